import type { listOwnCalendar } from '@residency/contract/areas/dashboard/calendar/calendar.contract'
import { type AnswerOf, toMoment } from '@residency/contract/kernel'
import { addDays } from '@residency/contract/kernel/day'
import pg from 'pg'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  anExamIntake,
  anExamSession,
  insertRegistrations,
  seated,
} from '../../../testing/builders/examinees.ts'
import { anExam } from '../../../testing/builders/exams.ts'
import { idOfLeaveType } from '../../../testing/builders/leave-types.ts'
import {
  addMentorFixtures,
  aMentorWindow,
  type MentorFixtures,
} from '../../../testing/builders/mentors.ts'
import { aBlock } from '../../../testing/builders/rotation-blocks.ts'
import {
  newCalendarAddress,
  type ReadEvent,
  readCalendarFile,
} from '../../../testing/files/calendar-files.ts'
import { findVersion } from '../../../testing/find-records.ts'
import { openServer } from '../../../testing/server/open-server.ts'

type Entry = AnswerOf<typeof listOwnCalendar>[number]
const NOW = new Date('2026-11-20T02:00:00Z')
const HOUR_MS = 3_600_000
const timeIn = (hours: number) => new Date(NOW.getTime() + hours * HOUR_MS)
const ORIGIN = 'http://localhost'
const server = await openServer()
let fixture: MentorFixtures
let paperId: number
const addresses = new Map<string, string>()

beforeAll(async () => {
  server.clock.now = NOW
  fixture = await addMentorFixtures(server, { mentors: 1, trainees: 4 })
  paperId = (await anExam(server)).paperId
  // the file begins with the account where that is older, and accounts of tests are as old as the
  // test
  await server.db.updateTable('users').set({ createdAt: NOW }).execute()
})

beforeEach(async () => {
  server.clock.now = NOW
  await server.asOwner('truncate rate_limits, submit_locks')
})

afterEach(() => vi.restoreAllMocks())

const trainee = (n: number) => fixture.trainees[n]!

const feedOf = async (username: string) => {
  if (!addresses.has(username)) addresses.set(username, await newCalendarAddress(server, username))

  const reply = await server.anonymous.get(addresses.get(username)!)

  expect(reply.status).toBe(200)

  return readCalendarFile(reply.body)
}

/** What the product's own calendar shows of a span, read as its page does. */
async function pageOf(username: string, from: string, until: string) {
  const caller = await server.as(username)
  const events = new Map<string, Entry>()

  for (let first = from; first <= until; first = addDays(first, 60)) {
    const last = addDays(first, 59) < until ? addDays(first, 59) : until
    const reply = await caller.get(`/api/v1/calendar?from=${first}&until=${last}`)
    for (const entry of reply.data as Entry[]) events.set(entry.uid, entry)
  }

  return events
}

/** The facts of an entry of the page as a calendar file has them. */
const asRead = (entry: Entry): Omit<ReadEvent, 'sequence'> => ({
  uid: entry.uid,
  status: entry.isCancelled ? 'CANCELLED' : 'CONFIRMED',
  start: entry.startsAt === null ? entry.from : new Date(entry.startsAt),
  end: entry.endsAt === null ? addDays(entry.until, 1) : new Date(entry.endsAt),
  summary: entry.title,
  note: entry.note,
  place: entry.place,
  url: entry.path === null ? null : `${ORIGIN}/medical${entry.path}`,
})

describe('an exam in a calendar program', () => {
  const EXAMS = '/api/v1/learningExams'

  const form = (over: object = {}) => ({
    title: '出科考试',
    note: null,
    baseId: null,
    trainId: null,
    mode: 'remote',
    minutes: 60,
    opensAt: toMoment(timeIn(60)),
    closesAt: toMoment(timeIn(62)),
    graceSeconds: 60,
    attempts: 1,
    shufflesQuestions: true,
    shufflesOptions: true,
    keepsDevice: true,
    marksTwice: false,
    marksApart: 20,
    shows: 'result',
    releaseAt: null,
    paperIds: [paperId],
    ...over,
  })

  const versionOf = async (id: number) =>
    ((await (await server.as('bhb')).get(`${EXAMS}/${id}`)).data as { version: number }).version

  const act = async (id: number, action: string, reason: string | null = null) =>
    expect(
      await (await server.as('bhb')).post(`${EXAMS}/${id}/act`, {
        action,
        reason,
        version: await versionOf(id),
      }),
    ).toMatchObject({
      status: 200,
    })

  async function planned(over: object = {}) {
    const office = await server.as('bhb')
    const { id } = (await office.post(EXAMS, form(over))).data as { id: number }

    await office.post(`${EXAMS}/${id}/candidates`, { cohortIds: [], userIds: [trainee(0).userId] })

    return id
  }

  const eventOf = async (id: number) =>
    (await feedOf(trainee(0).username)).get(`learning-exam-${id}@residency`)

  test('has its times, a place and the address of its page', async () => {
    const id = await planned()
    await act(id, 'publish')

    expect(await eventOf(id)).toMatchObject({
      status: 'CONFIRMED',
      start: timeIn(60),
      end: timeIn(62),
      summary: '考试：出科考试',
      place: '线上',
      url: `${ORIGIN}/medical/course/own-exam?id=${id}`,
    })
  })

  test('keeps its identity when it is moved and renamed, with a higher sequence', async () => {
    const id = await planned()
    await act(id, 'publish')

    const before = (await eventOf(id))!

    const moved = form({
      title: '改名的考试',
      opensAt: toMoment(timeIn(90)),
      closesAt: toMoment(timeIn(93)),
    })

    const reply = await (await server.as('bhb')).put(`${EXAMS}/${id}`, {
      ...moved,
      version: await versionOf(id),
    })

    expect(reply, reply.msg).toMatchObject({ status: 200 })

    const after = (await eventOf(id))!

    expect(after).toMatchObject({ start: timeIn(90), end: timeIn(93), summary: '考试：改名的考试' })
    expect(after.sequence).toBeGreaterThan(before.sequence)
  })

  test('is cancelled and does not vanish when it is called off or taken back, and is confirmed again once published again', async () => {
    const id = await planned()
    await act(id, 'publish')

    const published = (await eventOf(id))!

    await act(id, 'unpublish')

    const takenBack = (await eventOf(id))!

    expect(takenBack.status).toBe('CANCELLED')

    await act(id, 'publish')
    expect(await eventOf(id)).toMatchObject({ status: 'CONFIRMED' })

    await act(id, 'cancel', '停电')

    const cancelled = (await eventOf(id))!

    expect(cancelled).toMatchObject({ status: 'CANCELLED', note: '停电', start: timeIn(60) })

    const sequences = [published, takenBack, cancelled].map(({ sequence }) => sequence)

    expect(sequences).toEqual([...new Set(sequences)].sort((a, b) => a - b))
  })

  test('is in no calendar before anybody has learned of it', async () => {
    const id = await planned()

    expect(await eventOf(id)).toBeUndefined()

    await act(id, 'cancel', '不办了')
    expect(await eventOf(id)).toBeUndefined()
  })
})

describe('an event whose record is gone', () => {
  let examId: number
  const EXAMS = '/api/v1/learningExams'
  const uid = () => `learning-exam-${examId}@residency`
  const eventOf = async () => (await feedOf(trainee(0).username)).get(uid())

  const candidatesOf = async () =>
    (
      (await (await server.as('bhb')).get(`${EXAMS}/${examId}/candidates`)).data as {
        list: { id: number }[]
      }
    ).list

  const remove = async () =>
    (await server.as('bhb')).post(`${EXAMS}/${examId}/candidates/remove`, {
      candidateIds: (await candidatesOf()).map(({ id }) => id),
    })

  const add = async () =>
    (await server.as('bhb')).post(`${EXAMS}/${examId}/candidates`, {
      cohortIds: [],
      userIds: [trainee(0).userId],
    })

  beforeEach(async () => {
    examId = (await anExam(server, { takers: [trainee(0)], opens: 60, closes: 120 })).examId
  })

  test('is cancelled as it was, in the program and on the page, and confirmed again once it is back', async () => {
    const before = (await eventOf())!

    expect(await remove()).toMatchObject({ data: { removed: 1 } })

    server.clock.now = timeIn(0.1)

    const gone = (await eventOf())!

    expect(gone).toEqual({ ...before, status: 'CANCELLED', sequence: before.sequence + 1 })

    const events = (await pageOf(trainee(0).username, '2026-11-20', '2026-11-20')).get(uid())!

    expect({ ...asRead(events), sequence: gone.sequence }).toEqual(gone)

    await add()
    expect(await eventOf()).toEqual({ ...before, sequence: gone.sequence + 1 })
  })

  test('is deleted after a month', async () => {
    await eventOf()
    await remove()
    expect(await eventOf()).toMatchObject({ status: 'CANCELLED' })

    server.clock.now = timeIn(30 * 24)
    expect(await eventOf()).toMatchObject({ status: 'CANCELLED' })

    server.clock.now = timeIn(33 * 24)
    expect(await eventOf()).toBeUndefined()
    expect(
      (await pageOf(trainee(0).username, '2026-11-20', '2026-11-20')).get(uid()),
    ).toBeUndefined()
  })

  test('is not called off after it has taken place', async () => {
    await eventOf()
    server.clock.now = timeIn(3)
    await server.db.deleteFrom('learningCandidates').where('examId', '=', examId).execute()
    expect(await eventOf()).toBeUndefined()
  })
})

test('what is done leaves the calendar and is not called off', async () => {
  const { baseId, year, username, traineeId } = { ...fixture, ...trainee(1) }
  const id = await aMentorWindow(server, { baseId, year })
  const uid = `mentors-mentorWindowEnds-${id}@residency`

  expect((await feedOf(username)).get(uid)).toMatchObject({
    status: 'CONFIRMED',
    end: timeIn(5 * 24),
    start: timeIn(5 * 24 - 0.5),
  })

  const relation = {
    traineeId,
    entryId: fixture.mentors[0]!.entryId,
    source: 'matched' as const,
    startedOn: '2026-11-20',
  }

  await server.db.insertInto('mentorRelations').values(relation).execute()
  expect((await feedOf(username)).get(uid)).toBeUndefined()
})

test('an admission exam is the same event in another session, with a higher sequence', async () => {
  const intake = await anExamIntake(server)
  const morning = await anExamSession(server, intake, '上午场', 5)

  const afternoon = await anExamSession(server, intake, '下午场', 5, {
    startsAt: toMoment(timeIn(30)),
    endsAt: toMoment(timeIn(32)),
    room: '302 教室',
  })

  const [id] = await insertRegistrations(server, intake, ['顾考生'], {
    offers: [intake.offers[0]!.id],
  })

  await seated(server, intake, morning, [id!], { hasBegun: false })

  await server.db
    .updateTable('registrations')
    .set({ userId: trainee(1).userId })
    .where('id', '=', id!)
    .execute()

  const uid = `recruitment-exam-${id}@residency`
  const before = (await feedOf(trainee(1).username)).get(uid)!

  expect(before).toMatchObject({
    start: timeIn(24),
    end: timeIn(26),
    place: '教学楼 · 301 教室 · 1 号座位',
    url: `${ORIGIN}/medical/sign/basic`,
  })

  server.clock.now = timeIn(1)

  const office = await server.as('bhb')

  const move = await office.post(`/api/v1/exams/examinees/${id}/move`, {
    sessionId: afternoon,
    fromSessionId: morning,
  })

  expect(move, move.msg).toMatchObject({ status: 200 })

  const after = (await feedOf(trainee(1).username)).get(uid)!

  expect(after).toMatchObject({
    start: timeIn(30),
    end: timeIn(32),
    place: '教学楼 · 302 教室 · 1 号座位',
  })
  expect(after.sequence).toBeGreaterThan(before.sequence)
})

describe('a lecture in a calendar program', () => {
  const LECTURES = '/api/v1/lectures'

  const form = (over: object = {}) => ({
    title: '危急值管理',
    kind: 'lecture',
    place: '示教室, 3 楼；东',
    speaker: '李老师',
    startsAt: toMoment(timeIn(48)),
    endsAt: toMoment(timeIn(49)),
    opensBefore: 15,
    lateAfter: 10,
    isOpen: false,
    departmentId: null,
    baseId: null,
    cohortIds: [],
    departmentIds: [],
    userIds: [trainee(0).userId],
    ...over,
  })

  const planned = async (over: object = {}) => {
    const reply = await (await server.as('bhb')).post(LECTURES, form(over))
    expect(reply, reply.msg).toMatchObject({ status: 200 })

    return (reply.data as { id: number }).id
  }

  const eventOf = async (id: number) =>
    (await feedOf(trainee(0).username)).get(`learning-lecture-${id}@residency`)!

  test('has times, place, speaker and page, and is cancelled when it is called off', async () => {
    const id = await planned()
    const before = await eventOf(id)

    expect(before).toMatchObject({
      status: 'CONFIRMED',
      start: timeIn(48),
      end: timeIn(49),
      place: '示教室, 3 楼；东',
      note: '主讲人：李老师',
    })

    await (await server.as('bhb')).post(`${LECTURES}/${id}/act`, {
      action: 'cancel',
      reason: '讲者生病',
      version: 1,
    })

    const after = await eventOf(id)

    expect(after).toMatchObject({ status: 'CANCELLED', note: '讲者生病', start: timeIn(48) })
    expect(after.sequence).toBeGreaterThan(before.sequence)
  })

  test('stays when its list is closed', async () => {
    const id = await planned()
    server.clock.now = timeIn(50)

    await (await server.as('bhb')).post(`${LECTURES}/${id}/act`, {
      action: 'close',
      reason: null,
      version: 1,
    })

    expect(await eventOf(id)).toMatchObject({ status: 'CONFIRMED' })
  })

  test('with the longest title, of characters of four octets, is the last event of a file and is read whole', async () => {
    const title = `${'轮转😀'.repeat(39)}，；尾`

    const id = await planned({
      title,
      startsAt: toMoment(timeIn(24 * 360)),
      endsAt: toMoment(timeIn(24 * 360 + 1)),
    })

    const events = [...(await feedOf(trainee(0).username)).values()]

    expect(events.at(-1)).toMatchObject({
      uid: `learning-lecture-${id}@residency`,
      summary: `讲座：${title}`,
    })
  })
})

describe('a leave in a calendar program', () => {
  let annual: number

  beforeAll(async () => {
    annual = await idOfLeaveType(server, 'annual')

    const { traineeId } = trainee(2)
    const { departmentId, mentors } = fixture

    await aBlock(server, {
      traineeId,
      departmentId,
      from: '2026-11-01',
      until: '2027-01-31',
      state: 'entered',
      supervisorId: mentors[0]!.userId,
    })

    await server.db
      .insertInto('leavePeople')
      .values({ traineeId, worksSince: '2020-01-01' })
      .execute()
  })

  const versionOf = (id: number) => findVersion(server, 'absences', id)

  async function approved(startsOn: string, startsHalf: string, endsOn: string, endsHalf: string) {
    const form = {
      leaveTypeId: annual,
      startsOn,
      startsHalf,
      endsOn,
      endsHalf,
      reason: '家中有事',
      papers: [],
    }

    const reply = await (await server.as(trainee(2).username)).post('/api/v1/leaves/own', form)

    expect(reply, reply.msg).toMatchObject({ status: 200 })

    const { id } = reply.data as { id: number }

    await decide(id, 'approve')

    return id
  }

  const decide = async (id: number, action: string) => {
    const mentor = await server.as(fixture.mentors[0]!.username)
    expect(
      await mentor.post(`/api/v1/leaves/${id}/act`, { action, version: await versionOf(id) }),
    ).toMatchObject({ status: 200 })
  }

  const eventOf = async (id: number) =>
    (await feedOf(trainee(2).username)).get(`absence-leave-${id}@residency`)!
  const clock = (text: string) => new Date(`${text}:00+08:00`)

  test.each([
    [
      'the afternoon',
      '2026-11-24',
      'pm',
      '2026-11-24',
      'pm',
      '2026-11-24T12:00',
      '2026-11-25T00:00',
    ],
    ['the morning', '2026-11-25', 'am', '2026-11-25', 'am', '2026-11-25T00:00', '2026-11-25T12:00'],
    [
      'an afternoon to a morning',
      '2026-11-26',
      'pm',
      '2026-11-27',
      'am',
      '2026-11-26T12:00',
      '2026-11-27T12:00',
    ],
  ])('of %s is half days', async (_, startsOn, startsHalf, endsOn, endsHalf, start, end) => {
    const id = await approved(startsOn, startsHalf, endsOn, endsHalf)
    expect(await eventOf(id)).toMatchObject({
      start: clock(start),
      end: clock(end),
      url: `${ORIGIN}/medical/daily/leave`,
    })
  })

  test('of whole days is whole days, and is cancelled once it is revoked', async () => {
    const id = await approved('2026-12-01', 'am', '2026-12-01', 'pm')

    expect(await eventOf(id)).toMatchObject({
      start: '2026-12-01',
      end: '2026-12-02',
      status: 'CONFIRMED',
    })

    const trainee3 = await server.as(trainee(2).username)

    const revoke = await trainee3.post(`/api/v1/leaves/own/${id}/revoke`, {
      reason: '不去了',
      version: await versionOf(id),
    })

    expect(revoke, revoke.msg).toMatchObject({ status: 200 })

    await decide(id, 'passRevoke')
    expect(await eventOf(id)).toMatchObject({ start: '2026-12-01', status: 'CANCELLED' })
  })
})

describe('the file', () => {
  test('begins with the beginning of the training', async () => {
    const { traineeId, username } = trainee(3)

    await server.db
      .updateTable('trainees')
      .set({ startsOn: '2024-11-18' })
      .where('id', '=', traineeId)
      .execute()

    const first = await aBlock(server, {
      ...fixture,
      traineeId,
      from: '2024-11-18',
      until: '2025-01-31',
      state: 'failed',
    })

    const events = await feedOf(username)

    expect(events.get(`rotations-rotation.begins-${first}@residency`)).toMatchObject({
      start: '2024-11-18',
      place: '住院药房',
    })

    expect(events.get(`rotations-rotation.ends-${first}@residency`)).toMatchObject({
      start: '2025-01-31',
    })
  })

  test('of a rotation without stays is a calendar without events', async () => {
    const { username } = (await addMentorFixtures(server, { mentors: 0, trainees: 1 })).trainees[0]!
    const reply = await (await server.as(username)).get('/api/v1/rotations/own/calendar')
    expect([reply.status, readCalendarFile(reply.body).size]).toEqual([200, 0])
  })

  test('of every kind of reader has what their page shows, event by event', async () => {
    const [monthBack, yearAhead] = [addDays('2026-11-20', -31), addDays('2026-11-20', 366)]

    const readers = await server.db
      .selectFrom('users as u')
      .leftJoin('trainees as t', 't.userId', 'u.id')
      .select(['u.username', 't.startsOn', 't.plannedEnd'])
      .where('u.username', 'in', [
        'bhb',
        'base',
        'dept',
        'teacher',
        'student',
        'applicant',
        ...fixture.trainees.map((person) => person.username),
      ])
      .execute()

    for (const { username, startsOn, plannedEnd } of readers) {
      const [from, until] = [startsOn ?? monthBack, plannedEnd ?? yearAhead]
      const page = [...(await pageOf(username, from, until)).values()]
      const feed = [...(await feedOf(username)).values()]

      expect(feed.length, username).toBeGreaterThan(10)

      expect(
        feed.map(({ sequence: _, ...event }) => event),
        username,
      ).toEqual(page.map(asRead))
    }
  })

  test('is the same for twenty programs that read it at the same instant for the first time', async () => {
    const path = await newCalendarAddress(server, 'teacher2')
    const replies = await Promise.all(Array.from({ length: 20 }, () => server.anonymous.get(path)))

    expect(new Set(replies.map(({ status, headers }) => `${status} ${headers.etag}`)).size).toBe(1)
    expect(replies[0]).toMatchObject({ status: 200 })
  })

  test('is the same wherever the server is', async () => {
    const path = await newCalendarAddress(server, 'student')
    const zone = process.env.TZ

    const read = async (name: string) => {
      process.env.TZ = name
      return (await server.anonymous.get(path)).body.toString()
    }

    try {
      const files = [
        await read('UTC'),
        await read('America/Los_Angeles'),
        await read('Asia/Kolkata'),
      ]
      expect(new Set(files).size).toBe(1)
    } finally {
      if (zone === undefined) delete process.env.TZ
      else process.env.TZ = zone
    }
  })

  test('is read by as many queries for a full calendar as for an empty one, and is not sent again on the next day', async () => {
    const { traineeId, username } = (await addMentorFixtures(server, { mentors: 0, trainees: 1 }))
      .trainees[0]!
    const path = await newCalendarAddress(server, username)
    const query = vi.spyOn(pg.Client.prototype, 'query')

    const countOf = async () => {
      query.mockClear()
      await server.anonymous.get(path)

      return query.mock.calls.length
    }

    await countOf()

    const few = await countOf()

    for (let month = 1; month <= 12; month++) {
      const first = `2027-${String(month).padStart(2, '0')}-01`
      await aBlock(server, { ...fixture, traineeId, from: first, until: addDays(first, 20) })
    }

    expect(few).toBeGreaterThan(5)
    // what is new is remembered by one statement
    expect(await countOf()).toBe(few + 1)
    expect(await countOf()).toBe(few)

    const { etag } = (await server.anonymous.get(path)).headers

    server.clock.now = timeIn(24)

    expect(await server.anonymous.get(path, { 'if-none-match': String(etag) })).toMatchObject({
      status: 304,
      body: Buffer.alloc(0),
    })
  })
})
