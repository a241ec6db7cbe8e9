/** The browser's local storage, or memory if it is disabled (private windows, embedded views). Nothing that identifies a person is stored here. */
const memory = new Map<string, string>()
const works = (() => {
  try {
    localStorage.setItem('probe', '1')
    localStorage.removeItem('probe')
    return true
  } catch {
    return false
  }
})()

export const storage = {
  get: (key: string): string | null => (works ? localStorage.getItem(key) : (memory.get(key) ?? null)),
  set(key: string, value: string) {
    if (!works) memory.set(key, value)
    else
      try {
        localStorage.setItem(key, value)
      } catch {
        memory.set(key, value) // Storage is full: the value lives as long as the page.
      }
  },
  remove(key: string) {
    memory.delete(key)
    if (works) localStorage.removeItem(key)
  },
}

/** Prefix of unsent edits, sealed with a key of the server. */
export const DRAFTS = 'draft.'
/** Deletes all unsent edits, so that logging out leaves nothing behind. */
export function forgetDrafts() {
  const names = works ? Object.keys(localStorage) : [...memory.keys()]
  for (const name of names) if (name.startsWith(DRAFTS)) storage.remove(name)
}

/** Reads JSON of this or an older version; unreadable values are ignored. */
export function readJson<T>(text: string | null, isRight: (value: unknown) => value is T): T | undefined {
  if (text === null) return undefined
  try {
    const value: unknown = JSON.parse(text)
    return isRight(value) ? value : undefined
  } catch {
    return undefined
  }
}
