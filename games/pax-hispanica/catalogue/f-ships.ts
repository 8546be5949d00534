import type { RuleEntry } from '@spanish-main/kernel'

/** Part F. Fleets, interdiction, sea battles, Cargo, and the Legality Table. */
export const ships = {
  Fa: {
    title: 'Fleet unity',
    says: 'All Galleons of a player are always in the same place. A new one joins the others in EUROPE or PIRATING.',
  },
  Fb: {
    title: 'Fleet correspondence',
    says: 'You always have exactly as many Galleons on the map as Ship cards in your Ship Slot.',
  },
  F1: {
    title: 'Interdiction',
    says: 'The interdictor shows and Discards the Haven card of the sea zone in which the other fleet is. A fleet of any Legality may do so; several candidates are asked in Player Order.',
  },
  F1a: {
    title: 'Surrender',
    says: 'Before tactics are chosen the interdicted fleet may surrender: all its Cargo is seized, and the pirates may sink those of its Ships that are themselves PLUNDER. The rest goes to PIRATING and its turn ends.',
  },
  F1b: {
    title: 'Interdicting again',
    says: 'A fleet may interdict as often as it likes in a sail year, always from PIRATING and with a matching Haven card each time.',
  },
  F1c: {
    title: 'After an interdiction',
    says: 'A fleet that surrendered goes to PIRATING. After a battle the fleets go where the Treasure sends them; a fleet that fled just sails on.',
  },
  F1d: {
    title: 'Where the fleets go',
    says: 'If the interdictors hold Treasure they must run for EUROPE and the phasing fleet goes to PIRATING; otherwise the phasing fleet sails on and they go to PIRATING. They may not interdict that fleet again until it has sailed at least one zone.',
  },
  F2: {
    title: 'Sea battle',
    says: 'A sea battle comes only from an interdiction. The treasure fleet picks flee, weather gage or boarding and the pirates weather gage or boarding, in secret; one round decides and land tokens take no part.',
  },
  F2a: {
    title: 'Flee',
    says: 'Only the treasure fleet may flee. Against boarding it escapes and sails on; against weather gage it is caught.',
  },
  F2b: {
    title: 'Weather gage and boarding',
    says: 'Same tactic: the side with more Ships sinks the enemy Flagship, and pirates still afloat seize the Cargo. Different tactics: the better Seamanship sinks the enemy Flagship, and the pirates seize the Cargo if they then have at least as many Ships.',
  },
  F2c: {
    title: 'Seizing Cargo',
    says: 'The pirates take every Relic and one Chest for each Galleon they have left with room; the other Chests are lost to the Pool. If no pirate is left either, all of it is lost.',
  },
  F2d: {
    title: 'Seized or drowned Meeples',
    says: 'An Indigenous goes to the Pool, and the pirates put a Slave Rebel on any vacant Rebel Site. A Citizen returns to its Reserves; its owner pays the pirates $1 or a Tax Rebel rises where its owner chooses (in the English edition, where the pirates choose).',
  },
  F2e: {
    title: 'Losing a Ship',
    says: 'The Flagship card is Discarded, one Galleon returns to the Reserves and a new Flagship is named. If the Cargo is not seized, only what no longer fits is lost, and the pirates choose what stays.',
  },
  'F2-matrix': {
    title: 'Outcome of a sea battle',
    says: 'Same tactic: pirates with more Ships sink and seize, with as many only seize, with fewer lose a Flagship and seize if a Ship is left. Different tactics: the better Seamanship sinks, and pirates seize with at least as many Ships after it; flee against gage: pirates sink, and seize if they began with at least as many.',
  },
  'F2-odds': {
    title: 'Printed odds',
    says: 'The survival odds of the rulebook are a check of the outcome table, which agrees with every printed chance to seize.',
    kind: 'definition',
    see: 'F2-matrix',
  },
  F3: {
    title: 'Meeples as Cargo',
    says: 'A fleet of any Legality may carry Meeples, one per Galleon instead of a Chest. One may be loaded only while some vacant Colony could take it, and none may go to EUROPE.',
  },
  F3a: {
    title: 'Enslaving',
    says: 'An Indigenous is enslaved by winning a land battle at its Tribal Site or Visita. It counts against the attack limit and is forbidden while there is no vacant Colony to take it to.',
  },
  F3b: {
    title: 'Emigrating',
    says: 'Without a battle you may load a Citizen of your own colour from a Cathedral, never from a Colony, for any vacant Colony. On delivery you pay the Pool if the Colony is yours; an opponent must accept and pays you what he can; for unplayed Spain the Pool pays you.',
  },
  'F3-unload': {
    title: 'Delivering Labor',
    says: 'In any sea zone the fleet may put a carried Meeple on a vacant Colony that touches the zone, whoever owns it. A Slave is delivered free of charge unless a deal says otherwise.',
  },
  F4: {
    title: 'Loading Treasure',
    says: 'Treasure of a Colony touching the zone is put on a Galleon without other Cargo; Relics need no room. Once aboard it can be unloaded only in EUROPE or by burying it.',
  },
  F4a: {
    title: 'Friendly Port',
    says: 'Each of your Colonies outside rebellious zones is a Friendly Port: there you load Chests and Relics freely, whatever your Legality.',
  },
  F4b: { title: 'Purple PLUNDER', says: 'For a PLUNDER fleet of player purple no Spanish Colony is a Friendly Port.' },
  F4c: {
    title: 'Loading Relics',
    says: 'Legal Export moves a Relic only out of a Friendly Port. Elsewhere it takes smuggling or Sacking; in the English edition Sacking with a PLUNDER Flagship.',
  },
  F4d: {
    title: 'Buried Treasure as a port',
    says: "A fleet that Discards the island's Haven card loads Treasure buried there as in a Friendly Port.",
    kind: 'definition',
    see: 'F6c',
  },
  F5a: {
    title: 'PLUNDER loads by force',
    says: 'Outside Friendly Ports a PLUNDER Flagship loads Treasure only by winning a land battle against the Colony.',
  },
  F5b: {
    title: 'SMUGGLER pays a bribe',
    says: "Outside Friendly Ports a SMUGGLER Flagship loads Treasure for $1 a piece, Chest and Relic apart, paid to the Colony's owner, who cannot refuse. For a Colony of your own colour or an unplayed one pay the Pool.",
  },
  F5c: {
    title: 'CONQUISTADOR and Spain',
    says: 'A CONQUISTADOR Flagship takes Chests freely from Spanish Colonies, rebellious or not, but Relics there only if the Colony is its Friendly Port. From non-Spanish Colonies it loads by Sacking.',
  },
  F5d: {
    title: 'PRIVATEER in War and Pax',
    says: 'In Pax a PRIVATEER Flagship takes Chests freely from every Colony outside rebellious zones; in War, and in a rebellious zone always, it loads by Sacking.',
  },
  F6a: {
    title: 'Chests for yourself',
    says: 'A fleet reaching EUROPE under a PLUNDER or SMUGGLER Flagship turns each Chest into $4 for its owner; the Chests go to the Pool.',
  },
  F6b: {
    title: 'Chests for the king',
    says: 'Under a CONQUISTADOR or PRIVATEER Flagship each Chest goes to the War Coffers, or to the Pool once they are full, and earns $2. If at least one entered the War Coffers you may then change Mercantilism by 1, between 1 and 6.',
  },
  F6c: {
    title: 'Burying Treasure',
    says: "Instead of going to EUROPE a fleet may end its turn by leaving any of its Treasure on the haven island of its zone; with all buried it goes to PIRATING. Any fleet there may later load from it on its own turn by Discarding that zone's Haven card.",
  },
  F6d: {
    title: 'Relics in EUROPE',
    says: 'For each Relic, under any Legality, choose: $8; keep it in your Coffers, where it counts as a Peerage; or return it to the Pool and add two Chests to the War Coffers.',
  },
  'LT-1': {
    title: 'Which land battles a Legality allows',
    says: 'Every Legality may enslave. PLUNDER may attack any Site, CONQUISTADOR only non-Spanish ones, PRIVATEER any Site in War or in a rebellious zone, SMUGGLER none.',
  },
  'LT-2': {
    title: 'How a Legality loads',
    says: 'In a Friendly Port freely; else PLUNDER by Sacking, SMUGGLER for a bribe, CONQUISTADOR freely from Spain (Chests) or by Sacking, PRIVATEER freely in Pax (Chests) or by Sacking in War. Any Legality loads by interdiction.',
    kind: 'definition',
    because: 'a summary of F4a to F5d',
  },
  'LT-3': {
    title: 'How a Legality unloads Chests',
    says: 'PLUNDER and SMUGGLER: $4 each. CONQUISTADOR and PRIVATEER: War Coffers, $2 each, then perhaps Mercantilism by 1.',
    kind: 'definition',
    because: 'a summary of F6a and F6b',
  },
  'LT-4': {
    title: 'How Relics are unloaded',
    says: 'The same three choices under every Legality.',
    kind: 'definition',
    see: 'F6d',
  },
} as const satisfies Record<string, RuleEntry>
