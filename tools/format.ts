// Rewrites the sources in the house style and applies Biome's safe fixes.
import { biome, execute } from './programs.ts'

if (import.meta.main) process.exitCode = await execute(biome('check', '--write'))
