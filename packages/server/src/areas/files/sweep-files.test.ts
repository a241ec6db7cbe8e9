import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { UploadedFile } from '@residency/contract/areas/files/upload.contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newOpaqueId } from '../../platform/crypto/tokens.ts'
import { folderObjects } from '../../platform/files/folder-objects.ts'
import { stagingOn } from '../../platform/files/staging.ts'
import { mp4, pdf } from '../../testing/files/file-samples.ts'
import { fieldsOf, type Upload } from '../../testing/files/simple-uploader.ts'
import { diskNow } from '../../testing/measured-time.ts'
import { openServer, type TestServer } from '../../testing/server/open-server.ts'
import { sweepFiles } from './sweep-files.ts'

let server: TestServer
const folder = mkdtempSync(join(tmpdir(), 'residency-sweep-'))

const staging = stagingOn(folderObjects(folder), {
  current: 'k1',
  keys: new Map([['k1', randomBytes(32)]]),
})

beforeAll(async () => {
  server = await openServer({ services: { staging } })
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

const later = (hours: number) => {
  server.clock.now = new Date(server.clock.now.getTime() + hours * 3_600_000)
}

const sweep = () =>
  sweepFiles({ db: server.db, blobs: server.blobs, staging, now: () => server.clock.now })

const staged = async () => {
  const ids: string[] = []
  for await (const { id } of staging.list()) ids.push(id)

  return ids
}

const keys = async () =>
  (await server.db.selectFrom('files').select('key').execute()).map((file) => file.key)

test('a file without a record is removed after a day, with its bytes; one with a record stays', async () => {
  const student = await server.as('student')

  const upload = async () =>
    (
      await student.form('/fileOperation/attachment', {
        file: { filename: 'a.pdf', content: pdf() },
      })
    ).data as UploadedFile

  const [free, attached] = [await upload(), await upload()]

  await server.db
    .updateTable('files')
    .set({ recordKind: 'leave', recordId: 1, unreferredSince: null })
    .where('key', '=', attached.filePath)
    .execute()

  later(23)
  expect(await sweep()).toMatchObject({ files: 0 })

  later(2)
  expect(await sweep()).toMatchObject({ files: 1 })
  expect(
    await (await server.as('student')).get(`/fileOperation?filePath=${free.filePath}`),
  ).toMatchObject({ status: 404 })
  expect(await keys()).toEqual([attached.filePath])
})

test('several processes that sweep at once share the work', async () => {
  const { userId } = await server.db
    .selectFrom('sessions')
    .select('userId')
    .executeTakeFirstOrThrow()

  const rows = Array.from({ length: 250 }, () => ({
    key: newOpaqueId(),
    purpose: 'attachment' as const,
    name: 'x',
    type: 'application/pdf',
    size: 1,
    contentHash: 'x',
    storedAs: newOpaqueId(),
    userId,
    unreferredSince: new Date(0),
  }))

  // these rows have no bytes in the store
  await server.asOwner('alter table files disable trigger user')
  await server.db.insertInto('files').values(rows).execute()

  const swept = await Promise.all([sweep(), sweep(), sweep()])

  await server.asOwner('alter table files enable trigger user')
  expect(swept.reduce((sum, result) => sum + result.files, 0)).toBe(250)
})

test('an upload without a new chunk for a day is over and its bytes are gone; one that continues is not', async () => {
  const teacher = await server.as('teacher')

  const film = (name: string): Upload => ({
    name,
    size: 3_000,
    read: () => mp4(1000),
    chunkSize: 1000,
    query: { purpose: 'course' },
  })

  const send = (name: string, index: number) =>
    teacher.form('/fileOperation/chunk', {
      ...Object.fromEntries(fieldsOf(film(name), index)),
      file: { filename: name, content: mp4(1000) },
    })

  await send('a.mp4', 0)
  await send('b.mp4', 0)
  expect(await staged()).toHaveLength(2)

  later(20)

  await server.db
    .updateTable('sessions')
    .set({ createdAt: server.clock.now, lastUsedAt: server.clock.now })
    .execute()

  expect((await send('b.mp4', 1)).status).toBe(200)

  later(5)
  expect(await sweep()).toMatchObject({ uploads: 1 })
  expect(
    (await server.db.selectFrom('uploads').select('name').execute()).map((upload) => upload.name),
  ).toEqual(['b.mp4'])
  expect(await staged()).toHaveLength(1)
})

test('an upload whose first chunk never came is over after ten minutes, and takes no room any more', async () => {
  await server.db.deleteFrom('uploads').execute()

  const teacher = await server.as('teacher')

  const film: Upload = {
    name: 'c.mp4',
    size: 3_000,
    read: () => mp4(1000),
    chunkSize: 1000,
    query: { purpose: 'course' },
  }

  const room = async () =>
    ((await teacher.get('/fileOperation/room')).data as { used: number }).used
  const before = await room()
  // shorter than announced: upload begun, nothing stored
  const file = { filename: 'c.mp4', content: randomBytes(900) }

  expect(
    (await teacher.form('/fileOperation/chunk', { ...Object.fromEntries(fieldsOf(film, 0)), file }))
      .status,
  ).toBe(400)

  expect(await room()).toBe(before + 3_000)

  later(1 / 7)
  expect(await sweep()).toMatchObject({ uploads: 0 })

  later(1 / 7)
  expect(await sweep()).toMatchObject({ uploads: 1 })
  expect(await room()).toBe(before)
})

test('staged bytes that no upload knows go after a day', async () => {
  async function* bytes() {
    yield randomBytes(100)
  }

  const [old, young] = [newOpaqueId(), newOpaqueId()]
  const now = diskNow()

  server.clock.now = new Date(now)
  await staging.write(old, 0, bytes())
  await staging.write(young, 0, bytes())

  const before = await staged()

  for await (const object of folderObjects(folder).list(''))
    if (object.name.startsWith(old))
      await utimes(
        join(folder, object.name),
        new Date(now - 90_000_000),
        new Date(now - 90_000_000),
      )

  await sweep()
  expect(await staged()).toEqual(before.filter((id) => id !== old))
})
