import type { Procedure } from '@spanish-main/kernel'
import type { HavenAction, MarketActionKind } from '../data/index.ts'
import type { Pax } from '../rules/state.ts'
import { ICON_NAMES } from '../rules/tables.ts'
import type { CardAction } from './action.ts'
import { apostasy, apostasyAction } from './apostasy.ts'
import { armada } from './armada.ts'
import { bible, bibleAction } from './bible.ts'
import { blackMarket, blackMarketAction } from './black-market.ts'
import { casa, casaAction } from './casa.ts'
import { disk, diskAction } from './disk.ts'
import { dove } from './dove.ts'
import { excommunication, excommunicationAction } from './excommunication.ts'
import { haven } from './haven.ts'
import { handOverPrivateer, letterOfMarque, letterOfMarqueAction } from './letter-of-marque.ts'
import { literacy, literacyAction } from './literacy.ts'
import { meltingPot, meltingPotAction } from './melting-pot.ts'
import { peninsularMarriage, peninsularMarriageAction } from './peninsular-marriage.ts'
import { reachPeerage } from './reach-peerage.ts'
import { relic, relicAction } from './relic.ts'
import { romance, romanceAction } from './romance.ts'
import { ship } from './ship.ts'
import { slaveRevolt, slaveRevoltAction } from './slave-revolt.ts'
import { slaveTrade, slaveTradeAction } from './slave-trade.ts'
import { swayPeerage } from './sway-peerage.ts'
import { swordFight, swordFightAction } from './sword-fight.ts'
import { tax, taxAction, taxAmount, taxPayment } from './tax.ts'
import { taxRevolt, taxRevoltAction } from './tax-revolt.ts'
import { voodoo, voodooAction } from './voodoo.ts'

/** RS. Every Action of the Market and Haven cards by its name. */
const BY_NAME: Readonly<Record<MarketActionKind | HavenAction, CardAction>> = {
  apostasy,
  armada,
  bible,
  'black-market': blackMarket,
  casa,
  disk,
  dove,
  excommunication,
  haven,
  'letter-of-marque': letterOfMarque,
  literacy,
  'melting-pot': meltingPot,
  'peninsular-marriage': peninsularMarriage,
  'reach-peerage': reachPeerage,
  relic,
  romance,
  ship,
  'slave-revolt': slaveRevolt,
  'slave-trade': slaveTrade,
  'sway-peerage': swayPeerage,
  'sword-fight': swordFight,
  tax,
  'tax-revolt': taxRevolt,
  voodoo,
}

/** The Actions by the index of their icon. */
export const ACTIONS: readonly CardAction[] = ICON_NAMES.map(name => BY_NAME[name as keyof typeof BY_NAME])

/** What the Actions ask: a Site, a nation, a space, a card. */
export const actionProcedures: readonly Procedure<Pax>[] = [
  apostasyAction,
  bibleAction,
  blackMarketAction,
  casaAction,
  diskAction,
  excommunicationAction,
  handOverPrivateer,
  letterOfMarqueAction,
  literacyAction,
  meltingPotAction,
  peninsularMarriageAction,
  relicAction,
  romanceAction,
  slaveRevoltAction,
  slaveTradeAction,
  swordFightAction,
  taxAction,
  taxAmount,
  taxPayment,
  taxRevoltAction,
  voodooAction,
]
