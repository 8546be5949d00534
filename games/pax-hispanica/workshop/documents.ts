// Pages of docs/ that are made from the sources of Pax Hispanica (npm run documents writes them).
import { renderProvenance } from '../data/index.ts'

export const documents: Readonly<Record<string, () => string>> = { 'provenance.md': renderProvenance }
