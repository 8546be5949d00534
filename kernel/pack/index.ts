export {
  isOwnPack,
  type PackError,
  type PackResult,
  packReader,
  playsWith,
  type Report,
  readPack,
  sentenceOf,
  stampOf,
} from './pack.ts'
export { type Leeway, sameAs } from './same-as.ts'
export {
  between,
  type Check,
  exactly,
  fields,
  like,
  list,
  oneOf,
  record,
  show,
  text,
  truth,
  whole,
} from './shape.ts'
export { tablesInUse } from './tables-in-use.ts'
