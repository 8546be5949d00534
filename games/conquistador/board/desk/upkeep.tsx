import { type BoardProps, Button, WorkPanel } from '@spanish-main/ui'
import { friarsDue, upkeepOf } from '../../rules/6-upkeep.ts'
import { hexId } from '../../rules/geography.ts'
import { COLONIST, DETACHMENT } from '../../rules/posts.ts'
import { type Conquest, SHIPS } from '../../rules/state.ts'
import { SHIP_KINDS } from '../../rules/tables.ts'
import { keepPrice, priceFor } from '../../rules/treasury.ts'
import { Banner, Picture, Settlement } from '../art/pieces.tsx'
import { ShipPicture } from '../art/ships.tsx'
import { hexName } from '../names.ts'
import { useSprite } from '../sprite.ts'
import { Reckoning } from './reckoning.tsx'
import './desk.css'

type Props = BoardProps<Conquest>

/** 6.8. One bill: everything is kept unless it is struck off. */
export function Upkeep(props: Props) {
  useSprite()
  const { table, act, say } = props
  const { view, seat } = table
  const bill = upkeepOf(view, seat)
  const friars = friarsDue(view, seat)
  const problem = act.why('pay')
  return (
    <WorkPanel
      title={say('upkeep.title')}
      sub={say('upkeep.sub')}
      note={say('upkeep.pay', { n: bill + friars })}
      foot={
        <Button
          kind={problem === undefined ? 'primary' : 'impossible'}
          shortcut="⏎"
          data-first=""
          onClick={() => (problem === undefined ? void act.play('pay') : act.refuse(problem))}
        >
          {say('upkeep.pay', { n: bill + friars })}
        </Button>
      }
    >
      <div className="cq-stores">
        <table className="cq-bill">
          <tbody>
            {(
              [
                ['treasury', view.treasury[seat]],
                ['due', -bill],
                ['friars', -friars],
                ['after', view.treasury[seat] - bill - friars],
              ] as const
            ).map(([key, n]) => (
              <tr key={key} className={key === 'after' ? 'cq-sum' : ''}>
                <th scope="row">{say(`upkeep.${key}`)}</th>
                <td>{n < 0 ? `−${-n}` : n}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <Reckoning {...props} />
        <Posts {...props} />
        <Ships {...props} />
      </div>
    </WorkPanel>
  )
}

/** Something kept, its price, and the button that strikes one off. */
function Kept({
  act,
  say,
  text,
  what,
  n,
  price,
  children,
}: Props & { text: string; what: string; n: number; price: number; children: React.ReactNode }) {
  const problem = act.why(text)
  return (
    <li>
      {children}
      <span>
        <b>{what}</b>
        <small>{say('upkeep.each', { n, price })}</small>
      </span>
      <Button
        kind={problem === undefined ? 'plain' : 'impossible'}
        aria-label={say('upkeep.strike', { what })}
        onClick={() => (problem === undefined ? void act.play(text) : act.refuse(problem))}
      >
        {'−'}
      </Button>
    </li>
  )
}

function Posts(props: Props) {
  const { table, say } = props
  const { view, seat } = table
  const country = view.nation[seat]
  const price = (item: string) => priceFor(view, seat, keepPrice(item))
  const posts = view.postHex.flatMap((hex, i) => (view.postSeat[i] === seat ? [{ hex, i }] : []))
  if (posts.length === 0 && view.europeDets[seat] === 0) return null
  return (
    <section>
      <h3>{say('upkeep.posts')}</h3>
      <ul className="cq-shelf">
        {posts.flatMap(({ hex, i }) => [
          ...(view.colonists[i] > 0
            ? [
                <Kept
                  key={`${hex} c`}
                  {...props}
                  text={`dismiss colonist ${hexId(hex)}`}
                  what={`${say('men.colonist')}, ${hexName(say, hex)}`}
                  n={view.colonists[i]}
                  price={price('colonist')}
                >
                  <Picture>
                    <Settlement country={country} colonists={0} port={false} />
                  </Picture>
                </Kept>,
              ]
            : []),
          ...(view.dets[i] > 0
            ? [
                <Kept
                  key={`${hex} d`}
                  {...props}
                  text={`dismiss detachment ${hexId(hex)}`}
                  what={`${say('men.detachment')}, ${hexName(say, hex)}`}
                  n={view.dets[i]}
                  price={price('detachment')}
                >
                  <Picture>
                    <Banner country={country} n={view.dets[i]} />
                  </Picture>
                </Kept>,
              ]
            : []),
        ])}
        {view.europeDets[seat] > 0 && (
          <Kept
            {...props}
            text="dismiss-at-home"
            what={`${say('men.detachment')}, ${say('quay.title')}`}
            n={view.europeDets[seat]}
            price={price('detachment')}
          >
            <Picture>
              <Banner country={country} n={view.europeDets[seat]} />
            </Picture>
          </Kept>
        )}
      </ul>
    </section>
  )
}

function Ships(props: Props) {
  const { table, say } = props
  const { view, seat } = table
  const country = view.nation[seat]
  const price = (item: string) => priceFor(view, seat, keepPrice(item))
  const ships = Array.from({ length: SHIPS }, (_, i) => seat * SHIPS + i).filter(ship => view.shipKind[ship] >= 0)
  if (ships.length === 0) return null
  return (
    <section>
      <h3>{say('upkeep.ships')}</h3>
      <ul className="cq-shelf">
        {ships.flatMap(ship => {
          const kind = SHIP_KINDS[view.shipKind[ship]]
          const number = (ship % SHIPS) + 1
          const men = [COLONIST, DETACHMENT].map(each => (each === COLONIST ? view.shipColonists : view.shipDets)[ship])
          return [
            <Kept
              key={ship}
              {...props}
              text={`scrap ${number}`}
              what={say(`shipKind.${kind}`)}
              n={1}
              price={price(kind)}
            >
              <ShipPicture kind={view.shipKind[ship]} country={country} />
            </Kept>,
            ...(['colonist', 'detachment'] as const).flatMap((man, i) =>
              men[i] === 0
                ? []
                : [
                    <Kept
                      key={`${ship} ${man}`}
                      {...props}
                      text={`dismiss-aboard ${man} ${number}`}
                      what={`${say(`men.${man}`)}, ${say(`shipKind.${kind}`)}`}
                      n={men[i]}
                      price={price(man)}
                    >
                      <Picture>
                        {man === 'colonist' ? (
                          <Settlement country={country} colonists={0} port={false} />
                        ) : (
                          <Banner country={country} n={men[i]} />
                        )}
                      </Picture>
                    </Kept>,
                  ],
            ),
          ]
        })}
      </ul>
    </section>
  )
}
