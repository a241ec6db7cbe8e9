import { createHash, randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { UploadedFile } from '@residency/contract/areas/files/upload.contract'
import { kernelWords } from '@residency/contract/kernel'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { folderObjects } from '../../../platform/files/folder-objects.ts'
import { stagingOn } from '../../../platform/files/staging.ts'
import { mp4, pdf, png } from '../../../testing/files/file-samples.ts'
import {
  fieldsOf,
  type Transport,
  type Upload,
  uploadLikeSimpleUploader,
} from '../../../testing/files/simple-uploader.ts'
import { type Caller, openServer, type TestServer } from '../../../testing/server/open-server.ts'

let server: TestServer
const folder = mkdtempSync(join(tmpdir(), 'residency-uploads-'))

const staging = stagingOn(folderObjects(folder), {
  current: 'k1',
  keys: new Map([['k1', randomBytes(32)]]),
})

beforeAll(async () => {
  server = await openServer({ services: { staging } })
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))
const PATH = '/fileOperation/chunk'
const sha = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

const through = (caller: Caller, path = PATH): Transport => ({
  test: async (query) => {
    const reply = await caller.get(`${path}?${query}`)
    return { status: reply.status, body: reply.body.toString() }
  },
  send: async (fields, filename, content) => {
    const reply = await caller.form(path, {
      ...Object.fromEntries(fields),
      file: { filename, content },
    })

    return { status: reply.status, body: reply.body.toString() }
  },
})

/** A video for `purpose=course` in chunks of a thousand bytes. */
const film = (bytes: Buffer, more: Partial<Upload> = {}): Upload => ({
  name: `${randomBytes(4).toString('hex')}.mp4`,
  size: bytes.length,
  read: (start, end) => bytes.subarray(start, end),
  query: { purpose: 'course' },
  chunkSize: 1000,
  ...more,
})

const send = (
  caller: Caller,
  upload: Upload,
  index: number,
  change: Record<string, string> = {},
  content?: Buffer,
) => {
  const fields = { ...Object.fromEntries(fieldsOf(upload, index)), ...change }
  const start = index * upload.chunkSize!
  const bytes = content ?? (upload.read(start, start + Number(fields.currentChunkSize)) as Buffer)

  return caller.form(PATH, { ...fields, file: { filename: upload.name, content: bytes } })
}

const ask = (caller: Caller, upload: Upload, index: number) =>
  caller.get(`${PATH}?${new URLSearchParams(fieldsOf(upload, index))}`)

const fileOf = (outcome: { message: string }) =>
  (JSON.parse(outcome.message) as { data: UploadedFile }).data

const download = async (caller: Caller, file: UploadedFile) =>
  (await caller.get(`/fileOperation?filePath=${file.filePath}`)).body

describe('simple-uploader.js 0.6.0, unchanged', () => {
  test('uploads a file of many chunks, three at once, and its last answer holds the file', async () => {
    const teacher = await server.as('teacher')
    const bytes = mp4(20_999)

    const outcome = await uploadLikeSimpleUploader(
      film(bytes, { name: '课程 一.mp4' }),
      through(teacher),
    )

    expect(outcome).toMatchObject({ state: 'success', skipped: [] })
    expect(outcome.sent).toHaveLength(20)

    const file = fileOf(outcome)

    expect(file).toMatchObject({
      name: '课程 一.mp4',
      size: 20_999,
      type: 'video/mp4',
      view: 'video',
      filePath: expect.stringMatching(/^[0-9a-f]{32}$/),
    })

    expect(sha(await download(teacher, file))).toBe(sha(bytes))
  })

  test.each([
    ['backwards', (count: number) => Array.from({ length: count }, (_, i) => count - 1 - i)],
    [
      'odd ones first',
      (count: number) =>
        Array.from({ length: count }, (_, i) => i).sort((a, b) => (b % 2) - (a % 2)),
    ],
  ])('chunks may come in any order: %s', async (_name, order) => {
    const teacher = await server.as('teacher')
    const bytes = mp4(9_500)
    const outcome = await uploadLikeSimpleUploader(film(bytes, { order }), through(teacher))

    expect(outcome.state).toBe('success')

    const page = (await teacher.get('/fileOperation/own/page')).data as { list: UploadedFile[] }

    expect(sha(await download(teacher, page.list[0]!))).toBe(sha(bytes))
  })

  test.each([
    ['up to twice the chunk size less one', 2_999, false, 2],
    ['a single chunk smaller than the chunk size', 400, false, 1],
    ['a single chunk larger than the chunk size', 1_999, false, 1],
    ['cut exactly', 3_000, false, 3],
    ['with forceChunkSize a short last one', 2_400, true, 3],
  ])('the last chunk is taken as it comes: %s', async (_name, size, forceChunkSize, count) => {
    const teacher = await server.as('teacher')
    const bytes = mp4(size)

    const outcome = await uploadLikeSimpleUploader(
      film(bytes, { forceChunkSize }),
      through(teacher),
    )

    expect(outcome.sent).toHaveLength(count)
    expect(sha(await download(teacher, fileOf(outcome)))).toBe(sha(bytes))
  })

  test('a missing chunk is answered 204 without a body, never by a status that library takes for final', async () => {
    const teacher = await server.as('teacher')
    const upload = film(mp4(3_000))
    const missing = await ask(teacher, upload, 0)

    expect(missing.status).toBe(204)
    expect(missing.body).toHaveLength(0)

    const { totalSize: _total, ...odd } = Object.fromEntries(fieldsOf(upload, 0))

    for (const query of [{ ...odd, totalSize: '9' }, { ...odd, totalSize: '99999999999999' }, odd])
      expect([204, 400]).toContain(
        (await teacher.get(`${PATH}?${new URLSearchParams(query)}`)).status,
      )
  })

  test('an interrupted upload continues where it was: only what is missing is sent', async () => {
    const teacher = await server.as('teacher')
    const bytes = mp4(10_000)
    const upload = film(bytes)

    for (const index of [0, 3, 4, 9]) expect((await send(teacher, upload, index)).status).toBe(200)

    const again = await server.as('teacher')

    // sequentially: in parallel, the last chunk might wait for the file completed by another
    const outcome = await uploadLikeSimpleUploader(
      { ...upload, simultaneousUploads: 1 },
      through(again),
    )

    expect(outcome.skipped.sort()).toEqual([0, 3, 4, 9])
    expect(outcome.sent.sort()).toEqual([1, 2, 5, 6, 7, 8])
    expect(sha(await download(again, (await listed(again))[0]!))).toBe(sha(bytes))
  })

  test('the sign-up has the same calls under its own path', async () => {
    const applicant = await server.as('applicant')
    const bytes = pdf('x'.repeat(3_000))

    const upload: Upload = {
      name: '学历证明.pdf',
      size: bytes.length,
      read: (a, b) => bytes.subarray(a, b),
      chunkSize: 1000,
    }

    const outcome = await uploadLikeSimpleUploader(
      { ...upload, query: { purpose: 'proof' } },
      through(applicant, '/sign/fileOperation/chunk'),
    )

    const file = fileOf(outcome)

    expect(file).toMatchObject({ name: '学历证明.pdf', type: 'application/pdf', view: 'pdf' })
    expect(
      (await applicant.get(`/sign/fileOperation?filePath=${file.filePath}`)).body.equals(bytes),
    ).toBe(true)
    expect((await applicant.delete(`/sign/fileOperation?filePath=${file.filePath}`)).status).toBe(
      200,
    )
  })

  const listed = async (caller: Caller) =>
    ((await caller.get('/fileOperation/own/page')).data as { list: UploadedFile[] }).list
})

describe('chunks that come twice or at once', () => {
  test('a repeated chunk changes nothing, with any content', async () => {
    const teacher = await server.as('teacher')
    const bytes = mp4(3_000)
    const upload = film(bytes)

    await send(teacher, upload, 1)

    expect(await send(teacher, upload, 1, {}, randomBytes(1000))).toMatchObject({
      status: 200,
      data: null,
    })

    await send(teacher, upload, 0)

    const { data } = await send(teacher, upload, 2)

    expect(sha(await download(teacher, data as UploadedFile))).toBe(sha(bytes))
  })

  test('the repeated last chunk of a completed upload, and its test, are answered with the same file', async () => {
    const teacher = await server.as('teacher')
    const upload = film(mp4(2_000))

    await send(teacher, upload, 0)

    const first = (await send(teacher, upload, 1)).data as UploadedFile

    expect((await send(teacher, upload, 1)).data).toEqual(first)
    expect((await ask(teacher, upload, 0)).data).toEqual(first)

    server.clock.now = new Date(server.clock.now.getTime() + 11 * 60_000)
    expect((await ask(teacher, upload, 0)).status).toBe(204)
  })

  test('all chunks at once, each twice: one file', async () => {
    const teacher = await server.as('teacher2')
    const before = ((await teacher.get('/fileOperation/own/page')).data as { total: number }).total
    const bytes = mp4(6_000)
    const upload = film(bytes)
    const replies = await Promise.all(
      [0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5].map((index) => send(teacher, upload, index)),
    )

    expect(replies.map((reply) => reply.status)).toEqual(Array(12).fill(200))

    const files = replies
      .map((reply) => reply.data as UploadedFile | null)
      .filter((file) => file !== null)

    expect(files.length).toBeGreaterThan(0)
    expect(new Set(files.map((file) => file.filePath)).size).toBe(1)

    const page = (await teacher.get('/fileOperation/own/page')).data as { total: number }

    expect(page.total).toBe(before + 1)
    expect(sha(await download(teacher, files[0]!))).toBe(sha(bytes))
  })

  test('two last chunks at once: exactly one request completes, both get the file or nothing', async () => {
    const teacher = await server.as('teacher2')
    for (let round = 0; round < 5; round++) {
      const upload = film(mp4(3_000))
      await send(teacher, upload, 0)

      const [a, b] = await Promise.all([send(teacher, upload, 1), send(teacher, upload, 2)])
      const files = [a.data, b.data].filter((data) => data !== null) as UploadedFile[]

      expect(files.length).toBeGreaterThan(0)

      const rows = await server.db
        .selectFrom('files')
        .select('id')
        .where('name', '=', upload.name)
        .execute()

      expect(rows).toHaveLength(1)
    }
  })

  test('files of one size whose Chinese names vanish from the identifier do not collide', async () => {
    const teacher = await server.as('teacher')
    const [firstFile, secondFile] = [pdf('1'), pdf('2')]

    const upload = (name: string, bytes: Buffer): Upload => ({
      name,
      size: bytes.length,
      read: (a, b) => bytes.subarray(a, b),
      chunkSize: 40,
    })

    const first = upload('报告.pdf', firstFile)
    const second = upload('证书.pdf', secondFile)

    expect(Object.fromEntries(fieldsOf(first, 0)).identifier).toBe(
      Object.fromEntries(fieldsOf(second, 0)).identifier,
    )

    await send(teacher, first, 0)

    const outcome = await uploadLikeSimpleUploader(second, through(teacher))

    expect(outcome.skipped).toEqual([])
    expect((await download(teacher, fileOf(outcome))).equals(secondFile)).toBe(true)

    const rest = await uploadLikeSimpleUploader(first, through(teacher))

    expect((await download(teacher, fileOf(rest))).equals(firstFile)).toBe(true)
  })

  test('another person’s upload under the same identifier is neither seen nor touched', async () => {
    const [mine, theirs] = [await server.as('teacher'), await server.as('teacher2')]
    const bytes = mp4(2_000)
    const upload = film(bytes)

    await send(mine, upload, 0)
    expect((await ask(theirs, upload, 0)).status).toBe(204)
    expect((await send(theirs, upload, 1)).data).toBeNull()

    const { data } = await send(mine, upload, 1)

    expect(sha(await download(mine, data as UploadedFile))).toBe(sha(bytes))
    expect((await ask(theirs, upload, 0)).status).toBe(204)
  })
})

describe('a chunk is refused', () => {
  const cases: [string, Record<string, string>][] = [
    ['more chunks than the size has', { totalChunks: '9' }],
    ['fewer chunks than the size has', { totalChunks: '1' }],
    ['a number beyond the last', { chunkNumber: '4' }],
    ['another length than its place has', { currentChunkSize: '999' }],
    ['a size that does not fit the chunks', { totalSize: '7000' }],
    ['chunks so small that there are millions', { chunkSize: '1', totalChunks: '3000000' }],
    [
      'thousands of next to nothing',
      { chunkSize: '1', totalChunks: '3000', chunkNumber: '1', currentChunkSize: '1' },
    ],
    ['no number at all', { chunkNumber: 'x' }],
    ['chunk zero', { chunkNumber: '0' }],
    ['a purpose nobody knows', { purpose: '../course' }],
    ['an empty identifier', { identifier: '' }],
  ]

  test.each(cases)('%s', async (_name, change) => {
    const teacher = await server.as('teacher')
    const reply = await send(teacher, film(mp4(3_000)), 1, change)

    expect(reply).toMatchObject({ status: 400, data: null })
    expect(reply.code).not.toBe('00000')
  })

  test('with more or fewer bytes than announced: nothing is stored of it, and the right ones are accepted afterwards', async () => {
    const teacher = await server.as('teacher')
    const bytes = mp4(3_000)
    const upload = film(bytes)

    await send(teacher, upload, 2)

    for (const wrong of [999, 1001, 2500, 0]) {
      expect((await send(teacher, upload, 1, {}, randomBytes(wrong))).status).toBe(400)
      expect((await ask(teacher, upload, 1)).status).toBe(204)
    }

    await send(teacher, upload, 0)

    const { data } = await send(teacher, upload, 1)

    expect(sha(await download(teacher, data as UploadedFile))).toBe(sha(bytes))
  })

  test('of a file announced too large or empty, before anything is stored', async () => {
    const [teacher, student] = [await server.as('teacher'), await server.as('student')]
    const before = await countUploads()

    const big: Upload = {
      name: 'a.pdf',
      size: 21 * 1024 * 1024,
      read: () => pdf(),
      chunkSize: 1_048_576,
    }

    expect(await send(student, big, 0, {}, Buffer.alloc(1_048_576))).toMatchObject({
      status: 413,
      msg: '文件过大，最大 20 MB',
    })

    const film5 = film(mp4(100), { size: 5 * 1024 ** 3, chunkSize: 1_048_576 })

    expect((await send(teacher, film5, 0, {}, Buffer.alloc(1_048_576))).status).toBe(413)
    expect((await send(teacher, film(Buffer.alloc(0)), 0, {}, Buffer.alloc(0))).status).toBe(400)
    expect(await countUploads()).toBe(before)
  })

  test('of course material, where the permission is missing', async () => {
    const student = await server.as('student')
    expect(await send(student, film(mp4(2_000)), 0)).toMatchObject({ status: 401, code: 'A0301' })
  })

  test('whose beginning is of another kind than its purpose takes, with the specification’s words, and the upload is over', async () => {
    const [teacher, student] = [await server.as('teacher'), await server.as('student')]
    const page = Buffer.concat([Buffer.from('<html><script>1</script>'), Buffer.alloc(3_000, ' ')])
    const upload = { ...film(page), name: 'a.pdf', query: { purpose: 'attachment' } }

    expect(await send(student, upload, 0)).toMatchObject({
      status: 415,
      msg: '附件格式仅支持图片(jpg、png、jpeg)和pdf文件',
    })

    expect((await ask(student, upload, 0)).status).toBe(204)
    expect(await send(teacher, film(page), 0)).toMatchObject({ status: 415 })

    expect((await staged()).length).toBe(
      (await server.db.selectFrom('uploads').select('id').where('fileKey', 'is', null).execute())
        .length,
    )
  })

  test('of a twenty-first upload at once, and of more than a person’s room', async () => {
    const applicant = await server.as('applicant2')

    const large = (i: number): Upload => ({
      name: `${i}.pdf`,
      size: 20 * 1024 * 1024,
      read: () => pdf(),
      chunkSize: 1_048_576,
    })

    const first = Buffer.concat([pdf(), Buffer.alloc(1_048_576 - pdf().length)])
    const replies = []

    for (let i = 0; i < 21; i++) replies.push(await send(applicant, large(i), 0, {}, first))

    expect(replies.slice(0, 20).map((reply) => reply.status)).toEqual(Array(20).fill(200))
    expect(replies[20]).toMatchObject({ status: 429 })

    await server.db
      .updateTable('uploads')
      .set({ totalSize: 26 * 1024 * 1024 })
      .where('userId', '=', applicant.userId)
      .execute()

    await server.db
      .deleteFrom('uploads')
      .where('name', '=', '0.pdf')
      .where('userId', '=', applicant.userId)
      .execute()

    expect(await send(applicant, large(30), 0, {}, first)).toMatchObject({
      status: 413,
      msg: expect.stringMatching(
        /^这个文件有 20 MB，你的文件空间（共 500 MB）只剩 6 MB，放不下；请先/,
      ),
    })

    expect(((await applicant.get('/fileOperation/room')).data as { used: number }).used).toBe(
      19 * 26 * 1024 * 1024,
    )
  })

  const countUploads = async () =>
    (await server.db.selectFrom('uploads').select('id').execute()).length

  const staged = async () => {
    const ids: string[] = []
    for await (const { id } of staging.list()) ids.push(id)

    return ids
  }
})

describe('a completion that failed', () => {
  test('is tried again by the last chunk, which is reported missing until then', async () => {
    const teacher = await server.as('teacher')
    const bytes = mp4(3_000)
    const upload = film(bytes)

    await send(teacher, upload, 0)
    await send(teacher, upload, 1)

    // as after kill -9 between the last chunk and the file: every byte is stored, nobody completes
    await server.db
      .updateTable('uploads')
      .set({ received: Buffer.from([0b111]) })
      .where('name', '=', upload.name)
      .execute()

    const { stagingId } = await server.db
      .selectFrom('uploads')
      .select('stagingId')
      .where('name', '=', upload.name)
      .executeTakeFirstOrThrow()

    await staging.write(stagingId, 2000, pieces(bytes.subarray(2000)))
    expect((await ask(teacher, upload, 0)).status).toBe(200)
    expect((await ask(teacher, upload, 2)).status).toBe(204)

    const { data } = await send(teacher, upload, 2)

    expect(sha(await download(teacher, data as UploadedFile))).toBe(sha(bytes))
  })

  test('staged bytes that are gone end the upload with a clear message', async () => {
    const teacher = await server.as('teacher')
    const upload = film(mp4(3_000))

    await send(teacher, upload, 0)

    const { stagingId } = await server.db
      .selectFrom('uploads')
      .select('stagingId')
      .where('name', '=', upload.name)
      .executeTakeFirstOrThrow()

    await staging.remove(stagingId)
    await send(teacher, upload, 1)

    expect(await send(teacher, upload, 2)).toMatchObject({
      status: 400,
      msg: '此次上传已结束，请重新上传',
    })

    expect((await ask(teacher, upload, 0)).status).toBe(204)
  })

  async function* pieces(bytes: Buffer) {
    yield bytes
  }
})

describe('a single upload', () => {
  test.each(['root', 'admin', 'bhb', 'base', 'dept', 'teacher', 'student', 'applicant', 'partner'])(
    'is for everybody who is logged in: %s',
    async (who) => {
      const person = await server.as(who)
      const reply = await person.form('/fileOperation/attachment', {
        file: { filename: '证明.pdf', content: pdf(who) },
      })

      expect(reply).toMatchObject({ status: 200, data: { name: '证明.pdf' } })
      expect((await download(person, reply.data as UploadedFile)).equals(pdf(who))).toBe(true)
    },
  )

  test('is not for people who are not logged in', async () => {
    const reply = await server.anonymous.form('/fileOperation/attachment', {
      file: { filename: '证明.pdf', content: pdf() },
    })
    expect(reply).toMatchObject({ status: 401, code: 'A0230' })
  })

  test('stores a paper and answers its key; its uploader reads it back', async () => {
    const student = await server.as('student')
    const reply = await student.form('/fileOperation/attachment', {
      file: { filename: '请假条.pdf', content: pdf() },
    })

    expect(reply).toMatchObject({
      status: 200,
      data: { name: '请假条.pdf', type: 'application/pdf', view: 'pdf', size: pdf().length },
    })

    const read = await student.get(
      `/fileOperation?filePath=${(reply.data as UploadedFile).filePath}`,
    )

    expect(read.body.equals(pdf())).toBe(true)

    expect(read.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename=${encodeURIComponent('请假条.pdf')}`,
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
    })
  })

  test('is stored encrypted where it may hold personal values', async () => {
    const student = await server.as('student')
    await student.form('/fileOperation/attachment', {
      file: { filename: 'a.pdf', content: pdf('CANARY-110101199003070000') },
    })

    const { storedAs } = await server.db
      .selectFrom('files')
      .select('storedAs')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()

    expect(storedAs).not.toMatch(/^plain-/)

    const teacher = await server.as('teacher')

    await teacher.form('/fileOperation/attachment?purpose=course', {
      file: { filename: 'a.mp4', content: mp4(500) },
    })

    const open = await server.db
      .selectFrom('files')
      .select('storedAs')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()

    expect(open.storedAs).toMatch(/^plain-/)
  })

  test.each([
    ['attachment', 415, '附件格式仅支持图片(jpg、png、jpeg)和pdf文件'],
    ['proof', 415, '附件格式仅支持图片(jpg、png、jpeg)和pdf文件'],
    ['image', 415, '附件格式仅支持图片文件(jpg、png、jpeg)'],
    ['photo', 415, '附件格式仅支持图片文件(jpg、png、jpeg)'],
    ['sheet', 415, kernelWords['zh-cn'].errors.sheetUnreadable],
  ])(
    'for %s refuses a page that claims to be a paper, with its message',
    async (purpose, status, msg) => {
      const student = await server.as('student')
      const content = Buffer.from('<!doctype html><script>alert(1)</script>')

      expect(
        await student.form(`/fileOperation/attachment?purpose=${purpose}`, {
          file: { filename: 'a.pdf', content },
        }),
      ).toMatchObject({
        status,
        msg,
      })
    },
  )

  test('refuses empty and too large bodies, and leaves no bytes behind', async () => {
    const student = await server.as('student')

    const upload = (content: Buffer, purpose = 'attachment') =>
      student.form(`/fileOperation/attachment?purpose=${purpose}`, {
        file: { filename: 'a.png', content },
      })

    expect((await upload(Buffer.alloc(0))).status).toBe(400)

    expect(await upload(Buffer.alloc(21 * 1024 * 1024))).toMatchObject({
      status: 413,
      msg: '文件过大，最大 20 MB',
    })

    expect(await upload(Buffer.alloc(11 * 1024 * 1024), 'image')).toMatchObject({
      status: 413,
      msg: '文件过大，最大 10 MB',
    })

    expect((await upload(await png(), 'image')).status).toBe(200)
  })
})
