/**
 * An event as a device stores it: numbered, sealed. No two sealed texts are equal, so that a sealed
 * text names its event with any number.
 */
type JournalRow = { seq: number; sealed: string }

/**
 * Where a device stores the journal of one attempt. Every call is done completely or not at all,
 * also with several windows.
 */
export type JournalStore = {
  /** Makes this window the one that writes; the name of the device is made once. */
  claim: (windowId: string) => Promise<Pick<Shelf, 'clientId' | 'last'>>

  /** Numbers and stores an event; null: another window writes now. */
  append: (windowId: string, sealed: string) => Promise<number | null>

  /**
   * Events after a number, the last number that was given, and up to where the server has
   * acknowledged them.
   */
  read: (
    after: number,
    most: number,
  ) => Promise<{ events: JournalRow[]; last: number; sure: number }>

  /** The server has acknowledged the events up to `sure`; numbers up to `taken` are taken. */
  mark: (sure: number, taken: number) => Promise<void>

  /** Gives the events from a number on new numbers, from another one on. */
  renumber: (from: number, to: number) => Promise<void>

  /** Forgets one event; those after it move up. */
  drop: (seq: number) => Promise<void>

  /** Forgets the attempt. */
  forget: () => Promise<void>
}

/**
 * `last`: the last number that was given. `sure`: the server has acknowledged the events up to
 * here, each as it is.
 */
export type Shelf = {
  clientId: string
  windowId: string | null
  last: number
  sure: number
  events: Map<number, string>
}

export const emptyShelf = (clientId: string): Shelf => ({
  clientId,
  windowId: null,
  last: 0,
  sure: 0,
  events: new Map(),
})

/** The events from a number on, renumbered from another one on. */
function renumbered({ events, last, ...shelf }: Shelf, from: number, to: number): Shelf {
  const moved = [...events].map(
    ([seq, sealed]) => [seq < from ? seq : seq - from + to, sealed] as const,
  )

  return { ...shelf, events: new Map(moved), last: Math.max(last - from + to, to - 1) }
}

/**
 * What is stored and what only the page knows, as one journal that the page continues with. Events
 * are compared, not their numbers: one that is not stored and not acknowledged has its number where
 * that is free, and is added at the end otherwise.
 */
export function mergedShelf(stored: Shelf | null, page: Shelf): Shelf {
  if (!stored) return page
  if (page.events.size === 0) return { ...stored, windowId: page.windowId }

  const isSameDevice = stored.clientId === page.clientId
  const names = new Set(stored.events.values())

  const missing = [...page.events].filter(([seq, sealed]) => {
    const isNew = isSameDevice && seq > stored.last
    return !names.has(sealed) && (isNew || seq > page.sure)
  })

  const events = new Map(stored.events)
  let last = isSameDevice ? Math.max(stored.last, page.sure) : stored.last

  for (const [seq, sealed] of missing.sort(([a], [b]) => a - b)) {
    const isFree = isSameDevice && seq > stored.last && !events.has(seq)
    const number = isFree ? seq : last + 1

    events.set(number, sealed)
    last = Math.max(last, number)
  }

  // What only one of them calls acknowledged is sent again: the server stores nothing twice.
  const sure = isSameDevice ? Math.min(stored.sure, page.sure) : stored.sure

  return { clientId: stored.clientId, windowId: page.windowId, last, sure, events }
}

/**
 * A journal in memory: it ends with the page. Holds what is not stored yet; also for tests. `shelf`
 * may be shared by windows.
 */
export function memoryStore(shelf: Shelf): JournalStore {
  return {
    async claim(windowId) {
      shelf.windowId = windowId
      return { clientId: shelf.clientId, last: shelf.last }
    },
    async append(windowId, sealed) {
      if (shelf.windowId !== windowId) return null

      shelf.last += 1
      shelf.events.set(shelf.last, sealed)

      return shelf.last
    },
    async read(after, max) {
      const events: JournalRow[] = []
      for (let seq = after + 1; seq <= shelf.last && events.length < max; seq++) {
        const sealed = shelf.events.get(seq)
        if (sealed !== undefined) events.push({ seq, sealed })
      }

      return { events, last: shelf.last, sure: shelf.sure }
    },
    async mark(sure, taken) {
      shelf.sure = sure
      shelf.last = Math.max(shelf.last, taken)
    },
    async renumber(from, to) {
      Object.assign(shelf, renumbered(shelf, from, to))
    },
    async drop(seq) {
      shelf.events.delete(seq)
      Object.assign(shelf, renumbered(shelf, seq + 1, seq))
    },
    async forget() {
      shelf.events.clear()
    },
  }
}
