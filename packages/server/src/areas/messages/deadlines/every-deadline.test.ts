import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { AREAS } from '../../../areas.ts'
import { endOfDayInChina, minuteInChina } from '../../../platform/clock.ts'
import { aMarket, aScored } from '../../../testing/builders/admission-market.ts'
import { anAttempt, anExam } from '../../../testing/builders/exams.ts'
import { aBlock } from '../../../testing/builders/rotation-blocks.ts'
import { makeCohort } from '../../../testing/builders/rotation-cohort.ts'
import { mp4 } from '../../../testing/files/file-samples.ts'
import { findVersion } from '../../../testing/find-records.ts'
import { openServer } from '../../../testing/server/open-server.ts'

const DAY_MS = 86_400_000
const TUESDAY = new Date('2026-11-10T01:00:00Z')
const server = await openServer()

afterAll(() => {
  server.clock.now = TUESDAY
})

type Person = { userId: number; username: string }

/**
 * Somebody has not done it, the others have, have left, have a disabled account, or are not asked.
 */
type Cast = { late: Person; done: Person; left: Person; disabled: Person; outside: Person }
type DeadlineCase = { cast: Cast; dueAt: Date; path: string; thing: { zh: string; en: string } }

const JOBS = [
  'reminders of deadlines',
  'reminders of courses',
  'overdue report backs',
  'places nobody confirmed',
]

const jobs = AREAS.flatMap(({ schedule = [] }) => schedule).filter(({ name }) =>
  JOBS.includes(name),
)

/** The jobs as two processes run them: at the same time. */
const runJobs = () => Promise.all([...jobs, ...jobs].map(({ run }) => run(server.app.asSystem())))

const setRole = (people: readonly Person[], code: string) =>
  server.asOwner(`insert into user_roles (user_id, role_id)
    select u.id, r.id from users u, roles r where r.code = '${code}' and u.id in (${people.map(({ userId }) => userId).join()})`)

const disable = ({ userId }: Person) =>
  server.asOwner(`update users set status = 0 where id = ${userId}`)

const noticesOf = async ({ userId }: Person) =>
  server.db
    .selectFrom('notices')
    .select(['kind', 'title', 'path'])
    .where('userId', '=', userId)
    .orderBy('id')
    .execute()

const kindsOf = async (person: Person) => (await noticesOf(person)).map(({ kind }) => kind)

/** Trainees of a base of their own in a cohort with one elective; the last is of another base. */
async function aCohort() {
  const rows = [
    { at: 0, months: 10 },
    { at: 0, months: 3, elective: { choose: 2, of: [1, 2] } },
  ]

  const [own, other] = [
    await makeCohort(server, { count: 4, startsOn: '2026-09-01', rows }),
    await makeCohort(server, { count: 1, startsOn: '2026-09-01', rows }),
  ]

  const found = await server.db
    .selectFrom('trainees as t')
    .innerJoin('users as u', 'u.id', 't.userId')
    .select(['t.id as traineeId', 'u.id as userId', 'u.username'])
    .where('t.id', 'in', [...own.trainees, ...other.trainees])
    .orderBy('t.id')
    .execute()

  const [late, done, left, disabled, outside] = found as [(typeof found)[0], ...typeof found]

  await setRole(found, 'STUDENT')

  const cast = { late, done: done!, left: left!, disabled: disabled!, outside: outside! }

  const part = async () => {
    await server.asOwner(
      `update trainees set status = 'departed' where id = ${cast.left.traineeId}`,
    )
    await disable(cast.disabled)
  }

  return { ...own, cast, part }
}

async function askForCourse(): Promise<DeadlineCase> {
  const { baseId, cast, part } = await aCohort()
  const office = await server.as('bhb')
  const title = `危急值管理 ${baseId}`

  const form = {
    title,
    intro: null,
    audience: 'trainee',
    baseId,
    cohortIds: [],
    departmentIds: [],
    opensOn: null,
    dueOn: '2026-11-26',
    isOpen: false,
    isSlow: false,
  }

  const { id, version } = (await office.post('/api/v1/courses', form)).data as {
    id: number
    version: number
  }

  const file = { filename: '课时.mp4', content: mp4(300) }
  const { filePath } = (await office.form('/fileOperation/attachment?purpose=course', { file }))
    .data as { filePath: string }
  const lesson = { id: null, title: '课时', kind: 'video', seconds: 10, filePath }

  await office.put(`/api/v1/courses/${id}/outline`, {
    chapters: [{ id: null, title: '第一章', lessons: [lesson] }],
    version,
  })

  type Built = { version: number; chapters: { lessons: { id: number }[] }[] }
  const built = (await office.get(`/api/v1/courses/${id}`)).data as Built

  expect(
    await office.post(`/api/v1/courses/${id}/act`, { action: 'publish', version: built.version }),
  ).toMatchObject({ status: 200 })

  const learner = await server.as(cast.done.username)

  const [clientId, path] = [
    '11111111-1111-4111-8111-111111111111',
    `/api/v1/ownLessons/${built.chapters[0]!.lessons[0]!.id}`,
  ]

  await learner.post(`${path}/start`, { clientId })
  server.clock.now = new Date(server.clock.now.getTime() + 10_000)

  const heard = await learner.post(`${path}/beat`, {
    clientId,
    seq: 1,
    speed: 1,
    position: 10,
    played: [[0, 10]],
  })

  expect(heard, heard.msg).toMatchObject({ status: 200 })

  await part()

  return {
    cast,
    dueAt: endOfDayInChina('2026-11-26'),
    path: `/course/own?id=${id}`,
    thing: { zh: title, en: title },
  }
}

async function askForElectives(): Promise<DeadlineCase> {
  const { cohortId, departments, rows, cast, part } = await aCohort()

  const [office, dueAt] = [
    await server.as('bhb'),
    new Date(server.clock.now.getTime() + 12 * DAY_MS),
  ]

  const { version, name } = (await office.get(`/api/v1/cohorts/${cohortId}`)).data as {
    version: number
    name: string
  }

  const from = new Date(server.clock.now.getTime() - 60_000)
  const [opens, closes] = [from, dueAt].map((at) => at.toISOString().replace(/\.\d+Z/, 'Z'))

  const set = await office.put(`/api/v1/electives/windows/${cohortId}`, {
    from: opens,
    until: closes,
    version,
  })

  expect(set, set.msg).toMatchObject({ status: 200 })

  const chosen = [1, 2].map((at) => ({ departmentId: departments[at]!, months: 3 }))
  const choice = await (await server.as(cast.done.username)).put('/api/v1/electives/own', {
    groups: [{ rowId: rows[1]!, chosen }],
  })

  expect(choice, choice.msg).toMatchObject({ data: { complete: 1, all: 1 } })

  await part()

  return {
    cast,
    dueAt,
    path: '/rotation/electives',
    thing: { zh: `选轮：${name}`, en: `Electives: ${name}` },
  }
}

const versionOf = (id: number) => findVersion(server, 'absences', id)

async function askForReports(): Promise<DeadlineCase> {
  const { departments, cast, part } = await aCohort()
  const supervisor = await server.as('teacher')

  await server.asOwner(`update departments set ratio = 10 where id = ${departments[0]}`)

  const ids: number[] = []

  for (const { traineeId, username } of [cast.late, cast.done, cast.left, cast.disabled]) {
    const stay = {
      from: '2026-11-01',
      until: '2026-12-31',
      state: 'entered' as const,
      supervisorId: supervisor.userId,
    }

    await aBlock(server, { ...stay, traineeId, departmentId: departments[0]! })

    const away = {
      startsOn: '2026-11-11',
      startsHalf: 'am',
      endsOn: '2026-11-11',
      endsHalf: 'pm',
      tripKind: 'conference',
      place: '上海',
      reason: '全国药学年会',
      cost: 0,
      payer: null,
      papers: [],
    }

    const applied = await (await server.as(username)).post('/api/v1/aways/own', away)

    expect(applied, applied.msg).toMatchObject({ status: 200 })

    const { id } = applied.data as { id: number }

    const approved = await supervisor.post(`/api/v1/leaves/${id}/act`, {
      action: 'approve',
      version: await versionOf(id),
    })

    expect(approved, approved.msg).toMatchObject({ data: { state: 'approved' } })

    ids.push(id)
  }

  server.clock.now = new Date('2026-11-12T01:00:00Z')

  const report = {
    version: await versionOf(ids[1]!),
    lastOn: '2026-11-11',
    lastHalf: 'pm',
    report: '听了三场报告',
    files: [],
  }

  const handedIn = await (await server.as(cast.done.username)).post(
    `/api/v1/aways/own/${ids[1]}/report`,
    report,
  )

  expect(handedIn, handedIn.msg).toMatchObject({ status: 200 })

  await part()

  return {
    cast,
    dueAt: endOfDayInChina('2026-11-25'),
    path: '/daily/away',
    thing: { zh: '交外出报告', en: 'Off-site report due' },
  }
}

async function askToConfirm(): Promise<DeadlineCase> {
  const { intakeId, offers } = await aMarket(server, { seats: [4] })
  const ids: number[] = []

  for (const theory of [9000, 9000, 9000, 9000, 7000])
    ids.push(await aScored(server, intakeId, { choices: offers, theory }))

  const found = await server.db
    .selectFrom('registrations as r')
    .innerJoin('users as u', 'u.id', 'r.userId')
    .select(['r.id', 'u.id as userId', 'u.username'])
    .where('r.id', 'in', ids)
    .orderBy('r.id')
    .execute()

  const [late, done, left, disabled, outside] = found as [(typeof found)[0], ...typeof found]

  await setRole(found, 'APPLICANT')

  const office = await server.as('bhb')
  const { id } = (await office.post('/api/v1/admission/runs', { intakeId })).data as { id: number }
  const published = await office.post(`/api/v1/admission/runs/${id}/publish`)

  expect(published, published.msg).toMatchObject({ status: 200 })

  for (const [person, action] of [
    [done!, 'confirm'],
    [left!, 'decline'],
  ] as const) {
    const decided = await (await server.as(person.username)).post('/sign/admission/own/decide', {
      id: person.id,
      action,
    })
    expect(decided, decided.msg).toMatchObject({ status: 200 })
  }

  await disable(disabled!)

  const intake = await server.db
    .selectFrom('intakes')
    .selectAll()
    .where('id', '=', intakeId)
    .executeTakeFirstOrThrow()

  return {
    cast: { late, done: done!, left: left!, disabled: disabled!, outside: outside! },
    dueAt: intake.confirmUntil,
    path: '/sign/basic',
    thing: { zh: `确认录取：${intake.name}`, en: `Confirm your place: ${intake.nameEn}` },
  }
}

async function askForExam(): Promise<DeadlineCase> {
  const { cast, part } = await aCohort()
  const takers = [cast.late, cast.done, cast.left, cast.disabled]
  const day = 24 * 60

  const exam = await anExam(server, {
    takers,
    opens: -60,
    closes: 9 * day,
    exam: { createdAt: server.clock.now },
  })

  await anAttempt(server, { ...exam, candidateId: exam.candidateIds[1]! })
  await part()

  const { title, closesAt: dueAt } = await server.db
    .selectFrom('learningExams')
    .select(['title', 'closesAt'])
    .where('id', '=', exam.examId)
    .executeTakeFirstOrThrow()

  return {
    cast,
    dueAt,
    path: `/course/own-exam?id=${exam.examId}`,
    thing: { zh: `考试：${title}`, en: `Exam: ${title}` },
  }
}

const NEAR = 'deadline.near'
const OVER = 'deadline.over'

const START = {
  instant: (dueAt: Date) => dueAt,
  day: (dueAt: Date) => new Date(dueAt.getTime() + 1 - DAY_MS),
}

describe.each([
  {
    what: 'a course',
    by: 'day',
    ask: askForCourse,
    kinds: ['learning.course.due', 'learning.course.due', OVER],
  },
  { what: 'electives', by: 'instant', ask: askForElectives, kinds: [NEAR, NEAR, OVER] },
  {
    what: 'the report of an away',
    by: 'day',
    ask: askForReports,
    kinds: [NEAR, NEAR, 'away.overdue'],
  },
  { what: 'an exam', by: 'instant', ask: askForExam, kinds: [NEAR, NEAR, OVER] },
  // a place lapses with its time, which says so at once
  {
    what: 'a place to confirm',
    by: 'instant',
    ask: askToConfirm,
    kinds: [NEAR, NEAR, 'registration.lapse'],
    overAfter: 0,
  },
] as const)('$what that is due', ({ by, ask, kinds, overAfter = 1 }) => {
  let deadline: DeadlineCase
  let counted: Date

  beforeAll(async () => {
    server.clock.now = TUESDAY
    deadline = await ask()
    counted = START[by](deadline.dueAt)
    await server.asOwner('truncate notices cascade')
  })

  test.each([
    { at: 'before the first week', days: -7, less: 1000, sent: 0 },
    { at: 'a week before', days: -7, less: 0, sent: 1 },
    { at: 'before the last day', days: -1, less: 1000, sent: 1 },
    { at: 'a day before', days: -1, less: 0, sent: 2 },
    { at: 'before it is over', days: overAfter, less: 1000, sent: 2 },
    { at: 'when it is over', days: overAfter, less: 0, sent: 3 },
    { at: 'long after', days: 3, less: 0, sent: 3 },
  ])('has sent its person $sent notices $at, and nobody else', async ({ days, less, sent }) => {
    server.clock.now = new Date(counted.getTime() + days * DAY_MS - less)
    await runJobs()

    const { late, ...others } = deadline.cast

    expect(await kindsOf(late)).toEqual(kinds.slice(0, sent))

    // what befell a record is written down for everybody, a reminder is not
    const remindersOf = async (person: Person) =>
      (await kindsOf(person)).filter((kind) => kind !== 'registration.lapse')

    for (const [who, person] of Object.entries(others))
      expect([who, await remindersOf(person)]).toEqual([who, []])
  })

  test('names the thing and the day in both languages, and leads to its page', async () => {
    const reader = await server.as(deadline.cast.late.username)
    const [dayOf, minute] = [
      minuteInChina(deadline.dueAt).slice(0, 10),
      minuteInChina(deadline.dueAt),
    ]
    const due = by === 'day' ? dayOf : minute

    for (const [language, thing] of [
      ['zh-CN', deadline.thing.zh],
      ['en', deadline.thing.en],
    ] as const) {
      const page = await reader.get('/messages/notices/page?pageNum=1&pageSize=20', {
        'accept-language': language,
      })
      const { list } = page.data as { list: { title: string; body: string; path: string }[] }
      const near = list.slice(1)

      expect(near).toHaveLength(2)

      for (const { title, body, path } of near) {
        expect(title).toContain(thing)
        expect(body).toContain(` ${due}`)
        expect(path).toBe(deadline.path)
      }
    }
  })

  test('has notified no stranger of it', async () => {
    const { cast, thing } = deadline

    const notified = await server.db
      .selectFrom('notices')
      .select('userId')
      .distinct()
      .where('title', 'like', `%${thing.zh}%`)
      .execute()

    expect(notified.map((row) => row.userId)).toEqual([cast.late.userId])
  })
})
