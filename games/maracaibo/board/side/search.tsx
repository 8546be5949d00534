import type { BoardProps } from '@spanish-main/ui'
import { gainOf, hintIn, holes, objectOf, RED_HOLES } from '../../rules/mu7-search.ts'
import { hasModule } from '../../rules/players.ts'
import { FOUND, FREED, type Maracaibo, SEARCH } from '../../rules/state.ts'
import { rewardSigns, symbolSign } from '../art/effects.tsx'
import { numberSize, Signs } from '../art/signs.tsx'
import { sayReward, saySymbol } from '../words/effects.ts'
import { locationName, nameIn } from '../words/names.ts'

/** MU-7. The search card: two red spaces, then green ones; and where Luysa is. */
export function Search({ table, picking, act, say }: BoardProps<Maracaibo>) {
  const { view } = table
  if (!hasModule(view, SEARCH)) return undefined
  return (
    <>
      <h3>
        {view.luysa === FREED
          ? say('search.freed')
          : view.luysa === FOUND
            ? say('search.found', { place: locationName(say, view.luysaAt) })
            : say('search.hidden')}
      </h3>
      <div className="mb-search">
        {Array.from({ length: holes(view) }, (_, hole) => {
          const target = picking.targets.find(({ domain, value }) => domain === 'hole' && value === hole)
          const gain = gainOf(hole)
          const hint = hintIn(view, hole)
          const filled = hint >= 0 || view.covered.includes(hole)
          const removable = hint >= 0 && hole < RED_HOLES
          const className = `mb-hole ${hole < RED_HOLES ? 'mb-red' : 'mb-green'}${filled ? ' mb-filled' : ''}`
          const label = say('search.space', {
            hole: nameIn(say, 'hole', hole),
            gain: sayReward(say, gain),
            filled: removable ? 'object' : filled ? 'yes' : 'no',
            object: removable ? saySymbol(say, objectOf(hint)) : '',
          })
          const drawn = removable ? [symbolSign(objectOf(hint), 15)] : rewardSigns(gain, numberSize(15))
          const signs = <Signs drawings={drawn} height={15} />
          return target === undefined ? (
            <span key={hole} className={className} role="img" aria-label={label}>
              {signs}
            </span>
          ) : (
            <button
              key={hole}
              type="button"
              className={`${className} mb-lit`}
              aria-label={label}
              onClick={() => act.pick(target)}
            >
              {signs}
            </button>
          )
        })}
      </div>
    </>
  )
}
