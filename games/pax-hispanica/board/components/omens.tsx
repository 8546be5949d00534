import { RuleChip } from '@spanish-main/ui'
import { OMENS } from '../../data/index.ts'
import { Icon } from '../art/icon.tsx'
import { OMEN_ICONS } from '../art/icon-names.ts'
import { CertaintyMark } from './certainty-mark.tsx'
import { says } from './filter.ts'
import type { SectionProps } from './section.ts'
import { Thing, Things } from './things.tsx'

/** The Omens of the calendar, and at a table which of them have come. */
export function Omens({ view, atTable, say, words, onRule }: SectionProps) {
  const all = OMENS.map(({ id, years, source }) => {
    const when = years.map(String).join(', ')
    const come = atTable && years[0] <= view.year
    return { id, when, source, come, name: say(`omen.${id}.name`), text: say(`omen.${id}.text`) }
  })
  const found = all.filter(({ name, text, when }) => says(`${name} ${text} ${when}`, words))
  return (
    <Things count={found.length} say={say}>
      {found.map(({ id, name, text, when, source, come }) => (
        <Thing
          key={id}
          picture={<Icon name={OMEN_ICONS[id]} />}
          name={name}
          kind={come ? say('box.omen.come', { when }) : when}
          marks={
            <>
              <RuleChip id={`OM-${id}`} label={say('rule.open', { id: `OM-${id}` })} onOpen={onRule} />
              <CertaintyMark certainty={source.certainty} say={say} />
            </>
          }
        >
          <p>{text}</p>
        </Thing>
      ))}
    </Things>
  )
}
