/** An event as a device keeps it: numbered, sealed. */
type StoredEvent = { seq: number; sealed: string }
/** Where a device keeps the journal of one attempt. Every call is whole or not done at all, also with several windows at once. */
export type JournalStore = {
  /** Makes this window the one that writes; the name of the device is made once. `last`: the last number that was given. */
  claim: (windowId: string) => Promise<{ clientId: string; last: number }>
  /** Numbers and keeps an event; null: another window writes now. */
  append: (windowId: string, sealed: string) => Promise<number | null>
  /** Events after a number, and the last number that was given. */
  read: (after: number, most: number) => Promise<{ events: StoredEvent[]; last: number }>
  /** Numbers up to here are taken. */
  skipTo: (seq: number) => Promise<void>
  /** Gives the events from a number on new numbers, from another one on. */
  renumber: (from: number, to: number) => Promise<void>
  /** Forgets one event; those after it move up. */
  drop: (seq: number) => Promise<void>
  /** Forgets the attempt. */
  forget: () => Promise<void>
}

export type Shelf = { clientId: string; windowId: string | null; last: number; events: Map<number, string> }
/** The events from a number on, renumbered from another one on. */
function renumbered({ events, last, ...shelf }: Shelf, from: number, to: number): Shelf {
  const moved = [...events].map(([seq, sealed]) => [seq < from ? seq : seq - from + to, sealed] as const)
  return { ...shelf, events: new Map(moved), last: Math.max(last - from + to, to - 1) }
}

/** A journal in memory: it ends with the page. For browsers that keep nothing, and for tests. `shelf` may be shared by windows. */
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
    async read(after, most) {
      const events: StoredEvent[] = []
      for (let seq = after + 1; seq <= shelf.last && events.length < most; seq++) {
        const sealed = shelf.events.get(seq)
        if (sealed !== undefined) events.push({ seq, sealed })
      }
      return { events, last: shelf.last }
    },
    async skipTo(seq) {
      shelf.last = Math.max(shelf.last, seq)
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
