/** Finds a sentence in the catalogues of the chosen language and fills in its parameters. */
export interface Say {
  (key: string, params?: Readonly<Record<string, string | number>>): string
  /** Whether the catalogues have this key. */
  has(key: string): boolean
}

/** The name of a thing in the chosen language. */
export type Name = (domain: string, value: number) => string
