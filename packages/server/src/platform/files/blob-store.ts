import { createHmac } from 'node:crypto'
import { Readable } from 'node:stream'
import { sql } from 'kysely'
import type { KeyRing } from '../crypto/keys.ts'
import { newOpaqueId } from '../crypto/tokens.ts'
import type { Db } from '../db/connect/pool.ts'
import { tryLock } from '../db/try-lock.ts'
import { openSealed, seal } from './frames.ts'
import type { Objects } from './objects.ts'
import { ObjectMissing } from './storage-errors.ts'

declare module '../http/ctx.ts' {
  interface Services {
    blobs: BlobStore
  }
}

/**
 * Bytes at rest under opaque names, with range reads. Identical bytes of one kind are stored once.
 * Rows reference them (counted by the triggers `hold_blobs`); unreferenced bytes are swept: see
 * docs/decisions/0012.
 */
export type BlobStore = {
  /**
   * Stores a stream, encrypted unless requested otherwise; throws BlobTooLarge before more than
   * `maxBytes` are stored. The caller has one hour to write the referencing row or to `discard` the
   * bytes; after that they are swept.
   */
  put(
    bytes: AsyncIterable<Buffer>,
    maxBytes: number,
    options?: { encrypted?: boolean },
  ): Promise<{ storedAs: string; size: number; contentHash: string }>

  /** Bytes `start` to `end` (both inclusive); everything without a range. */
  read(storedAs: string, size: number, range?: { start: number; end: number }): Readable

  /**
   * Withdraws a `put`: removes the bytes at once unless another row references them or another call
   * stored the same.
   */
  discard(storedAs: string): Promise<void>

  /**
   * Removes the bytes at once if nothing references or has just stored them; otherwise the sweep
   * does after the last reference is gone.
   */
  remove(storedAs: string): Promise<void>

  /**
   * Writes the next bytes after `storedAs` that lie under a former key under the current one. Returns
   * their name, and whether the store has lost them; null: no further bytes are free to be written.
   */
  resealNext(storedAs: string): Promise<{ storedAs: string; isLost: boolean } | null>

  /**
   * Removes unreferenced bytes; one process at a time, never during a backup. Returns the count.
   */
  sweep(): Promise<number>
}

export class BlobTooLarge extends Error {}

/** Held while no bytes may be removed from the store. */
export const SWEEP_LOCK = 7_203_120
const PLAIN = 'plain-'
const AT_ONCE = 200
const isLockTimeout = (e: unknown) => (e as { code?: string }).code === '55P03'

/** Object name of the bytes, spread over folders. Unencrypted objects are marked in their name. */
export function objectOf(storedAs: string): string {
  if (!/^(plain-)?[0-9a-f]{32}$/.test(storedAs)) throw new Error('not a name of stored bytes')
  if (!storedAs.startsWith(PLAIN)) return `${storedAs.slice(0, 2)}/${storedAs}`

  const id = storedAs.slice(PLAIN.length)

  return `plain/${id.slice(0, 2)}/${id}`
}

/**
 * The blob store on its objects. `db` needs its own connections: storing bytes inside a transaction
 * must not wait for that transaction's connection.
 */
export function blobStoreOn(objects: Objects, ring: KeyRing, db: Db): BlobStore {
  const read = (storedAs: string) => (start: number, end: number) =>
    objects.read(objectOf(storedAs), start, end)

  async function* readPlain(storedAs: string, range: { start: number; end: number }) {
    let missing = range.end - range.start + 1
    for await (const chunk of read(storedAs)(range.start, range.end)) {
      missing -= chunk.length
      yield chunk
    }

    if (missing > 0) throw new Error('a stored file is cut short')
  }

  /** If the same bytes exist, extends their lease by an hour; otherwise stores the new ones. */
  async function settle(
    storedAs: string,
    encrypted: boolean,
    contentHash: string,
    size: number,
  ): Promise<string> {
    const lease = {
      leases: sql<number>`leases + 1`,
      keepUntil: sql<Date>`greatest(keep_until, now() + interval '1 hour')`,
    }

    const keepNew = (tx: Db) =>
      tx
        .updateTable('blobs')
        .set({ contentHash, size, keepUntil: sql<Date>`now() + interval '1 hour'` })
        .where('storedAs', '=', storedAs)
        .execute()

    const turn = db.transaction().execute(async (tx) => {
      await sql`set local lock_timeout = '2s'`.execute(tx)
      await sql`select pg_advisory_xact_lock(hashtextextended(${contentHash}, 0))`.execute(tx)

      const same = tx
        .selectFrom('blobs')
        .select('storedAs')
        .where('contentHash', '=', contentHash)
        .where('isEncrypted', '=', encrypted)

      // checks the row again: a sweep may have removed it while we waited for the lock
      const leaseUpdate = tx
        .updateTable('blobs')
        .set(lease)
        .where('storedAs', '=', same.limit(1))
        .where('contentHash', '=', contentHash)
        .returning('storedAs')

      const there = await leaseUpdate.executeTakeFirst()
      if (!there) await keepNew(tx)

      return there?.storedAs ?? storedAs
    })

    return turn.catch(async (e) => {
      if (!isLockTimeout(e)) throw e

      // a transaction referencing the same bytes is still open, perhaps the caller's own: store a
      // second copy
      await keepNew(db)

      return storedAs
    })
  }

  async function drop(storedAs: readonly string[]) {
    for (const name of storedAs) await objects.remove(objectOf(name))
    if (storedAs.length) await db.deleteFrom('blobs').where('storedAs', 'in', storedAs).execute()

    return storedAs.length
  }

  /**
   * Marks the rows, removes the bytes, then the rows, so that the next sweep can continue after a
   * crash.
   */
  async function sweep(only?: string) {
    const leaving = await db.transaction().execute(async (tx) => {
      if (!(await tryLock(tx, SWEEP_LOCK))) return []

      let unheld = tx.selectFrom('blobs').select('storedAs').where('refs', '=', 0)

      unheld = unheld.where((e) =>
        e.or([e('leases', '=', 0), e('keepUntil', '<', sql<Date>`now()`)]),
      )

      if (only) unheld = unheld.where('storedAs', '=', only)

      return tx
        .updateTable('blobs')
        .set({ contentHash: null })
        .where(
          'storedAs',
          'in',
          unheld.orderBy('keepUntil').limit(AT_ONCE).forUpdate().skipLocked(),
        )
        .returning('storedAs')
        .execute()
    })

    return drop(leaving.map((row) => row.storedAs))
  }

  /** The next bytes under a former key, held for an hour so that no sweep removes them meanwhile. */
  async function holdFormer(after: string) {
    const next = db
      .selectFrom('blobs')
      .select('storedAs')
      .where('storedAs', '>', after)
      .where('isEncrypted', '=', true)
      .where('contentHash', 'is not', null)
      .where('contentHash', 'not like', `${ring.current}:%`)
      .orderBy('storedAs')
      .limit(1)
      .forUpdate()
      .skipLocked()

    return db
      .updateTable('blobs')
      .set({
        leases: sql<number>`leases + 1`,
        keepUntil: sql<Date>`greatest(keep_until, now() + interval '1 hour')`,
      })
      .where('storedAs', 'in', next)
      .returning(['storedAs', 'size', 'contentHash'])
      .executeTakeFirst()
  }

  async function reseal(storedAs: string, size: number): Promise<string> {
    const hash = createHmac('sha256', ring.keys.get(ring.current)!)

    const plain = async function* () {
      for await (const chunk of openSealed(
        read(storedAs),
        size,
        { start: 0, end: size - 1 },
        ring,
      )) {
        hash.update(chunk)
        yield chunk
      }
    }

    const { current } = ring
    await objects.write(objectOf(storedAs), seal(plain(), ring))

    return `${current}:${hash.digest('hex')}`
  }

  return {
    async resealNext(after) {
      const lockedBlob = await holdFormer(after)
      if (!lockedBlob) return null

      const { storedAs, size, contentHash: former } = lockedBlob
      // Bytes that the store has lost are named by every backup; they stop no other.
      const contentHash = await reseal(storedAs, Number(size)).catch((error) => {
        if (error instanceof ObjectMissing) return former
        throw error
      })

      await db
        .updateTable('blobs')
        .set({ contentHash, leases: sql<number>`greatest(leases - 1, 0)` })
        .where('storedAs', '=', storedAs)
        .where('contentHash', '=', former)
        .execute()

      return { storedAs, isLost: contentHash === former }
    },
    async put(bytes, maxBytes, { encrypted = true } = {}) {
      const storedAs = `${encrypted ? '' : PLAIN}${newOpaqueId()}`

      // the row is written first: bytes without a row would never be found
      const row = {
        storedAs,
        isEncrypted: encrypted,
        leases: 1,
        keepUntil: sql<Date>`now() + interval '1 day'`,
      }

      await db.insertInto('blobs').values(row).execute()

      const hash = createHmac('sha256', ring.keys.get(ring.current)!)
      let size = 0

      const measured = async function* () {
        for await (const chunk of bytes) {
          size += chunk.length
          if (size > maxBytes) throw new BlobTooLarge()

          hash.update(chunk)
          yield chunk
        }
      }

      try {
        await objects.write(objectOf(storedAs), encrypted ? seal(measured(), ring) : measured())

        const contentHash = `${ring.current}:${hash.digest('hex')}`
        const finalStoredAs = await settle(storedAs, encrypted, contentHash, size)
        if (finalStoredAs !== storedAs) await drop([storedAs])

        return { storedAs: finalStoredAs, size, contentHash }
      } catch (e) {
        await drop([storedAs]).catch(() => {}) // the sweep removes it
        throw e
      }
    },
    read: (storedAs, size, range = { start: 0, end: size - 1 }) =>
      Readable.from(
        storedAs.startsWith(PLAIN)
          ? readPlain(storedAs, range)
          : openSealed(read(storedAs), size, range, ring),
      ),
    async discard(storedAs) {
      // a locked row belongs to an open transaction, perhaps the caller's own
      const free = db
        .selectFrom('blobs')
        .select('storedAs')
        .where('storedAs', '=', storedAs)
        .forUpdate()
        .skipLocked()

      await db
        .updateTable('blobs')
        .set({ leases: sql<number>`greatest(leases - 1, 0)` })
        .where('storedAs', 'in', free)
        .execute()

      await sweep(storedAs)
    },
    remove: async (storedAs) => void (await sweep(storedAs)),
    async sweep() {
      let count = 0
      for (let last = AT_ONCE; last === AT_ONCE; count += last) last = await sweep()

      return count
    },
  }
}
