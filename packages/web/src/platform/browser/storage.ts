/**
 * The browser's local storage. If it is full or not available (private windows, embedded views),
 * values are stored for this tab. Where that fails too, they are stored for this page. Nothing that
 * identifies a person is stored here unsealed.
 */
const TAB = 'unstored.'
const memory = new Map<string, string>()

/** What a storage answers; null where the browser forbids it. */
function ask<T>(work: () => T): T | null {
  try {
    return work()
  } catch {
    return null
  }
}

const isStored = (area: () => Storage, key: string, value: string) =>
  ask(() => {
    area().setItem(key, value)
    return true
  }) ?? false

const local = () => localStorage
const tab = () => sessionStorage

/** Forgets what was in memory because it could not be stored. */
function release(key: string) {
  memory.delete(key)
  ask(() => tab().removeItem(TAB + key))
}

export const storage = {
  get: (key: string): string | null =>
    memory.get(key) ?? ask(() => tab().getItem(TAB + key)) ?? ask(() => local().getItem(key)),

  /**
   * Stores a value, or else holds it as long as the tab or the page; true: it is stored and
   * outlives both.
   */
  set(key: string, value: string): boolean {
    const isLasting = storage.store(key, value)
    if (!isLasting && isStored(tab, TAB + key, value)) memory.delete(key)
    else if (!isLasting) memory.set(key, value)

    return isLasting
  },

  /** Stores a value or leaves everything as it is; true: it is stored. */
  store(key: string, value: string): boolean {
    const isLasting = isStored(local, key, value)
    if (isLasting) release(key)

    return isLasting
  },
  remove(key: string) {
    release(key)
    ask(() => local().removeItem(key))
  },
}

/** Prefix of unsent edits, sealed with a key of the server. */
export const DRAFTS = 'draft.'

/** Deletes all unsent edits, so that logging out leaves nothing behind. */
export function forgetDrafts() {
  const storedInTab = (ask(() => Object.keys(tab())) ?? [])
    .filter((name) => name.startsWith(TAB))
    .map((name) => name.slice(TAB.length))
  const names = [...memory.keys(), ...storedInTab, ...(ask(() => Object.keys(local())) ?? [])]
  for (const name of names) if (name.startsWith(DRAFTS)) storage.remove(name)
}

/** Reads JSON of this or an older version; unreadable values are ignored. */
export function readJson<T>(
  text: string | null,
  isRight: (value: unknown) => value is T,
): T | undefined {
  if (text === null) return undefined
  try {
    const value: unknown = JSON.parse(text)
    return isRight(value) ? value : undefined
  } catch {
    return undefined
  }
}
