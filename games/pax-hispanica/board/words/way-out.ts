import type { BoardWords } from '@spanish-main/ui'
import type { Pax } from '../../rules/state.ts'

/** Where a refusal says that something must be loaded first, the place to load it is shown. */
export const wayOut: NonNullable<BoardWords<Pax>['wayOut']> = ({ choices }, { rule }, _target, say, name) => {
  const load = choices.find(({ move }) => move === 'load' || move === 'bribe')
  if (load === undefined || (rule !== 'D4e' && rule !== 'F6c')) return undefined
  const site = load.args[load.domains.indexOf('site')]
  return { label: say('way-out.load', { site: name('site', site) }), show: [{ domain: 'site', value: site }] }
}
