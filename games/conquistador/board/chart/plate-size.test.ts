import { describe, expect, it } from 'vitest'
import { AREAS } from '../../data/index.ts'
import english from '../../text/components.en.json' with { type: 'json' }
import polish from '../../text/components.pl.json' with { type: 'json' }
import { AREA_LABELS } from './layout.ts'
import { stripOf } from './plate-size.ts'

/** The farthest zoom that shows plates; lettering is enlarged there so that it stays legible. */
const FAR = 0.6
const ENLARGED = 1.26 / FAR
/** What a spaced capital takes, and a name with its strip, above and below the line. */
const [LETTER, ABOVE, BELOW] = [9.4, 12, 15]

describe('the plates of the Areas', () => {
  for (const [language, texts] of Object.entries({ english, polish }))
    it(`keep apart at every zoom, in ${language}`, () => {
      const boxes = AREAS.map(({ id, native }, area) => {
        const [x, y] = AREA_LABELS[area]
        const letters = (texts as Record<string, string>)[`area.${id}.name`].length
        const half = (ENLARGED * Math.max(letters * LETTER, stripOf(area, native, 0).width)) / 2
        return { id, left: x - half, right: x + half, top: y - ABOVE * ENLARGED, bottom: y + BELOW * ENLARGED }
      })
      const clashes = boxes.flatMap((one, i) =>
        boxes
          .slice(i + 1)
          .filter(
            other =>
              Math.min(one.right, other.right) > Math.max(one.left, other.left) &&
              Math.min(one.bottom, other.bottom) > Math.max(one.top, other.top),
          )
          .map(other => `${one.id} ${other.id}`),
      )
      expect(clashes).toEqual([])
    })
})
