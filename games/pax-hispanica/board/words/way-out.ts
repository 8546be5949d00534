import type { BoardWords } from '@spanish-main/ui'
import { courseWhere } from '../../rules/courses.ts'
import type { Pax } from '../../rules/state.ts'
import { tables } from '../../rules/tables.ts'

type WayOut = NonNullable<BoardWords<Pax>['wayOut']>

/** Where a refusal says that something must be loaded first, the place to load it is shown; where no way leads, a course. */
export const wayOut: WayOut = (table, problem, target, say, name) =>
  loading(table, problem, target, say, name) ?? rounding(table, problem, target, say, name)

const loading: WayOut = ({ choices }, { rule, key }, _target, say, name) => {
  const load = choices.find(({ move }) => move === 'load' || move === 'bribe')
  if (load === undefined || key === 'no-way-to-europe' || (rule !== 'D4e' && rule !== 'F6c')) return undefined
  const site = load.args[load.domains.indexOf('site')]
  return { label: say('way-out.load', { site: name('site', site) }), show: [{ domain: 'site', value: site }] }
}

/** D4c, D4e. Round a current, or to where the Sargasso Sea begins: its last zone is shown, with the way there. */
const rounding: WayOut = ({ view, seat }, { key }, target, say, name) => {
  const wanted = (zone: number) => (key === 'no-way-to-europe' ? tables.europeFrom[zone] : zone === target?.value)
  if (key !== 'no-way-to-europe' && (key !== 'against-the-current' || target?.domain !== 'zone')) return undefined
  const course = courseWhere(view, seat, wanted)
  if (course === undefined) return undefined
  const zones = course.map(zone => name('zone', zone)).join(', ')
  return { label: say('way-out.course', { zones }), show: course.slice(-1).map(value => ({ domain: 'zone', value })) }
}
