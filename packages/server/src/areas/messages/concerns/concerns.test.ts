import { concernWords } from '@residency/contract/areas/messages/concerns/text'
import { kernelErrors } from '@residency/contract/kernel'
import { sql } from 'kysely'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { makeLog } from '../../../platform/log.ts'
import { CONCERNS, concernBox, SENDING } from '../../../testing/builders/concern-box.ts'
import { knownCaptcha } from '../../../testing/outside/browser.ts'
import { openServer } from '../../../testing/server/open-server.ts'
import { eraseConcerns } from './erase-concerns.ts'

const READERS = '/api/v1/concernReaders'
const FIGURES = '/api/v1/concernFigures'
const { errors } = concernWords['zh-cn']

const lines: string[] = []
const log = makeLog('debug', { write: (line: string) => void lines.push(line) })
const server = await openServer({ environment: knownCaptcha, log })
const box = concernBox(server)
const { on, send, solved, codeOf, shownCodeOf, announce, open, listOf, step } = box
const office = await server.as('bhb')
const base = await server.as('base')
const trainee = await server.as('student')
const DAY_MS = 86_400_000
const start = server.clock.now

const nameReaders = async (...readerIds: number[]) => {
  const { version } = (await office.get(READERS)).data as { version: number }
  return office.put(READERS, { readerIds, version })
}

beforeEach(async () => {
  server.clock.now = start
  await box.empty()
  expect(await nameReaders(office.userId, base.userId)).toMatchObject({ status: 200 })
})

describe('the readers', () => {
  test('are named by the office from those who may read, and their names are known to everybody', async () => {
    expect((await trainee.get('/api/v1/concernBox')).data).toMatchObject({
      readers: expect.arrayContaining([{ id: base.userId, name: expect.any(String) }]),
    })
    expect(await nameReaders(trainee.userId)).toMatchObject({
      status: 400,
      errors: [{ path: 'readerIds' }],
    })
    expect(await nameReaders()).toMatchObject({ status: 400 })
    expect(await base.get(READERS)).toMatchObject({
      status: 401,
      code: kernelErrors.notAllowed.code,
    })
  })

  test('see nothing unless they are named', async () => {
    await shownCodeOf()
    await nameReaders(office.userId)

    expect((await listOf(office)).total).toBe(1)
    expect((await listOf(base)).total).toBe(0)
    expect(await trainee.get(CONCERNS)).toMatchObject({
      status: 401,
      code: kernelErrors.notAllowed.code,
    })
  })
})

describe('a concern', () => {
  test('is answered to the holder of its code, and opened again by a further message', async () => {
    const code = await shownCodeOf()
    expect(code).toMatch(/^([A-HJ-NP-Z]{4}-){4}[A-HJ-NP-Z]{4}$/)

    const { id, actions } = (await listOf(base)).list[0]!
    expect(actions).toEqual(['take', 'answer'])

    expect(await step(base, id, 'answer')).toMatchObject({
      status: 400,
      msg: errors.concernAnswerNeeded,
    })
    expect(await step(base, id, 'answer', '已安排夜间带教')).toMatchObject({ status: 200 })

    expect(await open(code.toLowerCase().replaceAll('-', ' '))).toMatchObject({
      state: 'answered',
      messages: [
        { isOfSender: true, text: '夜间没有人带教' },
        { isOfSender: false, text: '已安排夜间带教' },
      ],
    })

    expect(await step(base, id, 'close')).toMatchObject({ status: 200 })
    expect(await step(base, id, 'take')).toMatchObject({ status: 409 })

    const added = await server.anonymous.post(`${SENDING}/messages`, { code, text: '还是没有人' })
    expect(added).toMatchObject({ status: 200 })
    expect((await listOf(office)).list).toMatchObject([{ id, state: 'closed', hasNews: true }])

    await announce(1)
    expect((await listOf(office)).list).toMatchObject([{ id, state: 'inWork' }])
    expect((await open(code)).messages).toHaveLength(3)
  })

  test('is hidden from the readers whom the sender excludes, in list, record, steps, figures and notices', async () => {
    await shownCodeOf({ hiddenFrom: [base.userId] })

    const { id } = (await listOf(office)).list[0]!

    expect((await listOf(base)).total).toBe(0)
    expect(await base.get(`${CONCERNS}/${id}`)).toMatchObject({ status: 404 })
    expect(await step(base, id, 'take')).toMatchObject({ status: 404 })
    expect((await base.get(FIGURES)).data).toMatchObject({ total: 0 })
    expect((await office.get(FIGURES)).data).toMatchObject({ total: 1 })

    const notified = await server.db.selectFrom('notices').select('userId').execute()
    expect(notified).toEqual([{ userId: office.userId }])
  })

  test('is not taken if no reader is left', async () => {
    const nobody = { status: 409, msg: errors.concernNobodyLeft, errors: [{ path: 'hiddenFrom' }] }
    expect(await send({ hiddenFrom: [base.userId, office.userId] })).toMatchObject(nobody)

    await server.asOwner('truncate concern_readers')
    expect(await send()).toMatchObject(nobody)
  })

  test('needs a solved captcha, a text and a department that exists', async () => {
    expect(await send({ captchaCode: 'wrong' })).toMatchObject({ status: 400 })
    expect(await send({ text: ' ' })).toMatchObject({
      status: 400,
      errors: [{ path: 'body.text' }],
    })
    expect(await send({ departmentId: 999_999 })).toMatchObject({
      status: 400,
      errors: [{ path: 'departmentId' }],
    })
  })

  test('is limited to a hundred a day in the whole installation, without a counter', async () => {
    await server.asOwner(`insert into concerns (id, kind, code_hash, received_on)
      select n, 'idea', sha256(n::text::bytea), '2026-11-20' from generate_series(1, 100) n`)
    const day = server.clock.now
    server.clock.now = new Date('2026-11-20T10:00:00+08:00')

    expect(await send()).toMatchObject({ status: 429, msg: errors.concernsOfDayFull })

    server.clock.now = new Date('2026-11-21T10:00:00+08:00')
    expect(await send()).toMatchObject({ status: 200 })
    server.clock.now = day
  })

  test('has one refusal for every unknown code, and known codes open after any number of guesses', async () => {
    const code = await codeOf()
    const guess = (guessed: string) => server.anonymous.post(`${SENDING}/open`, { code: guessed })

    expect(await guess('ABCD'.repeat(5))).toMatchObject({
      status: 404,
      msg: errors.concernUnknown,
    })
    expect(await guess('1234')).toMatchObject({ status: 400 })

    await server.asOwner('update rate_limits set points = 1000')
    expect(await guess('ABCD'.repeat(5))).toMatchObject({ status: 429 })
    expect((await open(code)).state).toBe('received')

    const keys = await server.db.selectFrom('rateLimits').select('key').execute()
    expect(keys.filter(({ key }) => key.startsWith('concern'))).toEqual([
      { key: 'concern.unknown:all' },
    ])
  })

  test('takes three pictures, drawn again without their metadata', async () => {
    const code = await on(-1, codeOf)
    const content = await sharp({
      create: { width: 2000, height: 900, channels: 3, background: '#336699' },
    })
      .withExif({ IFD0: { Make: 'SecretCamera', Copyright: 'Sender' } })
      .jpeg()
      .toBuffer()
    expect(content.includes('SecretCamera')).toBe(true)

    const add = (file = content) => on(-1, () => box.addPicture(code, file))

    expect(await add(Buffer.from('%PDF-1.4'))).toMatchObject({ status: 400 })
    for (const pictures of [1, 2, 3]) expect((await add()).data).toEqual({ pictures })

    expect(await add()).toMatchObject({ status: 409 })
    await announce()

    const { id } = (await listOf(base)).list[0]!
    const { pictureIds } = (await base.get(`${CONCERNS}/${id}`)).data as { pictureIds: number[] }
    const picture = await base.get(`${CONCERNS}/${id}/pictures/${pictureIds[0]}`)
    const { width, exif } = await sharp(picture.body).metadata()

    expect({ width, exif }).toEqual({ width: 1600, exif: undefined })
    expect(picture.body.includes('SecretCamera')).toBe(false)

    await nameReaders(office.userId)
    expect(await base.get(`${CONCERNS}/${id}/pictures/${pictureIds[0]}`)).toMatchObject({
      status: 404,
    })
  })

  test('is stored sealed, and no step of a reader records its text', async () => {
    await shownCodeOf()

    const { id } = (await listOf(base)).list[0]!
    await step(base, id, 'answer', '已安排夜间带教')

    const { rows } = await sql<{ row: string }>`select m::text as row from concern_messages m
      union all select a::text from audit_entries a where a.action like 'concern.%'
      union all select h::text from flow_history h where h.flow = 'concern'`.execute(server.db)

    expect(rows.length).toBeGreaterThan(3)
    expect(rows.filter((row) => /夜间/.test(row.row))).toEqual([])
  })

  test('is erased two years after it was closed', async () => {
    await shownCodeOf()

    const { id } = (await listOf(base)).list[0]!
    await step(base, id, 'take')
    await step(base, id, 'close')

    const eraseBefore = (days: number) =>
      eraseConcerns.erase(
        { db: server.db, now: server.now } as never,
        new Date(start.getTime() + days * DAY_MS),
        10,
      )

    expect(await eraseBefore(0)).toBe(0)
    expect(await eraseBefore(1)).toBe(1)
    expect((await listOf(base)).total).toBe(0)
  })
})

test('figures name a department from three concerns on; others are counted together', async () => {
  const departments = (
    (await server.anonymous.get(`${SENDING}/choices`)).data as {
      departments: { id: number; name: string }[]
    }
  ).departments

  const [first, second] = departments
  for (const departmentId of [first!.id, first!.id, first!.id, second!.id, null])
    await on(-1, () => codeOf({ departmentId }))

  await announce()

  expect((await office.get(FIGURES)).data).toMatchObject({
    total: 5,
    byKind: [{ kind: 'safety', state: 'received', count: 5 }],
    byDepartment: [{ department: first!.name, count: 3 }],
    others: 2,
  })
})

/** The values of a row as text, with its transactions. */
const valuesOf = (row: string) => {
  const record = sql.ref(row)
  return sql`jsonb_each_text(to_jsonb(${record}) || jsonb_build_object('xmin', ${record}.xmin::text,
      'xmax', ${record}.xmax::text))`
}

const SENDERS_TABLES = ['concerns', 'concern_messages', 'concern_pictures']

describe('the sender', () => {
  test('is in no column of any table: nothing joins some concerns of a signed-in trainee and not others', async () => {
    const before = await sql<{ n: number }>`select count(*)::int n from audit_entries`.execute(
      server.db,
    )

    const signedIn = server.anonymous.with({
      authorization: `Bearer ${trainee.token}`,
      'user-agent': 'PhoneOfTheSender',
    })

    for (let index = 0; index < 3; index++) {
      server.clock.now = new Date(server.clock.now.getTime() + 3_600_000)
      await trainee.get('/api/v1/concernBox')

      const sent = await signedIn.post(SENDING, {
        kind: 'idea',
        text: `建议 ${index}`,
        ...(await solved()),
      })
      expect(sent).toMatchObject({ status: 200 })
    }

    expect(
      await sql<{ n: number }>`select count(*)::int n from audit_entries`.execute(server.db),
    ).toMatchObject({ rows: before.rows })

    const { rows: tables } = await sql<{ name: string }>`select relname as name from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace
        and relname <> all (array['concerns', 'concern_messages', 'concern_pictures'])`.execute(
      server.db,
    )

    expect(tables.length).toBeGreaterThan(200)

    const joined: string[] = []

    for (const { name } of tables) {
      const { rows } = await sql<{ theirs: string; ours: string; matched: number }>`
        select theirs.key as theirs, ours.key as ours, count(distinct c.id)::int as matched
        from ${sql.table(name)} t cross join lateral ${valuesOf('t')} theirs
          join (concerns c cross join lateral ${valuesOf('c')} ours) on ours.value = theirs.value
        group by 1, 2`.execute(server.db)

      for (const { theirs, ours, matched } of rows)
        if (matched !== 3) joined.push(`${name}.${theirs} = concerns.${ours}`)
    }

    expect(joined).toEqual([])
  })

  test('leaves no moment: all rows of all messages carry one transaction, and no column holds a time', async () => {
    const code = await codeOf()
    for (let index = 0; index < 3; index++) await codeOf({ text: `其他 ${index}` })

    await server.anonymous.post(`${SENDING}/messages`, { code, text: '补充' })

    for (const table of SENDERS_TABLES) {
      const { rows } = await sql<{ n: number }>`select count(distinct xmin::text)::int n
        from ${sql.table(table)}`.execute(server.db)
      expect(rows[0]!.n).toBeLessThanOrEqual(1)
    }

    const { rows: times } = await sql<{ name: string }>`select attname as name from pg_attribute
      where attrelid = any (array['concerns', 'concern_messages', 'concern_pictures']::regclass[])
        and attnum > 0 and atttypid in ('timestamptz'::regtype, 'timestamp'::regtype)`.execute(
      server.db,
    )
    expect(times).toEqual([])
  })

  test('has a place that is independent of when it came: in many rounds the first is not the first', async () => {
    const places = new Set<number>()
    const first = await codeOf()
    // by chance it may be at the same place again, but not forty times
    for (let round = 0; places.size < 2 && round < 40; round++) {
      await codeOf({ text: `第 ${round} 条` })

      const { rows } = await sql<{ kind: string }>`select id from concerns order by ctid`.execute(
        server.db,
      )
      const { rows: mine } = await sql<{ place: number }>`select place::int from
        (select row_number() over (order by ctid) as place, code_hash from concerns) c
        where code_hash = sha256(${first.replaceAll('-', '')}::bytea)`.execute(server.db)
      expect(rows.length).toBe(round + 2)
      places.add(mine[0]!.place)
    }

    expect(places.size).toBeGreaterThan(1)
  })

  test('is not in the log, and the call is not in the times of calls', async () => {
    lines.length = 0
    await server.anonymous.with({ 'user-agent': 'PhoneOfTheSender' }).get(`${SENDING}/choices`)
    await open(await codeOf())
    await server.app.asSystem().services.callTimes.flush()

    expect(lines.filter((line) => /concern|PhoneOfTheSender/i.test(line))).toEqual([])

    const { rows } = await sql<{ route: string }>`select route from call_times
      where route like '%anonymousConcerns%'`.execute(server.db)

    expect(rows).toEqual([])
  })
})
