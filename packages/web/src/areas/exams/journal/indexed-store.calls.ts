import {
  emptyShelf,
  mergedShelf,
  type Shelf,
} from '@residency/contract/areas/exams/journal/journal-store.rules'
import { storage } from '../../../platform/browser/storage.ts'
import { randomKey } from '../../../platform/calls/random-key.ts'
import { type DeviceStore, type Disk, PageJournal } from './device-store.rules.ts'

const NAME = 'exam-journal'
const [ATTEMPTS, EVENTS] = ['attempts', 'events'] as const

/** What is stored in addition to the events; older pages stored no `sure`. */
type Head = Omit<Shelf, 'events' | 'sure'> & { sure?: number }
const LAST_KEY = Number.MAX_SAFE_INTEGER

/** Browsers have left requests without any answer after a page was in the background. */
const LONGEST_WAIT_MS = 4000

const answered = <T>(request: IDBRequest<T>) =>
  new Promise<T>((done, fail) => {
    request.onsuccess = () => done(request.result)
    request.onerror = () => fail(request.error)
  })

function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_done, fail) => {
    timer = setTimeout(() => fail(new Error('the database does not answer')), LONGEST_WAIT_MS)
  })

  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

async function openDatabase(onLost: () => void): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1)

  request.onupgradeneeded = () => {
    request.result.createObjectStore(ATTEMPTS)
    request.result.createObjectStore(EVENTS)
  }

  const database = await inTime(answered(request))

  database.onversionchange = () => {
    database.close()
    onLost()
  }

  database.onclose = onLost

  return database
}

const headOf = ({ clientId, windowId, last, sure }: Shelf): Head => ({
  clientId,
  windowId,
  last,
  sure,
})

type Stores = { attempts: IDBObjectStore; events: IDBObjectStore; head: Head | undefined }

/**
 * The journal of an attempt in the browser's database: it outlives the page, and one window at a
 * time writes it.
 */
async function indexedDisk(attemptId: number, onLost: () => void): Promise<Disk> {
  const database = await openDatabase(onLost)
  const all = IDBKeyRange.bound([attemptId, 0], [attemptId, LAST_KEY])

  /** One transaction on disk when the answer is there; `work` only awaits requests of it. */
  const change = async <T>(work: (stores: Stores) => Promise<T>): Promise<T> => {
    const transaction = database.transaction([ATTEMPTS, EVENTS], 'readwrite', {
      durability: 'strict',
    })

    const done = new Promise<void>((settle, fail) => {
      transaction.oncomplete = () => settle()
      transaction.onabort = () => fail(transaction.error ?? new Error('aborted'))
    })

    done.catch(() => undefined) // It is awaited below, unless a request fails before.

    const [attempts, events] = [transaction.objectStore(ATTEMPTS), transaction.objectStore(EVENTS)]
    const head = (await answered(attempts.get(attemptId))) as Head | undefined
    const result = await work({ attempts, events, head })

    await done

    return result
  }

  const read = async ({ events, head }: Stores): Promise<Shelf | null> => {
    if (!head) return null

    const [keys, values] = [
      await answered(events.getAllKeys(all)),
      await answered(events.getAll(all)),
    ]

    const stored = keys.map(
      (key, index) => [(key as [number, number])[1], values[index] as string] as const,
    )

    return { ...emptyShelf(head.clientId), ...head, events: new Map(stored) }
  }

  const write = ({ attempts, events }: Stores, page: Shelf) => {
    events.delete(all)
    for (const [seq, sealed] of page.events) events.put(sealed, [attemptId, seq])
    attempts.put(headOf(page), attemptId)
  }

  /**
   * Only the window that claimed the journal last writes it; a journal that is gone is written by
   * the window that knows it.
   */
  const asWriter = (page: Shelf, work: (stores: Stores) => void) =>
    inTime(
      change(async (stores) => {
        const mayWrite = !stores.head || stores.head.windowId === page.windowId
        if (mayWrite) work(stores)

        return mayWrite
      }),
    )

  return {
    claim: (page, isOpening) =>
      inTime(
        change(async (stores) => {
          const stored = await read(stores)
          if (stored && stored.clientId !== page.clientId && !isOpening) return null

          const journal = mergedShelf(stored, page)

          if (stored?.events.size === journal.events.size)
            stores.attempts.put(headOf(journal), attemptId)
          else write(stores, journal)

          return journal
        }),
      ),
    append: (page, seq, sealed) =>
      asWriter(page, (stores) => {
        if (!stores.head) return write(stores, page)

        stores.events.put(sealed, [attemptId, seq])
        stores.attempts.put(headOf(page), attemptId)
      }),
    mark: (page) =>
      asWriter(page, (stores) => {
        if (!stores.head) write(stores, page)
        else stores.attempts.put(headOf(page), attemptId)
      }),
    replace: (page) => asWriter(page, (stores) => write(stores, page)),
    close: () => {
      database.onclose = null
      database.close()
    },
  }
}

const nameKey = (attemptId: number) => `exam-device.${attemptId}`

/**
 * Where this device stores an attempt: in the browser's database, and in the memory of the page.
 */
export const openDeviceStore = (attemptId: number, onChange: () => void): DeviceStore =>
  new PageJournal({
    openDisk: (onLost) => indexedDisk(attemptId, onLost),
    page: emptyShelf(storage.get(nameKey(attemptId)) ?? randomKey()),
    now: () => performance.now(),
    // Stored apart, so that a reload is no other device though the database was lost.
    onClaim: (clientId) => storage.set(nameKey(attemptId), clientId),
    onChange,
  })
