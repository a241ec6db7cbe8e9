import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { API_PREFIX } from '@residency/contract/kernel'
import { sql } from 'kysely'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { makeApp } from '../../../app.ts'
import { openOutsideSystems } from '../../../platform/config/outside-systems.ts'
import { openDb } from '../../../platform/db/connect/pool.ts'
import { folderObjects } from '../../../platform/files/folder-objects.ts'
import { stagingOn } from '../../../platform/files/staging.ts'
import { makeLog } from '../../../platform/log.ts'
import { mp4, pdf } from '../../../testing/files/file-samples.ts'
import { multipartBody } from '../../../testing/files/multipart.ts'
import { fieldsOf, type Upload } from '../../../testing/files/simple-uploader.ts'
import { weighed } from '../../../testing/files/weighed-staging.ts'
import {
  type Caller,
  connectionOfApplication,
  openServer,
} from '../../../testing/server/open-server.ts'
import { waitUntil } from '../../../testing/wait-until.ts'

const MB = 1024 * 1024
const PATH = '/fileOperation/chunk'
const folder = mkdtempSync(join(tmpdir(), 'residency-room-'))
const objects = folderObjects(folder)

const scale = weighed(
  stagingOn(objects, { current: 'k1', keys: new Map([['k1', randomBytes(32)]]) }),
)

const server = await openServer({ services: { staging: scale.staging } })
afterAll(() => rmSync(folder, { recursive: true, force: true }))

beforeEach(async () => {
  await server.db.deleteFrom('uploads').execute()
  await objects.removeFolder('.')
  scale.reset()
})

/** The number of staged objects, one per stored chunk. */
async function countStaged() {
  let count = 0
  for await (const _ of objects.list('')) count += 1

  return count
}

const film = (bytes: Buffer, chunkSize: number): Upload => ({
  name: `${randomBytes(4).toString('hex')}.mp4`,
  size: bytes.length,
  chunkSize,
  query: { purpose: 'course' },
  read: (start, end) => bytes.subarray(start, end),
})

const bodyOf = (upload: Upload, index: number) => {
  const { chunkSize = MB } = upload
  const content = upload.read(index * chunkSize, (index + 1) * chunkSize) as Buffer
  return {
    ...Object.fromEntries(fieldsOf(upload, index)),
    file: { filename: upload.name, content },
  }
}

const send = (caller: Caller, upload: Upload, index: number) =>
  caller.form(PATH, bodyOf(upload, index))

/** Leaves a user so many bytes of quota. */
async function leave(caller: Caller, bytes: number) {
  const { used, allowed } = (await caller.get('/fileOperation/room')).data as {
    used: number
    allowed: number
  }

  const filler = {
    userId: caller.userId,
    purpose: 'attachment' as const,
    name: 'x',
    chunkSize: 1,
    totalChunks: 1,
    received: Buffer.from([1]),
  }

  const size = { totalSize: allowed - used - bytes, touchedAt: server.clock.now }

  await server.db
    .insertInto('uploads')
    .values({
      ...filler,
      ...size,
      stagingId: randomBytes(8).toString('hex'),
      matchHash: randomBytes(8),
    })
    .execute()
}

const used = async (caller: Caller) =>
  ((await caller.get('/fileOperation/room')).data as { used: number }).used

describe('the staging never stores more than the uploader’s quota', () => {
  test('the same chunk sent twelve times at once is written once, and all answers confirm it', async () => {
    const teacher = await server.as('teacher')
    const upload = film(mp4(3 * MB), MB)
    const replies = await Promise.all(Array.from({ length: 12 }, () => send(teacher, upload, 1)))

    expect(replies.map((reply) => reply.status)).toEqual(Array(12).fill(200))
    expect(scale.written).toBe(MB)
    expect(await countStaged()).toBe(1)
  })

  test('through several processes too', async () => {
    const other = openDb(connectionOfApplication(server.connection))

    const services = {
      blobs: server.blobs,
      staging: scale.staging,
      ...openOutsideSystems(server.config, server.keys, other.db),
    }

    const second = await makeApp({
      config: server.config,
      keys: server.keys,
      log: makeLog('silent'),
      database: other,
      services: services as never,
      now: () => server.clock.now,
    })

    const teacher = await server.as('teacher')
    const upload = film(mp4(3 * MB), MB)

    const there = async () => {
      const { payload, headers } = multipartBody(bodyOf(upload, 0)) as {
        payload: Buffer
        headers: Record<string, string>
      }

      const authorization = `Bearer ${teacher.token}`
      return (
        await second.server.inject({
          method: 'POST',
          url: `${API_PREFIX}${PATH}`,
          payload,
          headers: { ...headers, authorization },
        })
      ).statusCode
    }

    const here = async () => (await send(teacher, upload, 0)).status
    const statuses = await Promise.all(
      Array.from({ length: 16 }, (_, i) => (i % 2 ? here() : there())),
    )

    await second.server.close()
    await other.pool.end()
    expect(statuses).toEqual(Array(16).fill(200))
    expect(scale.written).toBe(MB)
  })

  test('every chunk twelve times at once, each with other bytes: never more bytes than the film are stored', async () => {
    const teacher = await server.as('teacher')
    const upload = film(mp4(4 * MB), MB)

    const other = (): Upload => ({
      ...upload,
      read: (start, end) => (start === 0 ? upload.read(start, end) : randomBytes(end - start)),
    })

    for (const index of [2, 1, 0])
      await Promise.all(Array.from({ length: 12 }, () => send(teacher, other(), index)))

    expect(scale.most).toBe(3 * MB)
    expect((await send(teacher, upload, 3)).data).toMatchObject({ size: 4 * MB })
    expect(await countStaged()).toBe(0)
  })

  test('twelve files sent whole at once take what is left and no more; the others are refused, and their quota is free again', async () => {
    const student = await server.as('student')
    await leave(student, 3 * MB)

    const before = await used(student)

    const file = () => ({
      file: {
        filename: 'a.pdf',
        content: Buffer.concat([pdf(), Buffer.alloc(MB - 1000, ' '), randomBytes(8)]),
      },
    })

    const replies = await Promise.all(
      Array.from({ length: 12 }, () => student.form('/fileOperation/attachment', file())),
    )
    const statuses = new Set(replies.map((reply) => reply.status))

    expect([...statuses].sort()).toEqual([200, 413])
    expect(replies.find((reply) => reply.status === 413)!.msg).toMatch(
      /^你的文件空间（共 500 MB）只剩 [0-3](\.\d)? MB，这个文件更大，放不下；请先|^你的文件空间 500 MB 已用完；请先/,
    )
    expect(scale.most).toBeLessThanOrEqual(3 * MB)
    expect(await countStaged()).toBe(0)

    const stored = replies.flatMap((reply) =>
      reply.status === 200 ? [(reply.data as { size: number }).size] : [],
    )

    expect(await used(student)).toBe(before + stored.reduce((sum, size) => sum + size, 0))
    expect(await server.db.selectFrom('stagedWrites').select('place').execute()).toEqual([])
  })

  test('a file that fits exactly is taken, one byte more is not', async () => {
    const student = await server.as('student2')
    const content = Buffer.concat([pdf(), Buffer.alloc(2 * MB + 321, ' ')])

    await leave(student, content.length)

    const more = Buffer.concat([content, Buffer.from(' ')])

    expect(
      (
        await student.form('/fileOperation/attachment', {
          file: { filename: 'a.pdf', content: more },
        })
      ).status,
    ).toBe(413)

    expect(
      (await student.form('/fileOperation/attachment', { file: { filename: 'a.pdf', content } }))
        .status,
    ).toBe(200)

    expect(
      (
        await student.form('/fileOperation/attachment', {
          file: { filename: 'b.pdf', content: pdf() },
        })
      ).status,
    ).toBe(413)
  })

  test('a refusal names what is free, how large the file is and what helps; only a quota without a byte is called used up', async () => {
    const student = await server.as('applicant')

    const refusalFor = (size: number, language: string) => {
      const upload = {
        ...film(mp4(MB), MB),
        size,
        query: { purpose: 'attachment' },
        name: `${randomBytes(4).toString('hex')}.pdf`,
      }

      return student.with({ 'accept-language': language }).form(PATH, bodyOf(upload, 0))
    }

    await leave(student, 2_670_000)

    expect(await refusalFor(5_250_000, 'zh-CN')).toMatchObject({
      status: 413,
      msg: '这个文件有 5.1 MB，你的文件空间（共 500 MB）只剩 2.5 MB，放不下；请先在“我的文件”中删除不用的文件或取消未完成的上传，或换一个小一些的文件',
    })

    expect((await refusalFor(5_250_000, 'en')).msg).toBe(
      'The file has 5.1 MB, but only 2.5 of your 500 MB of space are free; delete files you no longer need under “My files”, cancel uploads in progress, or choose a smaller file',
    )

    await leave(student, 0)
    expect((await refusalFor(MB, 'zh-CN')).msg).toBe(
      '你的文件空间 500 MB 已用完；请先在“我的文件”中删除不用的文件，或取消未完成的上传',
    )
    expect((await refusalFor(MB, 'en')).msg).toMatch(/^Your 500 MB of space are used up; delete/)
  })

  test('of chunks that still arrive when their upload is refused nothing stays, and they count until they have stopped', async () => {
    const teacher = await server.as('teacher')
    const page = Buffer.concat([Buffer.from('<html><script>1</script>'), randomBytes(4 * MB)])
    const upload = film(page, MB)
    const before = await used(teacher)
    const gate = scale.pauseAt(2)
    const late = [1, 2].map((index) => send(teacher, upload, index))

    await gate.reached
    expect(await send(teacher, upload, 0)).toMatchObject({ status: 415 })
    expect(await used(teacher)).toBe(before + 2 * MB)

    gate.open()

    for (const reply of await Promise.all(late)) expect([200, 400]).toContain(reply.status)

    await waitUntil('the room is given back', async () => (await used(teacher)) === before)
    expect(await countStaged()).toBe(0)
  })

  test('the place of a writer whose process died is free after ten seconds, and does not count', async () => {
    const teacher = await server.as('teacher')
    const upload = film(mp4(3 * MB), MB)

    await send(teacher, upload, 0)

    const { stagingId } = await server.db
      .selectFrom('uploads')
      .select('stagingId')
      .where('name', '=', upload.name)
      .executeTakeFirstOrThrow()

    const dead = { stagingId, place: 1, userId: teacher.userId, bytes: MB, writer: 'gone' }

    const { until } = await server.db
      .insertInto('stagedWrites')
      .values({ ...dead, until: sql<Date>`clock_timestamp() + interval '600 ms'` })
      .returning('until')
      .executeTakeFirstOrThrow()

    expect((await send(teacher, upload, 1)).status).toBe(200)

    const { rows } = await sql<{
      isOver: boolean
    }>`select clock_timestamp() >= ${until} as is_over`.execute(server.db)

    expect(rows).toEqual([{ isOver: true }])
    expect(await countStaged()).toBe(2)

    const filled = await used(teacher)

    await server.db
      .insertInto('stagedWrites')
      .values({ ...dead, stagingId: 'nobody', until: sql<Date>`now() - interval '1 ms'` })
      .execute()

    expect(await used(teacher)).toBe(filled)
  })
})

describe('an upload that is cancelled', () => {
  const cancel = (caller: Caller, upload: Upload, change: Record<string, string> = {}) => {
    const {
      chunkNumber: _n,
      currentChunkSize: _s,
      filename: _f,
      ...fields
    } = Object.fromEntries(fieldsOf(upload, 0))

    return caller.delete(`${PATH}?${new URLSearchParams({ ...fields, ...change })}`)
  }

  const ask = (caller: Caller, upload: Upload, index: number) =>
    caller.get(`${PATH}?${new URLSearchParams(fieldsOf(upload, index))}`)
  const uploads = async () => (await server.db.selectFrom('uploads').select('id').execute()).length

  test('leaves no chunk and takes no room any more, at once; the same file may come again', async () => {
    const teacher = await server.as('teacher')
    const upload = film(mp4(4 * MB), MB)
    const before = await used(teacher)

    for (const index of [0, 2]) await send(teacher, upload, index)

    expect(await used(teacher)).toBe(before + 4 * MB)
    expect(await cancel(teacher, upload)).toMatchObject({ status: 200, data: null })
    expect(await countStaged()).toBe(0)
    expect(await used(teacher)).toBe(before)

    for (const index of [0, 2]) expect((await ask(teacher, upload, index)).status).toBe(204)
    for (const index of [1, 0, 3])
      expect(await send(teacher, upload, index)).toMatchObject({ status: 200, data: null })

    expect((await send(teacher, upload, 2)).data).toMatchObject({ size: 4 * MB })
  })

  test('removes the chunk that is still being written', async () => {
    const teacher = await server.as('teacher')
    const upload = film(mp4(3 * MB), MB)

    await send(teacher, upload, 0)

    const gate = scale.pauseAt(1)
    const late = send(teacher, upload, 1)

    await gate.reached
    await cancel(teacher, upload)
    gate.open()
    expect(await late).toMatchObject({ status: 400, msg: '此次上传已结束，请重新上传' })
    expect(await countStaged()).toBe(0)
    expect(await uploads()).toBe(0)
  })

  test('belongs to one person: another person’s under the same identifier continues, and nobody learns of it', async () => {
    const [teacher, other] = [await server.as('teacher'), await server.as('teacher2')]
    const upload = film(mp4(3 * MB), MB)

    await send(teacher, upload, 0)
    expect(await cancel(other, upload)).toMatchObject({ status: 200, data: null })
    expect(await cancel(other, film(mp4(2 * MB), MB))).toMatchObject({ status: 200, data: null })
    expect((await ask(teacher, upload, 0)).status).toBe(200)
    expect(await countStaged()).toBe(1)
  })

  test('is cancelled only by people who may upload for its purpose, and by its whole name', async () => {
    const [teacher, student] = [await server.as('teacher'), await server.as('student')]
    const upload = film(mp4(3 * MB), MB)

    await send(teacher, upload, 0)
    expect(await cancel(student, upload)).toMatchObject({ status: 401, code: 'A0301' })

    const others: Record<string, string>[] = [
      { identifier: 'x' },
      { relativePath: 'x' },
      { totalSize: '7' },
      { purpose: 'guide' },
    ]

    for (const change of others) expect((await cancel(teacher, upload, change)).status).toBe(200)

    expect((await cancel(teacher, upload, { identifier: '' })).status).toBe(400)
    expect((await cancel(teacher, upload, { purpose: 'x' })).status).toBe(400)
    expect(await uploads()).toBe(1)
  })

  test('that has become a file stays that file', async () => {
    const teacher = await server.as('teacher')
    const upload = film(mp4(2 * MB), MB)

    await send(teacher, upload, 0)

    const file = (await send(teacher, upload, 1)).data as { filePath: string }

    expect((await cancel(teacher, upload)).status).toBe(200)
    expect((await teacher.get(`/fileOperation?filePath=${file.filePath}`)).status).toBe(200)
  })
})
