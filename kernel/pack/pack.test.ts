import { describe, expect, test } from 'vitest'
import { canonicalJson, isOwnPack, packReader, playsWith, readPack, sentenceOf, stampOf } from './pack.ts'
import { type Leeway, sameAs } from './same-as.ts'
import { show } from './shape.ts'
import { tablesInUse } from './tables-in-use.ts'

const model = {
  title: 'Ours',
  ports: [
    { id: 'nassau', depth: 3, fort: null, trades: ['rum'] },
    { id: 'coro', depth: 2, fort: { guns: 4 }, trades: ['salt', 'rum'], shoal: true },
  ],
  scale: 0.5,
  years: [1600, 1620],
}

const errors = (change: object, leeway?: Leeway): string[] => {
  const result = readPack({ ...model, ...change }, sameAs(model, leeway))
  return result.ok ? [] : result.errors.map(sentenceOf)
}
const ports = (change: object) => ({ ports: [{ ...model.ports[0], ...change }, model.ports[1]] })

describe('a pack has the shape of its model', () => {
  test('the model itself, and another value of the same kind', () => {
    expect(errors({})).toEqual([])
    expect(errors({ ...ports({ depth: 9 }), scale: 0.7 })).toEqual([])
  })

  test.each([
    [{ title: 7 }, 'title: 7 is not a text'],
    [{ years: 1600 }, 'years: 1600 is not a list'],
    [{ years: [1600] }, 'years: has 1 entries, 2 are wanted'],
    [{ years: [1600, 1620.5] }, 'years.1: 1620.5 is not a whole number'],
    [{ scale: 'half' }, 'scale: "half" is not a number'],
    [{ mills: 3 }, 'mills: is not a field of a data pack'],
    [{ ports: [model.ports[1], model.ports[0]] }, 'ports.0.id: "coro" is not "nassau"'],
    [{ ports: [model.ports[0]] }, 'ports: has 1 entries, 2 are wanted'],
    [ports({ depth: null }), 'ports.0.depth: null is not a number'],
    [ports({ fort: 4 }), 'ports.0.fort: 4 is not null or an object'],
    [ports({ shoal: true }), 'ports.0.shoal: is not a field of a data pack'],
    [ports({ depth: [[[]]] }), 'ports.0.depth: a list of 1 is not a number'],
  ])('%j', (change, sentence) => expect(errors(change)).toContain(sentence))

  test('what a component lacks may be there as in another, where that is allowed', () => {
    const optional = (path: string) => path.endsWith('.shoal')
    expect(errors(ports({ shoal: false }), { optional })).toEqual([])
    expect(errors(ports({ shoal: 'deep' }), { optional })).toEqual(['ports.0.shoal: "deep" is not true or false'])
  })

  test('null is as good as what some component has instead; a list may be longer where that is allowed', () => {
    expect(errors(ports({ fort: { guns: 1 } }))).toEqual([])
    expect(errors(ports({ depth: null }), { nothing: path => path.endsWith('depth') })).toEqual([])
    expect(errors(ports({ trades: ['rum', 'salt', 'cocoa'] }), { anyLength: true })).toEqual([])
    expect(errors({ ports: [] }, { anyLength: true })).toEqual(['ports: has 0 entries, 2 are wanted'])
  })

  test('something missing is named, and so is what is no pack at all', () => {
    const { years: _, ...rest } = model
    const result = readPack(rest, sameAs(model))
    expect(result.ok ? [] : result.errors.map(sentenceOf)).toEqual(['years: is missing'])
    for (const value of [null, 7, [], 'pack']) expect(readPack(value, sameAs(model)).ok).toBe(false)
  })
})

test('a value of any depth can be spoken of', () => {
  let deep: unknown = 1
  for (let i = 0; i < 100_000; i++) deep = [deep]
  expect(show(deep)).toBe('a list of 1')
  expect(errors({ title: deep })).toEqual(['title: a list of 1 is not a text'])
})

test('a reader plays with what is right and says what is not, by its stamp whatever the order of its fields', () => {
  const turned = Object.fromEntries(Object.entries(model).reverse()) as typeof model
  expect(stampOf(turned)).toEqual(stampOf(model))
  expect(stampOf({ ...model, title: 'Mine' }).hash).not.toBe(stampOf(model).hash)
  expect(canonicalJson({ b: [1, { d: null, c: 'ż' }], a: undefined })).toBe('{"b":[1,{"c":"ż","d":null}]}')
  const read = packReader<typeof model, never>(
    value =>
      readPack<typeof model>(value, sameAs(model), (pack, report) => {
        if (pack.scale > 1) report('scale', 'is too large')
      }),
    (_pack, stamp) => ({ pack: stamp }) as never,
  )
  expect(read(model)).toEqual({ game: { pack: stampOf(model) } })
  expect(read({ ...model, scale: 2.5 })).toEqual({ errors: ['scale: is too large'] })
})

test('tables of two packs take turns in one object, and what is worked out from them is worked out once for each', () => {
  const [ours, theirs] = [{ ports: 3 }, { ports: 5 }]
  const { tables, use, perPack } = tablesInUse(ours)
  const worked: number[] = []
  const doubled = perPack(({ ports }) => {
    worked.push(ports)
    return 2 * ports
  })
  expect([tables.ports, doubled(), doubled()]).toEqual([3, 6, 6])
  use(theirs)
  expect([tables.ports, doubled(), doubled()]).toEqual([5, 10, 10])
  use(ours)
  expect([tables.ports, ours.ports, theirs.ports]).toEqual([3, 3, 5])
  expect(worked).toEqual([3, 5])
})

test('a pack that comes back as it went out is the game’s own, in a record and at the table; any other is not', () => {
  const own = stampOf(model)
  const changed = { ...model, scale: 0.6 }
  const other = stampOf(changed)
  expect(isOwnPack({ ownPack: model }, own)).toBe(true)
  expect(isOwnPack({ ownPack: model }, other)).toBe(false)
  expect(isOwnPack({}, own)).toBe(false)
  for (const [here, there, same] of [
    [undefined, undefined, true],
    [undefined, own, true],
    [own, undefined, true],
    [other, other, true],
    [undefined, other, false],
    [other, undefined, false],
    [other, own, false],
  ] as const) {
    expect(playsWith({ ownPack: model, ...(here === undefined ? {} : { pack: here }) }, there)).toBe(same)
  }
})
