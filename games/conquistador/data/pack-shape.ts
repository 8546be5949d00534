import type { Report } from './pack-type.ts'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Members that may be missing or be there: what tells one Area, person or discovery from another. */
const OPTIONAL = new Set(['e', 'w', 'n', 's', 'line', 'areas', 'naval', 'land', 'except', 'byLandOnly', 'notSolitaire'])

/** Reports where a value has not the shape of a model: the same members, lists of the same length, the same types. */
export function fits(value: unknown, model: unknown, path: string, report: Report): void {
  if (Array.isArray(model)) {
    if (!Array.isArray(value)) report(path, 'should be a list')
    else if (value.length !== model.length) report(path, `has ${value.length} entries, ${model.length} are wanted`)
    else for (const [i, each] of value.entries()) fits(each, model[i], join(path, i), report)
  } else if (isRecord(model)) {
    if (!isRecord(value)) report(path, 'should be an object')
    else fitsMembers(value, model, path, report)
  } else if (typeof value !== typeof model) report(path, `should be a ${typeof model}`)
  else if (typeof value === 'number' && !Number.isInteger(value)) report(path, `${value} should be a whole number`)
}

function fitsMembers(
  value: Record<string, unknown>,
  model: Record<string, unknown>,
  path: string,
  report: Report,
): void {
  for (const name of Object.keys(model)) {
    if (name in value) fits(value[name], model[name], join(path, name), report)
    else if (!OPTIONAL.has(name)) report(path, `${name} is missing`)
  }
  for (const name of Object.keys(value)) {
    if (!(name in model) && !OPTIONAL.has(name)) report(path, `nobody knows what ${name} is`)
  }
}

const join = (path: string, name: string | number): string => (path === '' ? `${name}` : `${path}.${name}`)
