import { type JournalStore, memoryStore, type Shelf } from '@residency/contract/areas/learning/taking/journal-store.rules'
import { randomKey } from '../../../platform/random-key.ts'
import { storage } from '../../../platform/storage.ts'

const NAME = 'exam-journal'
const [ATTEMPTS, EVENTS] = ['attempts', 'events'] as const
type Kept = { clientId: string; windowId: string | null; last: number }
const LAST_KEY = Number.MAX_SAFE_INTEGER

const answered = <T>(request: IDBRequest<T>) =>
  new Promise<T>((done, fail) => {
    request.onsuccess = () => done(request.result)
    request.onerror = () => fail(request.error)
  })
async function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1)
  request.onupgradeneeded = () => {
    request.result.createObjectStore(ATTEMPTS)
    request.result.createObjectStore(EVENTS)
  }
  const database = await answered(request)
  database.onversionchange = () => database.close()
  return database
}

/** The journal of an attempt in the browser's database: it outlives the page, and its numbers are given to one window at a time. */
function indexedStore(database: IDBDatabase, attemptId: number): JournalStore {
  const range = (after: number) => IDBKeyRange.bound([attemptId, after], [attemptId, LAST_KEY], true)
  /** One transaction on disk when the answer is there; `work` only awaits requests of it. */
  const change = async <T>(work: (kept: Kept, attempts: IDBObjectStore, events: IDBObjectStore) => Promise<T> | T): Promise<T> => {
    const transaction = database.transaction([ATTEMPTS, EVENTS], 'readwrite', { durability: 'strict' })
    const done = new Promise<void>((settle, fail) => {
      transaction.oncomplete = () => settle()
      transaction.onabort = () => fail(transaction.error ?? new Error('aborted'))
    })
    const [attempts, events] = [transaction.objectStore(ATTEMPTS), transaction.objectStore(EVENTS)]
    const known = (await answered(attempts.get(attemptId))) as Kept | undefined
    const result = await work(known ?? { clientId: randomKey(), windowId: null, last: 0 }, attempts, events)
    await done
    return result
  }
  const move = async (events: IDBObjectStore, from: number, to: number) => {
    const [keys, values] = [await answered(events.getAllKeys(range(from - 1))), await answered(events.getAll(range(from - 1)))]
    events.delete(range(from - 1))
    for (const [at, key] of keys.entries()) events.put(values[at], [attemptId, (key as [number, number])[1] - from + to])
  }
  return {
    claim: (windowId) =>
      change((kept, attempts) => {
        attempts.put({ ...kept, windowId }, attemptId)
        return { clientId: kept.clientId, last: kept.last }
      }),
    append: (windowId, sealed) =>
      change((kept, attempts, events) => {
        if (kept.windowId !== windowId) return null
        const last = kept.last + 1
        events.put(sealed, [attemptId, last])
        attempts.put({ ...kept, last }, attemptId)
        return last
      }),
    read: (after, most) =>
      change(async (kept, _, events) => {
        const [keys, values] = [await answered(events.getAllKeys(range(after), most)), await answered(events.getAll(range(after), most))]
        return { events: keys.map((key, at) => ({ seq: (key as [number, number])[1], sealed: values[at] as string })), last: kept.last }
      }),
    skipTo: (seq) => change((kept, attempts) => void (seq > kept.last && attempts.put({ ...kept, last: seq }, attemptId))),
    renumber: (from, to) =>
      change(async (kept, attempts, events) => {
        await move(events, from, to)
        attempts.put({ ...kept, last: Math.max(kept.last - from + to, to - 1) }, attemptId)
      }),
    drop: (seq) =>
      change(async (kept, attempts, events) => {
        events.delete([attemptId, seq])
        await move(events, seq + 1, seq)
        attempts.put({ ...kept, last: kept.last - 1 }, attemptId)
      }),
    forget: () => change((_kept, _attempts, events) => void events.delete(range(0))),
  }
}

/** The device keeps its name though it keeps nothing else, so that a reload is no other device. */
function shelfOf(attemptId: number): Shelf {
  const name = `exam-device.${attemptId}`
  const clientId = storage.get(name) ?? randomKey()
  storage.set(name, clientId)
  return { clientId, windowId: null, last: 0, events: new Map() }
}
export type DeviceStore = JournalStore & { isLasting: () => boolean }
/** Where this device keeps an attempt: in the browser's database, or, where it has none or it fails, in memory until the page is closed. */
export async function openDeviceStore(attemptId: number): Promise<DeviceStore> {
  const indexed = await openDatabase()
    .then((database) => indexedStore(database, attemptId))
    .catch(() => null)
  let failed: JournalStore | null = indexed ? null : memoryStore(shelfOf(attemptId))
  const known = { clientId: '', windowId: null as string | null, last: 0 }
  const inMemory = () => {
    failed ??= memoryStore({ ...(known.clientId ? known : shelfOf(attemptId)), windowId: known.windowId, events: new Map() })
    return failed
  }
  const sturdy = async <T>(work: (store: JournalStore) => Promise<T>): Promise<T> => {
    if (failed || !indexed) return work(inMemory())
    return work(indexed).catch(() => work(inMemory()))
  }
  return {
    isLasting: () => failed === null,
    async claim(windowId) {
      known.windowId = windowId
      const claimed = await sturdy((store) => store.claim(windowId))
      return Object.assign(known, claimed)
    },
    async append(windowId, sealed) {
      const seq = await sturdy((store) => store.append(windowId, sealed))
      known.last = Math.max(known.last, seq ?? 0)
      return seq
    },
    read: (after, most) => sturdy((store) => store.read(after, most)),
    skipTo: (seq) => sturdy((store) => store.skipTo(seq)),
    renumber: (from, to) => sturdy((store) => store.renumber(from, to)),
    drop: (seq) => sturdy((store) => store.drop(seq)),
    forget: () => sturdy((store) => store.forget()),
  }
}
