import type { Condition } from '../../rules/g3-victory.ts'
import { kingsConditions, zumbasConditions } from '../../rules/h7-ends.ts'
import type { IconName } from '../art/icon-names.ts'
import { conditionName, Meter, Title, Tokens, type VictoryProps } from './victory.tsx'
import './victory.css'

/** H7. The solitaire game: what Ganga Zumba needs all at once, and what the Sun King needs one of. */
export function Alone({ view, say, onRule }: VictoryProps) {
  const sheet = { view, say, onRule }
  return (
    <section className="px-victories" aria-label={say('board.victories')}>
      <Needs {...sheet} icon="breaking-chain" who="ganga-zumba" rule="H7b" conditions={zumbasConditions(view)} />
      <Needs {...sheet} icon="sun" who="sun-king" rule="H7a" conditions={kingsConditions(view)} />
      <Tokens {...sheet} />
    </section>
  )
}

interface NeedsProps extends VictoryProps {
  readonly icon: IconName
  readonly who: 'ganga-zumba' | 'sun-king'
  readonly rule: string
  readonly conditions: readonly Condition[]
}

function Needs({ icon, who, rule, conditions, say, onRule }: NeedsProps) {
  const says = say(`board.alone.${who}`)
  return (
    <table className="px-alone">
      <caption>{says}</caption>
      <thead>
        <tr>
          <th scope="col" colSpan={2}>
            <Title icon={icon} name={say(`board.player.${who}`)} says={says} rule={rule} say={say} onRule={onRule} />
          </th>
        </tr>
      </thead>
      <tbody>
        {conditions.map(condition => (
          <tr key={condition.key}>
            <th scope="row">{conditionName(condition, say)}</th>
            <td className={condition.met ? 'px-met' : ''}>
              <Meter condition={condition} say={say} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
