import { beforeAll, beforeEach, expect, test } from 'vitest'
import { anExam } from '../../../testing/builders/exams.ts'
import { addMentorFixtures, type MentorFixtures } from '../../../testing/builders/mentors.ts'
import { aBlock } from '../../../testing/builders/rotation-blocks.ts'
import { type Caller, openServer } from '../../../testing/server/open-server.ts'

const server = await openServer()
let fixture: MentorFixtures
let trainee: Caller
let types: Record<string, number> = {}
const PATH = '/api/v1/leaves'

/** A Tuesday, 9 in the morning. */
const NOW = new Date('2026-11-10T01:00:00Z')
const HOUR = 60
const DAY = 24 * HOUR

beforeAll(async () => {
  server.clock.now = NOW
  fixture = await addMentorFixtures(server, { mentors: 1, trainees: 1 })
  trainee = await server.as(fixture.trainees[0]!.username)

  const rows = await server.db.selectFrom('leaveTypes').select(['id', 'code']).execute()

  types = Object.fromEntries(rows.map((row) => [row.code, row.id]))

  const { id } = await server.db
    .selectFrom('departments')
    .select('id')
    .where('name', '=', '住院药房')
    .executeTakeFirstOrThrow()

  await aBlock(server, {
    traineeId: fixture.trainees[0]!.traineeId,
    departmentId: id,
    from: '2026-11-01',
    until: '2026-12-31',
    state: 'entered',
    supervisorId: fixture.mentors[0]!.userId,
  })
})

beforeEach(() =>
  server.asOwner(
    'truncate rate_limits, submit_locks, absences, absence_days, absence_steps, leave_accounts, notices, learning_attempts, learning_candidates, learning_lectures restart identity cascade',
  ),
)

type Halves = 'am pm' | 'am am' | 'pm pm'

const form = (type: string, startsOn: string, endsOn: string, halves: Halves) => {
  const [startsHalf, endsHalf] = halves.split(' ')
  return { leaveTypeId: types[type]!, startsOn, startsHalf, endsOn, endsHalf }
}

const apply = (type: string, startsOn: string, endsOn = startsOn, halves: Halves = 'am pm') =>
  trainee.post(`${PATH}/own`, {
    ...form(type, startsOn, endsOn, halves),
    reason: '家中有事',
    papers: [],
  })

const preview = async (
  type: string,
  startsOn: string,
  endsOn = startsOn,
  halves: Halves = 'am pm',
) => {
  const query = new URLSearchParams(
    Object.entries(form(type, startsOn, endsOn, halves)).map(([key, value]) => [
      key,
      String(value),
    ]),
  )

  return (await trainee.get(`${PATH}/own/preview?${query}`)).data as {
    refusal: string | null
    seats: { what: string; when: string }[]
  }
}

const taker = () => ({ userId: fixture.trainees[0]!.userId })

/** An exam on 12 November from 9 to 11 in the morning. */
const morningExam = () =>
  anExam(server, {
    takers: [taker()],
    opens: 2 * DAY,
    closes: 2 * DAY + 2 * HOUR,
    exam: { minutes: 120 },
  })

test('an exam that is open for three weeks refuses no leave', async () => {
  await anExam(server, { takers: [taker()], opens: -DAY, closes: 20 * DAY })
  expect(await preview('personal', '2026-11-12')).toMatchObject({ refusal: null, seats: [] })
  expect(await apply('personal', '2026-11-12')).toMatchObject({ status: 200 })
  expect(await apply('sick', '2026-11-13')).toMatchObject({ status: 200 })
})

test('a seat in a morning exam refuses a leave of that morning and of the day, and leaves the afternoon free', async () => {
  await morningExam()

  const { refusal } = await preview('personal', '2026-11-12')

  expect(refusal).toContain('2026-11-12')
  expect((await preview('personal', '2026-11-12', '2026-11-12', 'am am')).refusal).toBe(refusal)
  expect((await preview('personal', '2026-11-11')).refusal).toBeNull()
  expect(await apply('personal', '2026-11-12')).toMatchObject({ status: 409, msg: refusal })
  expect(await apply('personal', '2026-11-12', '2026-11-12', 'pm pm')).toMatchObject({
    status: 200,
  })
})

test('a trainee who has handed in an exam is free to be on leave during it', async () => {
  const { examId } = await morningExam()

  expect(await apply('personal', '2026-11-12')).toMatchObject({ status: 409 })

  const candidate = await server.db
    .selectFrom('learningCandidates')
    .select('id')
    .where('examId', '=', examId)
    .executeTakeFirstOrThrow()

  const paper = await server.db
    .selectFrom('learningExamPapers')
    .select('paperId')
    .where('examId', '=', examId)
    .executeTakeFirstOrThrow()

  await server.db
    .insertInto('learningAttempts')
    .values({
      examId,
      candidateId: candidate.id,
      paperId: paper.paperId,
      number: 1,
      seed: 1,
      state: 'submitted',
      startedAt: NOW,
      deadlineAt: NOW,
      endedAt: NOW,
      seenAt: NOW,
    })
    .execute()

  expect(await apply('personal', '2026-11-12')).toMatchObject({ status: 200 })
})

test('a lecture with sign-in refuses a leave on its half day, unless the trainee is excused from it or it is cancelled', async () => {
  const lecture = await server.db
    .insertInto('learningLectures')
    .values({
      title: '抗菌药物',
      kind: 'lecture',
      place: '示教室',
      startsAt: new Date('2026-11-12T06:00:00Z'),
      endsAt: new Date('2026-11-12T08:00:00Z'),
      opensBefore: 15,
      lateAfter: 10,
      isOpen: false,
      createdBy: fixture.mentors[0]!.userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()

  const person = { lectureId: lecture.id, userId: fixture.trainees[0]!.userId }

  await server.db.insertInto('learningLecturePeople').values(person).execute()

  const { refusal } = await preview('personal', '2026-11-12')

  expect(refusal).toContain('抗菌药物')
  expect((await preview('personal', '2026-11-12', '2026-11-12', 'am am')).refusal).toBeNull()

  const ofPerson = server.db
    .updateTable('learningLecturePeople')
    .where('lectureId', '=', lecture.id)

  await ofPerson.set({ presence: 'excused' }).execute()
  expect((await preview('personal', '2026-11-12')).refusal).toBeNull()

  await ofPerson.set({ presence: null }).execute()

  await server.db
    .updateTable('learningLectures')
    .set({ state: 'cancelled', reason: '停课' })
    .where('id', '=', lecture.id)
    .execute()

  expect((await preview('personal', '2026-11-12')).refusal).toBeNull()
})

test.each(['sick', 'bereavement', 'maternity', 'workInjury'])(
  'leave of the type %s is never refused for an exam: it is a warning',
  async (type) => {
    await morningExam()

    const plan = await preview(type, '2026-11-12')

    expect(plan.refusal ?? '').not.toContain('时间冲突')
    expect(plan.seats).toMatchObject([{ when: '2026-11-12 09:00' }])
  },
)

test('deciders see the exam during a sick leave, and the office is asked to move it', async () => {
  await morningExam()

  const reply = await apply('sick', '2026-11-12')

  expect(reply, reply.msg).toMatchObject({ status: 200 })

  const { id } = reply.data as { id: number }
  const mentor = await server.as(fixture.mentors[0]!.username)

  const card = (await mentor.get(`${PATH}/${id}`)).data as {
    reason: string
    days: number
    effect: { seats: { when: string }[] }
  }

  expect(card).toMatchObject({
    reason: '家中有事',
    days: 1,
    effect: { seats: [{ when: '2026-11-12 09:00' }] },
  })

  const office = await server.db
    .selectFrom('users')
    .select('id')
    .where('username', '=', 'bhb')
    .executeTakeFirstOrThrow()

  const notices = await server.db
    .selectFrom('notices')
    .select(['kind', 'body'])
    .where('userId', '=', office.id)
    .execute()

  expect(notices).toMatchObject([
    { kind: 'leave.seats', body: expect.stringContaining('2026-11-12 09:00') },
  ])
})
