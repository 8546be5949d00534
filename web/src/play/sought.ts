/** Without capitals and marks: whoever looks for Merida or Lodz finds Mérida and Łódź. */
const plain = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l')

/** Whether a name is meant by what somebody has typed of it: of every word typed, one of its words begins so. */
export function isSought(name: string, typed: string): boolean {
  const words = plain(name).split(/[^\p{L}\p{N}]+/u)
  return plain(typed)
    .split(/[^\p{L}\p{N}]+/u)
    .every(part => words.some(word => word.startsWith(part)))
}
