import type { OwnShift, RosterBoard } from '@residency/contract/areas/duty/rosters/roster.contract'
import { rosterWords } from '@residency/contract/areas/duty/rosters/text'
import { lastDayOf, monthOf } from '@residency/contract/kernel/day'
import { beforeAll, describe, expect, test } from 'vitest'
import { NIGHT_SHIFT } from '../../../demo/duty/night-shift.demo.ts'
import { dayInChina } from '../../../platform/clock.ts'
import { anExam } from '../../../testing/builders/exams.ts'
import { addMentorFixtures } from '../../../testing/builders/mentors.ts'
import { aBlock } from '../../../testing/builders/rotation-blocks.ts'
import { openServer } from '../../../testing/server/open-server.ts'
import { wholeHome } from '../../../testing/whole-home.ts'
import { instanceOf } from './build-instance.ts'
import { findRoster } from './roster.queries.ts'
import { PAST_DAYS, readRosterFacts } from './roster-facts.ts'

const PATH = '/api/v1/dutyRosters'
const { errors } = rosterWords['zh-cn']

/** The server's day is 2026-11-20. */
const NEXT = { month: '2027-01', first: '2027-01-01', last: '2027-01-31' }

const server = await openServer()
const fixtures = await addMentorFixtures(server, { mentors: 1, trainees: 6 })
const ids = fixtures.trainees.map(({ traineeId }) => traineeId)
const kinds = { night: 0, day: 0 }

const post = async (who: string, path: string, body: object) => {
  const person = await server.as(who)
  await server.asOwner('truncate submit_locks')

  return person.post(path, body as Record<string, unknown>)
}

const addKind = async (form: object) =>
  (
    await post('dept', '/api/v1/shiftKinds', {
      ...NIGHT_SHIFT,
      ...form,
      departmentId: fixtures.departmentId,
    })
  ).data as { id: number }

/** Begins the roster of a month; the people have stays in it. */
async function beginRoster(month: string) {
  const answer = await post('dept', PATH, { departmentId: fixtures.departmentId, month })
  return (answer.data as { id: number }).id
}

const boardOf = async (id: number, who = 'dept') =>
  (await (await server.as(who)).get(`${PATH}/${id}`)).data as RosterBoard

/** The roster of a month that another test has begun. */
async function idOf(month: string) {
  const { list } = (await (await server.as('dept')).get(`${PATH}?month=${month}`)).data as {
    list: { id: number }[]
  }

  return list[0]!.id
}

const cell = (at: number, day: string, kindId: number | null = kinds.night, isLocked = false) => ({
  traineeId: ids[at]!,
  day,
  kindId,
  isLocked,
})

const setCells = async (id: number, cells: object[], reason: string | null = null) => {
  const { version } = await boardOf(id)
  return (await server.as('dept')).put(`${PATH}/${id}/shifts`, { version, cells, reason })
}

/** Another department of the base, with a shift on every day from eight in the morning. */
async function otherDepartment() {
  const base = await server.as('base')
  const { departments } = (await base.get('/api/v1/shiftKinds')).data as {
    departments: { value: number }[]
  }
  const { value: departmentId } = departments.find(({ value }) => value !== fixtures.departmentId)!
  const day = await post('base', '/api/v1/shiftKinds', {
    ...NIGHT_SHIFT,
    name: '白班',
    sign: '白',
    startsAt: '08:00',
    endsAt: '20:00',
    isNight: false,
    departmentId,
  })

  return {
    departmentId,
    dayKind: (day.data as { id: number }).id,
    boardOf: (id: number) => boardOf(id, 'base'),
    beginRoster: async (month: string) =>
      ((await post('base', PATH, { departmentId, month })).data as { id: number }).id,
    setCells: async (id: number, cells: object[]) => {
      const { version } = await boardOf(id, 'base')
      return base.put(`${PATH}/${id}/shifts`, { version, cells, reason: null })
    },
  }
}

const step = async (id: number, action: string) => {
  const { version } = await boardOf(id)
  return post('dept', `${PATH}/${id}/${action}`, { version })
}

beforeAll(async () => {
  for (const traineeId of ids)
    await aBlock(server, {
      traineeId,
      departmentId: fixtures.departmentId,
      from: '2026-12-01',
      until: '2027-04-30',
    })

  kinds.night = (await addKind({})).id
  kinds.day = (
    await addKind({
      name: '白班',
      sign: '白',
      startsAt: '08:00',
      endsAt: '20:00',
      dayClasses: ['weekend', 'holiday'],
      isNight: false,
    })
  ).id
})

test('a department has one roster a month, and other departments do not see it', async () => {
  const id = await beginRoster(NEXT.month)

  expect(
    await post('dept', PATH, { departmentId: fixtures.departmentId, month: NEXT.month }),
  ).toMatchObject({
    msg: errors.rosterTaken,
  })
  expect(await (await server.as('dept2')).get(`${PATH}/${id}`)).toMatchObject({ status: 404 })
  expect((await boardOf(id)).people).toHaveLength(ids.length)
})

test('a proposal fills every place, keeps locked shifts, and breaks no rule', async () => {
  const id = await beginRoster('2027-02')
  await setCells(id, [cell(2, '2027-02-10', kinds.night, true)])

  expect(await step(id, 'proposal')).toMatchObject({ status: 200, data: { open: 0 } })

  const board = await boardOf(id)

  expect(board.faults).toEqual([])
  expect(board.open).toEqual([])
  expect(board.shifts).toContainEqual({
    traineeId: ids[2],
    kindId: kinds.night,
    day: '2027-02-10',
    isLocked: true,
  })
})

/** A lecture in the evening of a day, at which a trainee is expected. */
async function aLecture(at: number, day: string) {
  const { id } = await server.db
    .insertInto('learningLectures')
    .values({
      title: '抗菌药物',
      kind: 'lecture',
      place: '示教室',
      startsAt: new Date(`${day}T19:00:00+08:00`),
      endsAt: new Date(`${day}T21:00:00+08:00`),
      opensBefore: 15,
      lateAfter: 10,
      isOpen: false,
      createdBy: fixtures.mentors[0]!.userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

  await server.db
    .insertInto('learningLecturePeople')
    .values({ lectureId: id, userId: fixtures.trainees[at]!.userId })
    .execute()
}

test('nobody has a shift during a lecture or an exam at a fixed time', async () => {
  const id = await idOf(NEXT.month)
  const minutesTo = (time: string) =>
    (Date.parse(`${time}+08:00`) - server.clock.now.getTime()) / 60_000

  await aLecture(0, '2027-01-05')
  await anExam(server, {
    takers: [{ userId: fixtures.trainees[1]!.userId }],
    opens: minutesTo('2027-01-07T07:00'),
    closes: minutesTo('2027-01-07T09:00'),
    exam: { minutes: 120 },
  })

  await setCells(id, [cell(0, '2027-01-05'), cell(1, '2027-01-06')])

  const broken = await boardOf(id)

  expect(broken.faults.map(({ traineeId, day }) => ({ traineeId, day }))).toEqual([
    { traineeId: ids[0], day: '2027-01-05' },
    { traineeId: ids[1], day: '2027-01-06' },
  ])
  expect(broken.people.find(({ traineeId }) => traineeId === ids[0])!.appointments).toEqual([
    { startsAt: '2027-01-05 19:00', endsAt: '2027-01-05 21:00' },
  ])

  expect(await step(id, 'proposal')).toMatchObject({ status: 200, data: { open: 0 } })
  expect((await boardOf(id)).faults).toEqual([])
})

test('a roster that breaks a rule is shown with its faults and is not published', async () => {
  const id = await beginRoster('2026-12')
  await setCells(
    id,
    [1, 2, 3].map((day) => cell(0, `2026-12-0${day}`)),
  )

  const { faults } = await boardOf(id)

  expect(faults).toMatchObject([{ traineeId: ids[0], day: '2026-12-01' }])

  const refused = await step(id, 'publish')

  expect(refused).toMatchObject({ status: 409 })
  expect(refused.msg).toContain(faults[0]!.text)
})

test('nobody is assigned outside the stay, outside the month, or to a kind of another department', async () => {
  const id = await beginRoster('2027-04')
  const [stranger] = await server.db
    .selectFrom('trainees')
    .select('id')
    .where('id', 'not in', ids)
    .limit(1)
    .execute()
  const outside = { ...cell(0, '2027-04-01'), traineeId: stranger!.id }

  expect(await setCells(id, [outside])).toMatchObject({ status: 409 })
  expect(await setCells(id, [cell(0, '2027-05-01')])).toMatchObject({ status: 400 })
  expect(await setCells(id, [cell(0, '2027-04-01', 999_999)])).toMatchObject({
    msg: errors.shiftKindUnknown,
  })
  expect((await boardOf(id)).shifts).toEqual([])
})

/** Titles of the notices of a trainee, by the position in the fixtures. */
const noticesOf = async (at: number) =>
  (
    await server.db
      .selectFrom('notices')
      .select('title')
      .where('userId', '=', fixtures.trainees[at]!.userId)
      .orderBy('id')
      .execute()
  ).map(({ title }) => title)

test('publication and later changes notify the people whom they concern, and nobody else', async () => {
  const before = await noticesOf(2)

  expect(await noticesOf(1)).toEqual([])

  const id = await beginRoster('2027-03')
  await setCells(id, [cell(0, '2027-03-01'), cell(1, '2027-03-02')])

  expect(await noticesOf(1), 'a draft notifies nobody').toEqual([])
  expect(await step(id, 'publish')).toMatchObject({ status: 200 })
  expect(await noticesOf(1)).toEqual(['2027-03 排班已发布：住院药房'])

  await setCells(id, [cell(1, '2027-03-02', null)], '课程')
  await setCells(id, [cell(1, '2027-03-02')], '课程取消')

  expect(await noticesOf(1)).toEqual([
    '2027-03 排班已发布：住院药房',
    '2027-03-02 班次有调整：住院药房',
    '2027-03-02 班次有调整：住院药房',
  ])
  expect(await noticesOf(2)).toEqual(before)
})

test('after publication a change needs a reason, is recorded, and breaks no rule', async () => {
  const id = await idOf('2027-03')

  expect(await setCells(id, [cell(0, '2027-03-01', null)])).toMatchObject({
    msg: errors.shiftReasonMissing,
  })

  const inARow = ['2027-03-03', '2027-03-04'].map((day) => cell(1, day))

  expect(await setCells(id, inARow, '调班')).toMatchObject({ status: 409 })

  const swapped = [cell(0, '2027-03-01', null), cell(2, '2027-03-01')]

  expect(await setCells(id, swapped, '同事请病假')).toMatchObject({ status: 200 })
  expect((await boardOf(id)).changes.slice(0, 2)).toMatchObject([
    { day: '2027-03-01', before: null, after: '夜班', reason: '同事请病假' },
    { day: '2027-03-01', before: '夜班', after: null, reason: '同事请病假' },
  ])
  expect(await step(id, 'proposal')).toMatchObject({ msg: errors.rosterIsClosed })
})

test('trainees see their own shifts once the roster is published, with their hours', async () => {
  const trainee = await server.as(fixtures.trainees[1]!.username)
  const own = async (month: string) =>
    ((await trainee.get(`${PATH}/own?month=${month}`)).data as { list: OwnShift[] }).list

  expect(await own('2027-03')).toMatchObject([
    { day: '2027-03-02', startsAt: '2027-03-02 20:00', endsAt: '2027-03-03 08:00' },
  ])
  expect(await own('2027-02')).toEqual([])
})

test('published shifts are in the calendar of their people, those of a draft are not', async () => {
  const trainee = await server.as(fixtures.trainees[1]!.username)
  const entriesOf = async (from: string, until: string) =>
    (await trainee.get(`/api/v1/calendar?from=${from}&until=${until}`)).data as { title: string }[]

  const isShift = ({ title }: { title: string }) => title === '夜班' || title === '白班'

  expect((await entriesOf('2027-03-01', '2027-03-31')).filter(isShift)).toMatchObject([
    { title: '夜班', from: '2027-03-02', until: '2027-03-03', path: '/duty/own' },
  ])
  expect((await entriesOf('2027-02-01', '2027-02-28')).filter(isShift)).toEqual([])
})

test('the home page says when the next shift of a trainee is, and to the department who is on duty today', async () => {
  const partsOf = async (username: string) => {
    const days = 'from=2026-11-01&until=2026-11-30'
    const { parts } = await wholeHome(await server.as(username), days)

    return Object.fromEntries(parts.map(({ key, part }) => [key, part] as const))
  }

  const today = dayInChina(server.clock.now)
  const id = await beginRoster(monthOf(today))
  await aBlock(server, {
    traineeId: ids[3]!,
    departmentId: fixtures.departmentId,
    from: today,
    until: lastDayOf(monthOf(today)),
  })
  const onCall = await addKind({
    name: '备班',
    sign: '备',
    onCall: 'home',
    startsAt: '17:00',
    endsAt: '21:00',
  })
  await aBlock(server, {
    traineeId: ids[5]!,
    departmentId: fixtures.departmentId,
    from: today,
    until: lastDayOf(monthOf(today)),
  })
  await setCells(id, [cell(3, today), cell(5, today, onCall.id)])

  expect(await partsOf('dept'), 'a draft is not shown').not.toHaveProperty('duty.onDuty')

  await step(id, 'publish')

  const { name } = (await boardOf(id)).people.find(({ traineeId }) => traineeId === ids[3])!

  expect((await partsOf('dept'))['duty.onDuty']).toMatchObject({
    kind: 'rows',
    rows: [
      { note: '备班 17:00–21:00 · 住院药房', tag: { text: '院外备班' } },
      { title: name, note: '夜班 20:00–次日 08:00 · 住院药房' },
    ],
  })
  expect((await partsOf(fixtures.trainees[3]!.username))['duty.nextShifts']).toMatchObject({
    kind: 'rows',
    rows: [{ title: today }],
  })
  expect(await partsOf('dept2')).not.toHaveProperty('duty.onDuty')
  expect(await partsOf(fixtures.trainees[4]!.username)).not.toHaveProperty('duty.nextShifts')
})

test('a disabled kind stays where people have it, and nobody is assigned to it', async () => {
  const id = await beginRoster('2027-05')
  await aBlock(server, {
    traineeId: ids[0]!,
    departmentId: fixtures.departmentId,
    from: '2027-05-01',
    until: '2027-05-31',
  })
  await setCells(id, [cell(0, '2027-05-01', kinds.day)])

  const form = { ...NIGHT_SHIFT, name: '白班', sign: '白', isNight: false, version: 1, status: 0 }
  const disabled = await (await server.as('dept')).put(`/api/v1/shiftKinds/${kinds.day}`, form)

  expect(disabled).toMatchObject({ status: 200 })

  const board = await boardOf(id)

  const kindOf = (kindId: number) => board.kinds.find((kind) => kind.id === kindId)

  expect(kindOf(kinds.night)).toMatchObject({ least: 1 })
  expect(kindOf(kinds.day)).toMatchObject({ least: 0 })
  expect(board.open.filter(({ kindId }) => kindId === kinds.day)).toEqual([])
  expect(await setCells(id, [cell(0, '2027-05-02', kinds.day)])).toMatchObject({
    msg: errors.shiftKindUnknown,
  })
})

describe('a published roster of which the facts change', () => {
  const block = (at: number, from: string, until: string, department = fixtures.departmentId) =>
    aBlock(server, { traineeId: ids[at]!, departmentId: department, from, until })

  test('a shift can be taken from somebody whose stay was moved, and nobody gets one then', async () => {
    await block(0, '2027-07-01', '2027-07-31')
    await block(1, '2027-07-01', '2027-07-31')

    const id = await beginRoster('2027-07')
    await setCells(id, [cell(0, '2027-07-05'), cell(1, '2027-07-10')])
    await step(id, 'publish')

    await server.asOwner(
      `delete from rotation_blocks where trainee_id = ${ids[0]!} and starts_on = '2027-07-01'`,
    )

    expect((await boardOf(id)).faults).toMatchObject([{ traineeId: ids[0], day: '2027-07-05' }])
    expect(await setCells(id, [cell(0, '2027-07-20')], '补班')).toMatchObject({ status: 409 })
    expect(await setCells(id, [cell(0, '2027-07-05', null)], '已调离')).toMatchObject({
      status: 200,
    })
    expect((await boardOf(id)).faults).toEqual([])
  })

  test('a shift of somebody who works too much can be taken away, although too many are left', async () => {
    const days = Array.from({ length: 31 }, (_, at) => `2027-08-${String(at + 1).padStart(2, '0')}`)

    await block(2, '2027-08-01', '2027-08-31')

    const id = await beginRoster('2027-08')

    // every night but each third one: more than nine nights in four weeks
    await server.db
      .insertInto('dutyShifts')
      .values(
        days
          .filter((_, at) => at % 3 < 2)
          .map((day) => ({
            rosterId: id,
            kindId: kinds.night,
            traineeId: ids[2]!,
            day,
            startsAt: new Date(`${day}T20:00:00+08:00`),
            endsAt: new Date(Date.parse(`${day}T20:00:00+08:00`) + 12 * 3_600_000),
          })),
      )
      .execute()
    await server.db
      .updateTable('dutyRosters')
      .set({ state: 'published', publishedAt: server.clock.now })
      .where('id', '=', id)
      .execute()

    expect((await boardOf(id)).faults.length).toBeGreaterThan(0)
    expect(await setCells(id, [cell(2, '2027-08-20', null)], '减负')).toMatchObject({ status: 200 })
    expect(await setCells(id, [cell(2, '2027-08-21')], '加班')).toMatchObject({ status: 409 })
  })

  test('a locked shift during a leave is a fault like any other', async () => {
    await block(3, '2027-09-01', '2027-09-30')

    const id = await beginRoster('2027-09')
    await aLecture(3, '2027-09-06')
    await setCells(id, [cell(3, '2027-09-06', kinds.night, true)])

    expect((await boardOf(id)).faults).toMatchObject([{ traineeId: ids[3], day: '2027-09-06' }])
    expect(await step(id, 'publish')).toMatchObject({ status: 409 })
  })

  test('rest is kept after the last night in another department', async () => {
    const other = await otherDepartment()

    await block(4, '2027-10-01', '2027-10-31')
    await block(4, '2027-11-01', '2027-11-30', other.departmentId)

    const october = await beginRoster('2027-10')
    await setCells(october, [cell(4, '2027-10-31')])

    const november = await other.beginRoster('2027-11')
    const early = { ...cell(4, '2027-11-01', other.dayKind) }

    await other.setCells(november, [early])

    expect((await other.boardOf(november)).faults).toMatchObject([
      { traineeId: ids[4], day: '2027-11-01' },
    ])
    expect((await boardOf(october)).faults, 'the night itself breaks no rule').toEqual([])
  })
})

test('a share is fair in proportion to the days in training of the last six months, without leave', async () => {
  const id = await beginRoster('2027-06')
  const month = { from: '2027-06-01', until: '2027-06-30' }

  for (const traineeId of ids.slice(0, 2))
    await aBlock(server, { traineeId, departmentId: fixtures.departmentId, ...month })

  await server.db
    .updateTable('trainees')
    .set({ startsOn: month.from })
    .where('id', '=', ids[1]!)
    .execute()

  const roster = await findRoster(server.db, { kind: 'all' }, id)
  const { people } = instanceOf(await readRosterFacts(server.app.asSystem(), roster!))
  const presenceOf = (at: number) =>
    people.find((person) => person.id === String(ids[at]))!.presence!

  expect(presenceOf(0)).toBe(1)
  expect(presenceOf(1)).toBeCloseTo(30 / (PAST_DAYS + 30))
})

test('a roster is closed when its month is over, and then nothing of it changes', async () => {
  expect(await step(await idOf('2027-03'), 'close')).toMatchObject({
    status: 409,
    msg: errors.rosterNotOver.replace('{day}', '2027-03-31'),
  })

  const past = await beginRoster('2026-10')

  expect(await step(past, 'publish')).toMatchObject({ status: 200 })
  expect(await step(past, 'close')).toMatchObject({ status: 200 })
  expect(await setCells(past, [cell(0, '2026-10-01')], '补录')).toMatchObject({
    msg: errors.rosterIsClosed,
  })
})
