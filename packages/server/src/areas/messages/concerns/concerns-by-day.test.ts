import { createHash, randomBytes } from 'node:crypto'
import { concernWords } from '@residency/contract/areas/messages/concerns/text'
import { sql } from 'kysely'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { dayInChina } from '../../../platform/clock.ts'
import { makeLog } from '../../../platform/log.ts'
import { CONCERNS, concernBox, SENDING } from '../../../testing/builders/concern-box.ts'
import { knownCaptcha } from '../../../testing/outside/browser.ts'
import { openServer } from '../../../testing/server/open-server.ts'

const READERS = '/api/v1/concernReaders'
const FIGURES = '/api/v1/concernFigures'
const { errors } = concernWords['zh-cn']

const lines: string[] = []
const log = makeLog('debug', { write: (line: string) => void lines.push(line) })
const server = await openServer({ environment: knownCaptcha, log })
const box = concernBox(server)
const { on, send, codeOf, shownCodeOf, announce, open, add, listOf, step } = box
const office = await server.as('bhb')
const base = await server.as('base')
const admin = await server.as('admin')
const trainee = await server.as('student')
const start = server.clock.now

const nameReaders = async (...readerIds: number[]) => {
  const { version } = (await office.get(READERS)).data as { version: number }
  expect(await office.put(READERS, { readerIds, version })).toMatchObject({ status: 200 })
}

const figuresOf = async (reader: typeof office) =>
  (await reader.get(FIGURES)).data as {
    total: number
    withoutReader: number | null
    fullDays: string[]
  }

const recordOf = async (reader: typeof office, id: number) =>
  (await reader.get(`${CONCERNS}/${id}`)).data as {
    messages: { text: string }[]
    pictureIds: number[]
    steps: { action: string; day: string }[]
  }

const aPicture = await sharp(randomBytes(300 * 300 * 3), {
  raw: { width: 300, height: 300, channels: 3 },
})
  .jpeg()
  .toBuffer()

beforeEach(async () => {
  server.clock.now = start
  await box.empty()
  await nameReaders(office.userId, base.userId)
})

describe('what came on a day', () => {
  test('is in no list, figure, record or notice before the announcement of the next day; its sender reads it at once', async () => {
    const before = await figuresOf(admin)
    const code = await codeOf()

    expect(await announce()).toBe(0)
    expect((await listOf(base)).total).toBe(0)
    expect(await figuresOf(admin)).toEqual(before)
    expect((await open(code)).messages).toHaveLength(1)
    expect(await server.db.selectFrom('notices').select('id').execute()).toEqual([])

    expect(await announce(1)).toBe(2)
    expect((await listOf(base)).list).toMatchObject([{ hasNews: true }])
    expect((await figuresOf(admin)).total).toBe(1)

    expect(await announce(1)).toBe(0)
    expect(await announce(2)).toBe(0)
    expect((await listOf(base)).list).toMatchObject([{ hasNews: false }])
  })

  test('a further message or picture neither shows nor opens a concern again before the next day', async () => {
    const code = await shownCodeOf()
    const { id } = (await listOf(base)).list[0]!
    await step(base, id, 'answer', '已安排')
    await add(code, '还是没有人')
    await box.addPicture(code, aPicture)

    expect(await recordOf(base, id)).toMatchObject({
      messages: [{ text: '夜间没有人带教' }, { text: '已安排' }],
      pictureIds: [],
    })
    expect((await listOf(base)).list).toMatchObject([{ state: 'answered' }])
    expect(await open(code)).toMatchObject({ pictures: 1, messages: [{}, {}, {}] })

    await announce(1)

    const record = await recordOf(base, id)
    expect(record.messages).toHaveLength(3)
    expect(record.pictureIds).toHaveLength(1)
    expect((await listOf(base)).list).toMatchObject([{ state: 'inWork' }])
    expect(await base.get(`${CONCERNS}/${id}/pictures/${record.pictureIds[0]}`)).toMatchObject({
      status: 200,
    })
  })

  test('is not placed before or after an answer of the same day: answers come first', async () => {
    const code = await shownCodeOf()
    const { id } = (await listOf(base)).list[0]!

    await add(code, '补充一')
    await step(base, id, 'answer', '已安排')
    await add(code, '补充二')

    const texts = ['夜间没有人带教', '已安排', '补充一', '补充二']
    expect((await open(code)).messages.map(({ text }) => text)).toEqual(texts)

    await announce(1)
    expect((await recordOf(base, id)).messages.map(({ text }) => text)).toEqual(texts)

    const { rows } = await sql<{ isOfSender: boolean }>`select is_of_sender from concern_messages
      order by place`.execute(server.db)
    expect(rows.map(({ isOfSender }) => isOfSender)).toEqual([true, false, true, true])
  })
})

describe('the log', () => {
  test('shows no gap where an anonymous call was, and no captcha next to it', async () => {
    lines.length = 0
    await trainee.get('/api/v1/concernBox')
    await server.anonymous.get(`${SENDING}/choices`)
    await codeOf()
    await trainee.get('/api/v1/concernBox')

    const written = lines.map((line) => JSON.parse(line) as { req: string; route: string })
    expect(written.map(({ route }) => route)).toEqual([
      '/medical/prod-api/api/v1/concernBox',
      '/medical/prod-api/api/v1/concernBox',
    ])

    // numbers that are counted would have a beginning in common
    const [first, second] = written
    expect(first!.req.slice(0, 6)).not.toBe(second!.req.slice(0, 6))

    const limits = await server.db.selectFrom('rateLimits').select('key').execute()
    expect(limits.filter(({ key }) => key.startsWith('captcha'))).toEqual([])
  })
})

describe('pictures', () => {
  test('are not written again with texts, and once after their day in a drawn order', async () => {
    const codes = [await codeOf(), await codeOf(), await codeOf()]
    for (const code of codes) await box.addPicture(code, aPicture)

    const written = async () =>
      (
        await sql<{ n: number; settled: number; together: number }>`select count(*)::int n,
          count(*) filter (where is_settled)::int settled, count(distinct xmin::text)::int together
          from concern_pictures`.execute(server.db)
      ).rows[0]!

    const bytes = async () =>
      (
        await sql<{
          size: number
        }>`select pg_relation_size(reltoastrelid)::int as size from pg_class
          where relname = 'concern_pictures'`.execute(server.db)
      ).rows[0]!.size

    const before = await bytes()
    for (const code of codes) await add(code, '补充')

    expect(await bytes()).toBe(before)
    expect(await written()).toEqual({ n: 3, settled: 0, together: 1 })

    await announce()
    expect(await written()).toMatchObject({ settled: 0 })

    await announce(1)
    expect(await written()).toEqual({ n: 3, settled: 3, together: 1 })
  })
})

describe('a day on which the box is full', () => {
  test('is shown to readers afterwards, and messages and pictures above it are refused with what to do', async () => {
    const code = await shownCodeOf()
    const today = dayInChina(start)
    await server.asOwner(`insert into concerns (id, kind, code_hash, received_on)
        select n, 'idea', sha256(n::text::bytea), '2020-01-01' from generate_series(1, 34) n;
      insert into concern_messages (id, concern_id, place, is_of_sender, text_sealed, said_on)
        select n, 1 + n % 10, 1 + n / 10, true, 'x', '${today}' from generate_series(0, 299) n;
      insert into concern_pictures (id, concern_id, place, bytes, said_on)
        select n, 1 + n % 34, 1 + n / 34, 'x', '${today}' from generate_series(0, 99) n`)

    expect(await add(code, '补充')).toMatchObject({
      status: 429,
      msg: errors.concernMessagesOfDayFull,
    })
    expect(await box.addPicture(code, aPicture)).toMatchObject({
      status: 429,
      msg: errors.concernPicturesOfDayFull,
    })
    expect((await figuresOf(base)).fullDays).toEqual([])

    await announce(1)
    expect((await figuresOf(base)).fullDays).toEqual([today])
  })
})

describe('a concern that nobody can read', () => {
  test('says so to its sender, who may show it to those whom it was hidden from, from the next day on', async () => {
    const code = await shownCodeOf({ hiddenFrom: [office.userId] })
    expect(await open(code)).toMatchObject({ hasReader: true, mayOpen: false })

    const show = () => server.anonymous.post(`${SENDING}/readers`, { code })
    expect(await show()).toMatchObject({ status: 409, msg: errors.concernHasReader })

    await nameReaders(office.userId)
    expect(await open(code)).toMatchObject({ hasReader: false, mayOpen: true, isOpening: false })

    expect(await on(1, show)).toMatchObject({ status: 200 })
    await announce(1)
    expect(await open(code)).toMatchObject({ hasReader: false, mayOpen: false, isOpening: true })
    expect((await listOf(office)).total).toBe(0)

    await announce(2)
    expect((await listOf(office)).list).toMatchObject([{ state: 'received', hasNews: true }])
    expect(await open(code)).toMatchObject({ hasReader: true, isOpening: false })
  })

  test('is counted for the office from three on, so that naming readers finds no single one', async () => {
    for (let count = 0; count < 2; count++)
      await on(-1, () => codeOf({ hiddenFrom: [office.userId] }))

    await announce()
    await nameReaders(office.userId)
    expect(await figuresOf(office)).toMatchObject({ total: 0, withoutReader: null })

    await nameReaders(base.userId, office.userId)
    await codeOf({ hiddenFrom: [office.userId] })
    await nameReaders(office.userId)
    await announce(1)
    expect(await figuresOf(office)).toMatchObject({ total: 0, withoutReader: 3 })
    expect((await figuresOf(base)).withoutReader).toBeNull()
  })
})

test('the audit entry of a step names neither the concern nor its state; its readers see who did what on which day', async () => {
  await nameReaders(office.userId, base.userId, admin.userId)
  await shownCodeOf({ hiddenFrom: [admin.userId] })

  const { id } = (await listOf(office)).list[0]!
  expect(await step(office, id, 'answer', '已处理')).toMatchObject({ status: 200 })

  const { list } = (await admin.get('/api/v1/audit/page?pageNum=1&pageSize=20')).data as {
    list: { action: string }[]
  }
  const entry = list.find(({ action }) => action === 'concern.answer')
  expect(entry).toBeDefined()
  expect(JSON.stringify(list)).not.toContain(String(id))
  expect(JSON.stringify(entry)).not.toMatch(/received|answered/)

  expect((await recordOf(office, id)).steps).toEqual([
    { action: 'answer', who: expect.any(String), day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
  ])
  expect(await admin.get(`${CONCERNS}/${id}`)).toMatchObject({ status: 404 })
})

test('work for a concern is as long as it gets from the first time on, and shorter work is refused', async () => {
  const { data } = await server.anonymous.get(`${SENDING}/captcha?kind=work`)
  expect(data).toMatchObject({ workBits: 22 })

  const short = (await server.anonymous.get('/api/v1/auth/captcha?kind=work')).data as {
    captchaKey: string
    workBits: number
  }
  expect(short.workBits).toBeLessThan(22)

  const { captchaKey, workBits } = short
  const zerosOf = (digits: number) =>
    Math.clz32(createHash('sha256').update(`${captchaKey}:${digits}`).digest().readUInt32BE(0))

  let digits = 0
  while (zerosOf(digits) < workBits) digits += 1

  expect(await send({ captchaKey, captchaCode: String(digits) })).toMatchObject({ status: 400 })
})

test('the last of sixty places is kept for an answer', async () => {
  const code = await shownCodeOf()
  await server.asOwner(`insert into concern_messages (id, concern_id, place, is_of_sender, text_sealed, said_on)
    select n, c.id, n, false, c.text_sealed, c.said_on from generate_series(2, 59) n,
      (select m.concern_id as id, text_sealed, said_on from concern_messages m) c`)

  expect(await add(code, '补充')).toMatchObject({ status: 409, msg: errors.concernFull })

  const { id } = (await listOf(base)).list[0]!
  expect(await step(base, id, 'answer', '答复')).toMatchObject({ status: 200 })
})
