// What this browser remembers between visits. A browser may forbid it; then nothing is remembered and all works.

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Forgotten at the end of the visit.
  }
}
