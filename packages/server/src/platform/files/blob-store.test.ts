import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { collect, inPieces, OBJECT_FORMS } from '../../testing/files/object-forms.ts'
import { openServer } from '../../testing/server/open-server.ts'
import { flipBit } from '../../testing/tampering.ts'
import { openDb } from '../db/connect/pool.ts'
import { type BlobStore, BlobTooLarge, blobStoreOn, SWEEP_LOCK } from './blob-store.ts'

const server = await openServer()
let storePool: ReturnType<typeof openDb>

beforeAll(async () => {
  storePool = openDb({ ...server.connection, max: 2 })
})

afterAll(() => storePool.pool.end())

describe.each(OBJECT_FORMS)('stored bytes %s', (_name, open) => {
  let form: Awaited<ReturnType<typeof open>>
  let blobs: BlobStore
  let owner: number

  beforeAll(async () => {
    form = await open()
    blobs = blobStoreOn(form.objects, server.keys.files, storePool.db)
    owner = (await server.as('teacher')).userId
  })

  afterAll(() => form.close())

  const put = (bytes: Buffer, options?: { encrypted?: boolean }) =>
    blobs.put(inPieces(bytes, 30_000), bytes.length, options)
  const read = (at: { storedAs: string; size: number }, range?: { start: number; end: number }) =>
    collect(blobs.read(at.storedAs, at.size, range))

  const hold = async (
    at: { storedAs: string; size: number; contentHash: string },
    key: string = randomBytes(8).toString('hex'),
  ) => {
    const row = {
      key,
      purpose: 'proof' as const,
      name: 'a.pdf',
      type: 'application/pdf',
      userId: owner,
      unreferredSince: server.clock.now,
    }

    await server.db
      .insertInto('files')
      .values({ ...row, size: at.size, contentHash: at.contentHash, storedAs: at.storedAs })
      .execute()

    return () => server.db.deleteFrom('files').where('key', '=', key).execute()
  }

  const anHourLater = () =>
    server.asOwner(`update blobs set keep_until = now() - interval '1 second'`)

  const isThere = async (storedAs: string) => {
    for await (const { name } of form.objects.list(''))
      if (name.endsWith(storedAs.replace('plain-', ''))) return true
    return false
  }

  test.each([0, 1, 65_535, 65_536, 65_537, 300_000])(
    '%i bytes are read as they were put, encrypted or not',
    async (size) => {
      const bytes = randomBytes(size)
      for (const encrypted of [true, false]) {
        const blob = await put(bytes, { encrypted })

        expect(blob).toMatchObject({
          size,
          contentHash: expect.stringMatching(/^k1:[0-9a-f]{64}$/),
        })

        expect((await read(blob)).equals(bytes)).toBe(true)
      }
    },
  )

  test('every range is the bytes of that range', async () => {
    const bytes = randomBytes(200_000)
    for (const encrypted of [true, false]) {
      const blob = await put(bytes, { encrypted })
      for (const [start, end] of [
        [0, 0],
        [0, 65_535],
        [65_535, 65_536],
        [70_000, 199_999],
        [199_999, 199_999],
        [131_072, 131_072],
      ] as const)
        expect(
          (await read(blob, { start, end })).equals(bytes.subarray(start, end + 1)),
          `${start}-${end}`,
        ).toBe(true)
    }
  })

  test('personal ones are stored encrypted, course material as it is', async () => {
    const canary = `canary-${randomBytes(8).toString('hex')}-`
    await put(Buffer.from(canary.repeat(5000)))
    expect(form.onDisk().includes(canary)).toBe(false)

    await put(Buffer.from(canary.repeat(5000)), { encrypted: false })
    expect(form.onDisk().includes(canary)).toBe(true)
  })

  test('more than allowed is refused and nothing stays', async () => {
    const bytes = randomBytes(100_000)
    const stored = () =>
      server.db.selectFrom('blobs').select('storedAs').orderBy('storedAs').execute()
    const before = await stored()

    await expect(blobs.put(inPieces(bytes), 99_999)).rejects.toThrow(BlobTooLarge)
    expect(await stored()).toEqual(before)
  })

  test('the same bytes of the same kind are stored once, also when they come at once', async () => {
    const bytes = randomBytes(50_000)

    const storedBlobs = await Promise.all([
      put(bytes),
      put(bytes),
      put(bytes),
      put(bytes, { encrypted: false }),
    ])

    expect(new Set(storedBlobs.map((k) => k.storedAs)).size).toBe(2)
    expect(new Set(storedBlobs.map((k) => k.contentHash)).size).toBe(1)

    const rows = await server.db
      .selectFrom('blobs')
      .select('storedAs')
      .where('contentHash', '=', storedBlobs[0]!.contentHash)
      .execute()

    expect(rows.length).toBe(2)
  })

  test('they leave after the last row that held them, not before', async () => {
    const bytes = randomBytes(1000)
    const blob = await put(bytes)
    const [first, second] = [await hold(blob), await hold(blob)]

    await anHourLater()
    await first()
    await blobs.remove(blob.storedAs)
    await blobs.sweep()
    expect((await read(blob)).equals(bytes)).toBe(true)

    await second()
    await blobs.sweep()
    expect(await isThere(blob.storedAs)).toBe(false)
    await expect(hold(blob)).rejects.toMatchObject({ code: '23503' })
    expect((await put(bytes)).storedAs).not.toBe(blob.storedAs)
  })

  test('what was put and is not wanted after all goes at once, unless somebody else put the same', async () => {
    const bytes = randomBytes(1000)
    const [mine, others] = [await put(bytes), await put(bytes)]

    await blobs.discard(mine.storedAs)
    expect(await isThere(mine.storedAs)).toBe(true)

    const remove = await hold(others)

    await blobs.discard(others.storedAs)
    expect(await isThere(others.storedAs)).toBe(true)

    await remove()
    await blobs.remove(others.storedAs)
    expect(await isThere(others.storedAs)).toBe(false)

    const alone = await put(bytes)

    await blobs.discard(alone.storedAs)
    expect(await isThere(alone.storedAs)).toBe(false)
  })

  test('a row that is rolled back changes nothing', async () => {
    const blob = await put(randomBytes(1000))
    const remove = await hold(blob)

    await anHourLater()

    const undone = server.db.transaction().execute(async (tx) => {
      await tx.deleteFrom('files').where('storedAs', '=', blob.storedAs).execute()
      // the row is still referenced by this transaction: the sweep removes it
      await blobs.remove(blob.storedAs)

      throw new Error('undone')
    })

    await expect(undone).rejects.toThrow('undone')

    await blobs.sweep()
    expect(await isThere(blob.storedAs)).toBe(true)

    await remove()
  })

  test('bytes that were just put stay although nobody holds them yet, also those that were there before', async () => {
    const bytes = randomBytes(1000)
    const blob = await put(bytes)

    await anHourLater()
    expect((await put(bytes)).storedAs).toBe(blob.storedAs)

    await blobs.remove(blob.storedAs)
    await blobs.sweep()
    expect((await read(blob)).equals(bytes)).toBe(true)

    await anHourLater()
    await blobs.sweep()
    expect(await isThere(blob.storedAs)).toBe(false)
  })

  test('the same bytes inside the transaction that just wrote a row for them do not wait for it', async () => {
    const bytes = randomBytes(1000)
    const blob = await put(bytes)

    await server.db.transaction().execute(async (tx) => {
      await tx
        .updateTable('blobs')
        .set({ size: 1000 })
        .where('storedAs', '=', blob.storedAs)
        .execute()
      expect((await put(bytes)).storedAs).not.toBe(blob.storedAs)
    })
  })

  test('a writer that died leaves nothing for ever', async () => {
    const storedAs = randomBytes(16).toString('hex')

    await server.db
      .insertInto('blobs')
      .values({ storedAs, isEncrypted: true, keepUntil: sql<Date>`now()` })
      .execute()

    await form.objects.write(`${storedAs.slice(0, 2)}/${storedAs}`, inPieces(randomBytes(10)))
    await anHourLater()
    await blobs.sweep()
    expect(await isThere(storedAs)).toBe(false)
  })

  test('nothing leaves while the sweeping lock is held (a backup)', async () => {
    const blob = await put(randomBytes(1000))
    await anHourLater()

    await server.db.transaction().execute(async (tx) => {
      await sql`select pg_advisory_xact_lock(${SWEEP_LOCK})`.execute(tx)
      expect(await blobs.sweep()).toBe(0)
      expect(await isThere(blob.storedAs)).toBe(true)
    })

    expect(await blobs.sweep()).toBeGreaterThan(0)
    expect(await isThere(blob.storedAs)).toBe(false)
  })

  test('changed, shortened and foreign bytes are not given out', async () => {
    const blob = await put(randomBytes(150_000))
    const at = `${blob.storedAs.slice(0, 2)}/${blob.storedAs}`
    const sealed = await collect(form.objects.read(at, 0, 1_000_000))

    for (const bad of [
      flipBit(sealed, 800_000),
      sealed.subarray(0, 100_000),
      sealed.subarray(0, 30),
      randomBytes(150_000),
    ]) {
      await form.objects.write(at, inPieces(bad))
      await expect(read(blob)).rejects.toThrow()
    }
  })
})
