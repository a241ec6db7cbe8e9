import { attendanceWords } from '@residency/contract/areas/courses/attendance/text'
import { toMoment } from '@residency/contract/kernel'
import { beforeEach, describe, expect, test } from 'vitest'
import { addMentorFixtures } from '../../../testing/builders/mentors.ts'
import { sheetRows } from '../../../testing/files/sheets.ts'
import { browsersOf } from '../../../testing/server/on-device.ts'
import { openServer } from '../../../testing/server/open-server.ts'

type Row = {
  id: number
  version: number
  actions: string[]
  expected: number
  here: number
  phase: string
}

type Person = {
  id: number
  name: string
  presence: string
  isGuest: boolean
  lateMinutes: number | null
  note: string | null
}

const LECTURES = '/api/v1/lectures'
const OWN = '/api/v1/ownLectures'
const MINUTE = 60_000
const { errors } = attendanceWords['zh-cn']
const HEADS = attendanceWords['zh-cn'].sheets.presences.columns
const server = await openServer()
const fixture = await addMentorFixtures(server, { mentors: 1, trainees: 3 })
const TODAY = new Date('2026-11-20T02:00:00Z')
const momentIn = (minutes: number) => toMoment(new Date(TODAY.getTime() + minutes * MINUTE))

beforeEach(async () => {
  server.clock.now = TODAY
  await server.asOwner(
    'truncate rate_limits, submit_locks, notices cascade; delete from learning_lectures',
  )
})

const asOn = browsersOf(server)
const trainee = (n: number, device = `d${n}`) => asOn(fixture.trainees[n]!.username, device)
const form = (over: object = {}) => ({
  title: '危急值管理',
  kind: 'lecture',
  place: '示教室',
  speaker: '李老师',
  startsAt: momentIn(60),
  endsAt: momentIn(120),
  opensBefore: 15,
  lateAfter: 10,
  isOpen: false,
  departmentId: null,
  baseId: null,
  cohortIds: [],
  departmentIds: [],
  userIds: fixture.trainees.slice(0, 2).map(({ userId }) => userId),
  ...over,
})

async function planned(over: object = {}, who = 'bhb') {
  const reply = await (await server.as(who)).post(LECTURES, form(over))
  expect(reply).toMatchObject({ status: 200 })

  return (reply.data as { id: number }).id
}

const later = (minutes: number) => {
  server.clock.now = new Date(TODAY.getTime() + minutes * MINUTE)
}

const codeOf = async (id: number, who = 'bhb') =>
  ((await (await server.as(who)).get(`${LECTURES}/${id}/code`)).data as { code: string }).code

const read = async (id: number, who = 'bhb') =>
  (await (await server.as(who)).get(`${LECTURES}/${id}`)).data as Row

const people = async (id: number, query = '') =>
  (
    (await (await server.as('bhb')).get(`${LECTURES}/${id}/people${query}`)).data as {
      list: Person[]
    }
  ).list

const act = async (id: number, action: string, reason: string | null = null) =>
  (await server.as('bhb')).post(`${LECTURES}/${id}/act`, {
    action,
    reason,
    version: (await read(id)).version,
  })

describe('planning', () => {
  test('a speaker with an account is named by it, not by the typed name; an account that is not in use is refused', async () => {
    const speaker = await server.db
      .selectFrom('users')
      .select(['id', 'realName'])
      .where('username', '=', 'teacher')
      .executeTakeFirstOrThrow()

    const id = await planned({ speakerId: speaker.id, speaker: '别的名字' })

    expect(await read(id)).toMatchObject({
      speaker: speaker.realName,
      speakerId: speaker.id,
      speakers: [{ value: speaker.id, label: speaker.realName }],
    })

    const unknown = await (await server.as('bhb')).post(LECTURES, form({ speakerId: 999_999_999 }))

    expect(unknown).toMatchObject({
      status: 400,
      errors: [{ path: 'speakerId', message: errors.lectureSpeakerUnknown }],
    })
  })

  test('a lecture expects the people chosen, and notifies them', async () => {
    const id = await planned()

    expect((await people(id)).map(({ name, presence }) => [name, presence])).toEqual([
      ['学员1', 'awaited'],
      ['学员2', 'awaited'],
    ])

    const notices = await server.db.selectFrom('notices').select(['userId', 'kind']).execute()

    expect(notices).toHaveLength(2)
  })

  test('a department expects its teachers and the trainees whose stay covers the day', async () => {
    await server.db
      .insertInto('rotationBlocks')
      .values({
        traineeId: fixture.trainees[2]!.traineeId,
        departmentId: fixture.departmentId,
        startsOn: '2026-11-01',
        endsOn: '2026-11-30',
      })
      .execute()

    const id = await planned({ userIds: [], departmentIds: [fixture.departmentId] })
    const names = (await people(id, '?pageSize=100')).map(({ name }) => name)

    expect(names).toEqual(expect.arrayContaining(['导师1', '学员3']))
    expect(names).not.toContain('学员1')
  })

  test.each([
    ['that begins in the past', { startsAt: momentIn(-5) }, errors.lecturePast],
    ['that ends before it begins', { endsAt: momentIn(30) }, errors.lectureTimesWrong],
    ['for nobody', { userIds: [] }, errors.lectureNobody],
    ['for people who do not exist', { userIds: [99_999_999] }, errors.lectureChoiceUnknown],
  ])('a lecture %s is refused', async (_, over, msg) => {
    expect(await (await server.as('bhb')).post(LECTURES, form(over))).toMatchObject({
      status: 400,
      msg,
    })
  })

  test('a teacher finds the people whom a lecture may name, but no applicants, and sees names only', async () => {
    const invitees = async (who: string, words: string) =>
      (await (await server.as(who)).get(`${LECTURES}/invitees?keywords=${words}`)).data as Row[]

    const [student] = fixture.trainees
    const found = await invitees('teacher', student!.username)

    expect(found).toMatchObject([{ value: student!.userId }])
    expect(Object.keys(found[0]!).sort()).toEqual(['label', 'note', 'value'])
    expect(await invitees('dept', student!.username)).toEqual(found)

    await server.db
      .updateTable('users')
      .set({ status: 0 })
      .where('id', '=', student!.userId)
      .execute()
    expect(await invitees('teacher', student!.username)).toEqual([])
    await server.db
      .updateTable('users')
      .set({ status: 1 })
      .where('id', '=', student!.userId)
      .execute()

    expect(await invitees('teacher', 'applicant')).toEqual([])
    expect(await (await trainee(0)).get(`${LECTURES}/invitees`)).toMatchObject({ status: 401 })
  })

  test('a base holds lectures for itself only; those of others are not found', async () => {
    const other = await server.db
      .selectFrom('bases')
      .select('id')
      .where('id', '<>', fixture.baseId)
      .executeTakeFirstOrThrow()

    const base = await server.as('base')

    expect(await base.post(LECTURES, form({ baseId: other.id }))).toMatchObject({
      status: 400,
      msg: errors.lectureHostWrong,
    })

    const id = await planned()

    for (const path of ['', '/code', '/people'])
      expect(await base.get(`${LECTURES}/${id}${path}`)).toMatchObject({ status: 404 })

    const ofBase = await planned({ baseId: fixture.baseId }, 'base')

    expect(((await base.get(LECTURES)).data as { list: Row[] }).list.map((row) => row.id)).toEqual([
      ofBase,
    ])

    expect(
      await base.post(`${LECTURES}/${id}/presence`, {
        userIds: [1],
        presence: 'here',
        reason: 'x',
      }),
    ).toMatchObject({ status: 404 })

    expect(await (await trainee(0)).get(LECTURES)).toMatchObject({ status: 401 })
  })

  test('a lecture is changed until sign-in opens, by one person at a time', async () => {
    const id = await planned()
    const office = await server.as('bhb')

    expect(
      await office.put(`${LECTURES}/${id}`, { ...form({ place: '学术厅' }), version: 1 }),
    ).toMatchObject({ status: 200 })
    expect(await office.put(`${LECTURES}/${id}`, { ...form(), version: 1 })).toMatchObject({
      status: 409,
    })

    later(45)
    expect(await office.put(`${LECTURES}/${id}`, { ...form(), version: 2 })).toMatchObject({
      status: 409,
    })
  })

  test('a cancelled lecture notifies those expected of the reason, and accepts no sign-in', async () => {
    const id = await planned()

    expect(await act(id, 'cancel')).toMatchObject({ status: 400 })

    expect(await act(id, 'cancel', '主讲人出差')).toMatchObject({
      status: 200,
      data: { state: 'cancelled' },
    })

    const { body } = await server.db
      .selectFrom('notices')
      .select('body')
      .where('kind', '=', 'learning.lecture.cancelled')
      .executeTakeFirstOrThrow()

    expect(body).toContain('主讲人出差')

    later(50)

    expect(
      await (await trainee(0)).post(`${OWN}/${id}/signIn`, { code: 'ABCDEFGH' }),
    ).toMatchObject({
      status: 409,
      msg: errors.lectureCancelled,
    })
  })
})

describe('signing in', () => {
  test('the code of this step and of the one before count, an older one or one of another lecture does not', async () => {
    const [id, other] = [await planned(), await planned({ title: '另一场' })]
    later(50)

    const code = await codeOf(id)
    const foreign = await codeOf(other)

    expect(await (await trainee(0)).post(`${OWN}/${id}/signIn`, { code: foreign })).toMatchObject({
      status: 400,
      msg: errors.signInCodeOld,
    })

    server.clock.now = new Date(server.clock.now.getTime() + 60_000)

    expect(await (await trainee(0)).post(`${OWN}/${id}/signIn`, { code })).toMatchObject({
      status: 400,
      msg: errors.signInCodeOld,
    })

    server.clock.now = new Date(server.clock.now.getTime() - 1)

    const signed = await (await trainee(0)).post(`${OWN}/${id}/signIn`, {
      code: ` ${code.toLowerCase().slice(0, 4)}-${code.slice(4)} `,
    })

    expect(signed).toMatchObject({
      status: 200,
      data: { presence: 'here', isGuest: false, isRepeated: false },
    })
  })

  test('a double click signs in once and answers the same', async () => {
    const id = await planned()
    later(50)

    const code = await codeOf(id)
    const first = await trainee(0)

    const both = await Promise.all([
      first.post(`${OWN}/${id}/signIn`, { code }),
      first.post(`${OWN}/${id}/signIn`, { code }),
    ])

    expect(both.map(({ status }) => status)).toEqual([200, 200])

    later(90)
    expect(await first.post(`${OWN}/${id}/signIn`, { code: 'AAAAAAAA' })).toMatchObject({
      data: { isRepeated: true, presence: 'here' },
    })
    expect(await read(id)).toMatchObject({ here: 1, expected: 2 })
  })

  test('sign-in is refused before it opens and after the end, naming the times', async () => {
    const id = await planned()
    const first = await trainee(0)
    const refused = await first.post(`${OWN}/${id}/signIn`, { code: 'AAAAAAAA' })

    expect(refused).toMatchObject({ status: 409, msg: expect.stringContaining('2026-11-20 10:45') })
    expect(await (await server.as('bhb')).get(`${LECTURES}/${id}/code`)).toMatchObject({
      status: 409,
    })

    later(121)
    expect(
      await (await trainee(0)).post(`${OWN}/${id}/signIn`, { code: 'AAAAAAAA' }),
    ).toMatchObject({ status: 409 })
  })

  test('who comes more than the allowed minutes after the begin is late', async () => {
    const id = await planned()
    later(73)

    const code = await codeOf(id)

    expect(await (await trainee(0)).post(`${OWN}/${id}/signIn`, { code })).toMatchObject({
      data: { presence: 'late', lateMinutes: 13 },
    })
    expect(await people(id, '?presence=late')).toMatchObject([
      { name: '学员1', number: fixture.trainees[0]!.username, lateMinutes: 13 },
    ])
  })

  test('one phone signs in one person; the second is refused and shown to the organiser', async () => {
    const id = await planned()
    later(50)

    const code = await codeOf(id)

    expect(await (await trainee(0, 'same')).post(`${OWN}/${id}/signIn`, { code })).toMatchObject({
      status: 200,
    })

    expect(await (await trainee(1, 'same')).post(`${OWN}/${id}/signIn`, { code })).toMatchObject({
      status: 409,
      msg: errors.deviceUsed,
    })

    expect(await read(id)).toMatchObject({ refusals: [{ name: '学员2' }] })
    expect(await (await trainee(1)).post(`${OWN}/${id}/signIn`, { code })).toMatchObject({
      status: 200,
    })
  })

  test('two who sign in with one phone at once: one is refused', async () => {
    const id = await planned()
    later(50)

    const code = await codeOf(id)
    const callers = [await trainee(0, 'both'), await trainee(1, 'both')]
    const answers = await Promise.all(
      callers.map((caller) => caller.post(`${OWN}/${id}/signIn`, { code })),
    )

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('others come as guests where guests are admitted, and are refused elsewhere', async () => {
    const [closed, open] = [await planned(), await planned({ isOpen: true })]
    later(50)

    const guest = await trainee(2)

    expect(
      await guest.post(`${OWN}/${closed}/signIn`, { code: await codeOf(closed) }),
    ).toMatchObject({
      status: 409,
      msg: errors.notExpectedHere,
    })

    expect(await guest.post(`${OWN}/${open}/signIn`, { code: await codeOf(open) })).toMatchObject({
      status: 200,
      data: { isGuest: true },
    })

    expect(await read(open)).toMatchObject({ expected: 2, guests: 1 })
  })

  test('guesses end', async () => {
    const id = await planned()
    later(50)

    const first = await trainee(0)

    for (let guess = 0; guess < 20; guess++)
      await first.post(`${OWN}/${id}/signIn`, { code: 'AAAAAAAA' })

    expect(await first.post(`${OWN}/${id}/signIn`, { code: await codeOf(id) })).toMatchObject({
      status: 429,
    })
  })
})

describe('the list', () => {
  test('is corrected with a reason; who has not come is absent after the end; once closed it stays', async () => {
    const id = await planned()
    const office = await server.as('bhb')
    const [absentee, present] = fixture.trainees.map(({ userId }) => userId)
    const absent = { userIds: [absentee], presence: 'absent', reason: '未请假' }

    expect(await office.post(`${LECTURES}/${id}/presence`, absent)).toMatchObject({
      status: 409,
      msg: errors.lectureNotOver,
    })

    expect(await act(id, 'close')).toMatchObject({ status: 409 })

    later(121)

    const late = async (path: string, body: object) =>
      (await server.as('bhb')).post(path, { ...body })

    expect((await people(id)).map(({ presence }) => presence)).toEqual(['absent', 'absent'])

    expect(
      await late(`${LECTURES}/${id}/presence`, {
        userIds: [present],
        presence: 'excused',
        reason: '值夜班',
      }),
    ).toMatchObject({
      data: { changed: 1 },
    })

    expect(await people(id, '?presence=excused')).toMatchObject([{ name: '学员2', note: '值夜班' }])

    expect(
      await late(`${LECTURES}/${id}/presence`, {
        userIds: [99_999],
        presence: 'here',
        reason: 'x',
      }),
    ).toMatchObject({
      status: 400,
    })

    expect(await act(id, 'close')).toMatchObject({ status: 200 })
    expect(await late(`${LECTURES}/${id}/presence`, absent)).toMatchObject({ status: 409 })
    expect(await act(id, 'reopen')).toMatchObject({ status: 400 })

    expect(await act(id, 'reopen', '漏登一人')).toMatchObject({
      status: 200,
      data: { state: 'planned' },
    })
  })

  test('one’s own lectures say how many were attended; excused ones do not count', async () => {
    const id = await planned()
    later(50)
    await (await trainee(0)).post(`${OWN}/${id}/signIn`, { code: await codeOf(id) })
    later(200)

    expect((await (await trainee(0)).get(OWN)).data).toMatchObject({
      held: 1,
      attended: 1,
      list: [{ presence: 'here', phase: 'over' }],
    })

    expect((await (await trainee(1)).get(OWN)).data).toMatchObject({
      held: 1,
      attended: 0,
      list: [{ presence: 'absent' }],
    })

    await (await server.as('bhb')).post(`${LECTURES}/${id}/presence`, {
      userIds: [fixture.trainees[1]!.userId],
      presence: 'excused',
      reason: '病假',
    })

    expect((await (await trainee(1)).get(OWN)).data).toMatchObject({ held: 0, attended: 0 })
  })

  test('is exported within the reader’s scope, with a reason', async () => {
    const id = await planned()
    later(50)
    await (await trainee(0)).post(`${OWN}/${id}/signIn`, { code: await codeOf(id) })
    later(200)

    const sheet = await (await server.as('bhb')).get(
      `/api/v1/lecturePresences/_export?lectureId=${id}`,
    )

    expect(sheet.status).toBe(200)

    const rows = await sheetRows(sheet.body, HEADS)

    expect(rows.map(({ name, presence }) => [name, presence])).toEqual([
      ['学员1', '已到'],
      ['学员2', '未到'],
    ])

    const base = await (await server.as('base')).get(
      `/api/v1/lecturePresences/_export?lectureId=${id}`,
    )

    expect(
      JSON.stringify(base.status === 200 ? await sheetRows(base.body, HEADS) : []),
    ).not.toContain('学员1')
  })
})
