import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { examWords } from '@residency/contract/areas/exams/exam/text'
import type { QuestionBody } from '@residency/contract/areas/questions/bank/question.shape'
import { bankWords } from '@residency/contract/areas/questions/bank/text'
import { paperWords } from '@residency/contract/areas/questions/papers/text'
import type { Endpoint } from '@residency/contract/kernel'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { anAttempt, anExam, contentOf, QUESTIONS } from '../../../testing/builders/exams.ts'
import { decidersOf } from '../../../testing/builders/second-person.ts'
import { addWorkFixtures } from '../../../testing/builders/work-fixtures.ts'
import { findUserId } from '../../../testing/find-records.ts'
import { openServer } from '../../../testing/server/open-server.ts'
import { addressOf, fieldsOf, sampleOf } from '../../../testing/walks/walk-samples.ts'

const CONTRACT = join(import.meta.dirname, '../../../../../contract/src/areas')

const isOfExams = (name: string) =>
  /^(courses|questions|exams)\//.test(name) && name.endsWith('.contract.ts')

const SENTENCES: readonly string[] = [
  examWords['zh-cn'].errors.examOwnCandidate,
  paperWords['zh-cn'].errors.paperOfOwnExam,
]

const TODAY = new Date('2026-11-20T02:00:00Z')

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' &&
  value !== null &&
  'method' in value &&
  'path' in value &&
  'access' in value

/** The calls of a module, also those in a group of calls. */
const callsIn = (value: unknown): Endpoint[] => {
  if (isEndpoint(value)) return [value]
  return typeof value === 'object' &&
    value !== null &&
    Object.getPrototypeOf(value) === Object.prototype
    ? Object.values(value).flatMap(callsIn)
    : []
}

const files = readdirSync(CONTRACT, { recursive: true, encoding: 'utf8' }).filter(isOfExams)

const modules = await Promise.all(
  files.map((name) => import(join(CONTRACT, name)) as Promise<Record<string, unknown>>),
)

const all = [...new Set(modules.flatMap((module) => Object.values(module).flatMap(callsIn)))]
const writing = all.filter((call) => call.method !== 'GET' || call.changes)
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`

const fieldNamesOf = (call: Endpoint) =>
  [call.params, call.query, call.body, call.form].flatMap((shape) => Object.keys(fieldsOf(shape)))

const namesExam = (call: Endpoint) =>
  /exam|attempt|marking|paper/i.test(call.path) ||
  fieldNamesOf(call).some((name) => /exam|attempt|paper/i.test(name))

/**
 * First parts of addresses whose calls name no exam, paper or attempt. A new one has to be looked
 * at here.
 */
const OF_NO_EXAM = [
  'courses',
  'courseLearners',
  'ownLessons',
  'lectures',
  'lecturePresences',
  'ownLectures',
  'questions',
  'questionCategories',
  'questionPairs',
  'questionFiles',
  'induction',
  'inductionTrains',
  'inductionPeople',
  'inductionNotices',
]

/** Calls that a candidate may make, and why. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'POST /api/v1/ownExams/{id}/start': 'sitting the exam oneself',
  'POST /api/v1/ownExams/attempts/{id}/open': 'sitting the exam oneself',
  'POST /api/v1/ownExams/attempts/{id}/sync': 'sitting the exam oneself',
  'POST /api/v1/ownExams/attempts/{id}/submit': 'sitting the exam oneself',
  'POST /api/v1/induction/exams/{id}/start': 'sitting the exam oneself',
  'POST /api/v1/induction/exams/attempts/{id}/open': 'sitting the exam oneself',
  'POST /api/v1/induction/exams/attempts/{id}/sync': 'sitting the exam oneself',
  'POST /api/v1/induction/exams/attempts/{id}/submit': 'sitting the exam oneself',
  'POST /api/v1/learningExams':
    'the exam does not exist before; with a paper that the planner is to sit it is refused, which is tested below',
  'POST /api/v1/papers': 'the paper does not exist before, and no exam has it',
  'POST /api/v1/papers/blueprint': 'nothing is written',
  'POST /api/v1/papers/draw': 'the papers do not exist before, and no exam has them',
}

const isExport = ({ path }: Endpoint) => path.endsWith('/_export') || path.endsWith('/_exportTask')

const server = await openServer()
let fixture: Awaited<ReturnType<typeof addWorkFixtures>>

beforeAll(async () => {
  server.clock.now = TODAY
  fixture = await addWorkFixtures(server, { mentors: 1, trainees: 2 })
})

beforeEach(async () => {
  server.clock.now = TODAY
  await server.asOwner('truncate rate_limits, submit_locks, notices cascade')
})

const officeId = () => findUserId(server, 'bhb')

type ExamFixture = Awaited<ReturnType<typeof anExam>> & { attemptId: number }

/** What the calls name: of each kind of id the one of the exam. */
function inputOf(call: Endpoint, exam: ExamFixture) {
  const id = call.path.startsWith('/api/v1/papers') ? exam.paperId : exam.examId

  const params = {
    id: String(id),
    attemptId: String(exam.attemptId),
    candidateId: String(exam.candidateIds[1]!),
  }

  const inputs: Record<string, unknown> = {
    attemptId: exam.attemptId,
    itemId: exam.itemIds[0],
    questionId: exam.questionIds[0],
    paperIds: [exam.paperId],
    version: 1,
    candidateIds: [exam.candidateIds[1]],
    part: '',
  }

  const sample = ((call.body && sampleOf(call.body)) ?? {}) as Record<string, unknown>
  const body = Object.fromEntries(
    Object.entries(sample).map(([name, value]) => [name, name in inputs ? inputs[name] : value]),
  )

  return { address: addressOf(call, params), body }
}

/** Everything of an exam that a decision about it changes. */
const readState = async ({ examId, paperId }: ExamFixture) => ({
  exam: await server.db.selectFrom('learningExams').selectAll().where('id', '=', examId).execute(),
  papers: await server.db
    .selectFrom('learningPapers')
    .selectAll()
    .where('id', '=', paperId)
    .execute(),
  items: await server.db
    .selectFrom('learningPaperItems')
    .selectAll()
    .where('paperId', '=', paperId)
    .orderBy('id')
    .execute(),
  candidates: await server.db
    .selectFrom('learningCandidates')
    .selectAll()
    .where('examId', '=', examId)
    .orderBy('id')
    .execute(),
  attempts: await server.db
    .selectFrom('learningAttempts')
    .selectAll()
    .where('examId', '=', examId)
    .orderBy('id')
    .execute(),
  staff: await server.db
    .selectFrom('learningExamStaff')
    .selectAll()
    .where('examId', '=', examId)
    .execute(),
  corrections: await server.db
    .selectFrom('learningCorrections')
    .selectAll()
    .where('examId', '=', examId)
    .execute(),
  resits: await server.db
    .selectFrom('learningExams')
    .select('id')
    .where('resitOf', '=', examId)
    .execute(),
})

/** An exam of the office with an attempt of a trainee, who is its second candidate. */
async function anExamOf(
  first: { userId: number },
  over: Parameters<typeof anExam>[1] = {},
): Promise<ExamFixture> {
  const exam = await anExam(server, { takers: [first, fixture.trainees[0]!], ...over })

  const attemptId = await anAttempt(server, {
    ...exam,
    candidateId: exam.candidateIds[1]!,
    state: 'submitted',
  })

  return { ...exam, attemptId }
}

const walked = writing.filter(
  (call) => namesExam(call) && !isExport(call) && !(nameOf(call) in EXCEPTIONS),
)

const send = async (exam: ExamFixture, call: Endpoint, who = 'bhb') => {
  const { address, body } = inputOf(call, exam)
  const caller = await server.as(who)
  return caller.send(call.method, address, call.method === 'DELETE' ? {} : { payload: body })
}

describe('writing calls of the area', () => {
  test('are all known to name an exam or not to', () => {
    const unknown = writing.filter(
      (call) => !namesExam(call) && !OF_NO_EXAM.includes(call.path.split('/')[3]!),
    )

    expect(unknown.map(nameOf)).toEqual([])

    const gone = OF_NO_EXAM.filter(
      (part) => !writing.some((call) => call.path.split('/')[3] === part),
    )

    expect(gone).toEqual([])

    const exceptions = Object.keys(EXCEPTIONS).filter(
      (name) => !writing.some((call) => nameOf(call) === name && namesExam(call)),
    )

    expect(exceptions).toEqual([])
  })

  test('that name an exam are refused to a manager who is its candidate, with who may in the sentence, and change nothing', async () => {
    const exam = await anExamOf({ userId: await officeId() })
    const before = await readState(exam)
    const wrong: string[] = []

    for (const call of walked) {
      const reply = await send(exam, call)
      if (reply.status !== 409 || !SENTENCES.includes(reply.msg))
        wrong.push(`${nameOf(call)}: ${reply.status} ${reply.msg}`)
    }

    expect(wrong).toEqual([])
    expect(walked.length).toBeGreaterThan(20)
    expect(await readState(exam)).toEqual(before)
  })

  test('never give that refusal to a user who is no candidate', async () => {
    const wrong: string[] = []
    for (const call of walked) {
      const reply = await send(await anExamOf(fixture.trainees[1]!), call)
      if (SENTENCES.includes(reply.msg) || reply.status === 404)
        wrong.push(`${nameOf(call)}: ${reply.status} ${reply.msg}`)
    }

    expect(wrong).toEqual([])
  })
})

describe('a manager', () => {
  const EXAMS = '/api/v1/learningExams'

  const message = async (examId: number) =>
    (await server.as('bhb')).post(`${EXAMS}/${examId}/messages`, {
      candidateIds: null,
      text: '还有十分钟',
    })

  test('a candidate of the repeated exam who failed decides nothing about the resit; one who passed does', async () => {
    const office = { userId: await officeId() }
    const first = await anExam(server, { takers: [office, fixture.trainees[0]!] })

    const resit = await anExam(server, {
      takers: [fixture.trainees[0]!],
      exam: { resitOf: first.examId },
    })

    expect(await message(resit.examId)).toMatchObject({ status: 409, msg: SENTENCES[0] })

    await anAttempt(server, {
      ...first,
      candidateId: first.candidateIds[0]!,
      state: 'marked',
      score: 7000,
    })

    expect(await message(resit.examId)).toMatchObject({ status: 200 })
  })

  test('of a cohort the exam is for decides nothing about it, also before they are on the list', async () => {
    const trainee = fixture.trainees[1]!

    const cohort = await server.db
      .selectFrom('trainees')
      .select('cohortId')
      .where('userId', '=', trainee.userId)
      .executeTakeFirstOrThrow()

    const exam = await anExam(server, {
      takers: [fixture.trainees[0]!],
      invigilators: [trainee],
      exam: { cohortIds: [cohort.cohortId!] },
    })

    await server.asOwner(
      `insert into user_roles (user_id, role_id) select ${trainee.userId}, id from roles where code = 'TEACHER' on conflict do nothing`,
    )

    const reply = await (await server.as(trainee.username)).post(
      `${EXAMS}/${exam.examId}/messages`,
      { candidateIds: null, text: '你好' },
    )

    expect(reply).toMatchObject({ status: 409, msg: SENTENCES[0] })
  })

  test('adds others to the candidates, never themselves', async () => {
    const exam = await anExam(server, { takers: [fixture.trainees[0]!] })

    const add = async (userId: number) =>
      (await server.as('bhb')).post(`${EXAMS}/${exam.examId}/candidates`, {
        cohortIds: [],
        userIds: [userId],
      })

    expect(await add(await officeId())).toMatchObject({ status: 409, msg: SENTENCES[0] })
    expect(await add(fixture.trainees[1]!.userId)).toMatchObject({
      status: 200,
      data: { added: 1 },
    })
  })

  describe('a person who sits an exam', () => {
    const form = (paperId: number) => ({
      title: '另一场考试',
      note: null,
      baseId: null,
      trainId: null,
      mode: 'remote',
      opensAt: '2026-11-20T10:00:00+08:00',
      closesAt: '2026-11-20T12:00:00+08:00',
      minutes: 60,
      graceSeconds: 60,
      attempts: 1,
      shufflesQuestions: false,
      shufflesOptions: false,
      keepsDevice: false,
      marksTwice: false,
      marksApart: 20,
      shows: 'right',
      releaseAt: null,
      paperIds: [paperId],
    })

    const refused = { status: 409, msg: examWords['zh-cn'].errors.examPaperToSit }
    const sat = async () => anExam(server, { takers: [{ userId: await officeId() }] })

    /** An exam of another person with the paper of another one. */
    const withPaper = async (paperId: number, over: Parameters<typeof anExam>[1]) => {
      const exam = await anExam(server, { takers: [fixture.trainees[0]!], ...over })

      await server.db
        .updateTable('learningExamPapers')
        .set({ paperId })
        .where('examId', '=', exam.examId)
        .execute()

      return exam
    }

    test('plans no other exam with its paper, for anybody', async () => {
      const { paperId } = await sat()
      expect(await (await server.as('bhb')).post(EXAMS, form(paperId))).toMatchObject(refused)
      expect(await (await server.as('root')).post(EXAMS, form(paperId))).toMatchObject({
        status: 200,
      })
    })

    test('neither changes nor publishes another exam with its paper', async () => {
      const { paperId } = await sat()
      const { examId } = await withPaper(paperId, { exam: { state: 'draft' } })
      const office = await server.as('bhb')

      expect(
        await office.put(`${EXAMS}/${examId}`, { ...form(paperId), version: 1 }),
      ).toMatchObject(refused)

      expect(
        await office.post(`${EXAMS}/${examId}/act`, {
          action: 'publish',
          reason: null,
          version: 1,
        }),
      ).toMatchObject(refused)

      const root = await server.as('root')

      expect(
        await root.post(`${EXAMS}/${examId}/act`, { action: 'publish', reason: null, version: 1 }),
      ).toMatchObject({ status: 200 })
    })

    test('plans no resit with its paper', async () => {
      const { paperId } = await sat()
      const { examId } = await withPaper(paperId, { opens: -180, closes: -1 })

      const window = {
        opensAt: '2026-11-21T10:00:00+08:00',
        closesAt: '2026-11-21T12:00:00+08:00',
        papers: 'same',
      }

      expect(await (await server.as('bhb')).post(`${EXAMS}/${examId}/resit`, window)).toMatchObject(
        refused,
      )
      expect(
        await (await server.as('root')).post(`${EXAMS}/${examId}/resit`, window),
      ).toMatchObject({ status: 200 })
    })

    test('changes no question of it, also after the window, until its results are out', async () => {
      const { examId, questionIds, categoryId } = await anExam(server, {
        takers: [{ userId: await officeId() }],
        opens: -180,
        closes: -1,
      })

      const body = { ...QUESTIONS[0]!, right: 'c' } as QuestionBody

      const change = {
        categoryId,
        difficulty: 3,
        knowledgePoints: [],
        content: contentOf(body),
        version: 1,
      }

      const address = `/api/v1/questions/${questionIds[0]}`
      const office = await server.as('bhb')

      expect(await office.put(address, change)).toMatchObject({
        status: 409,
        msg: bankWords['zh-cn'].errors.questionOfOwnExam,
      })

      await server.db
        .updateTable('learningExams')
        .set({ state: 'released' })
        .where('id', '=', examId)
        .execute()

      expect(await office.put(address, change)).toMatchObject({ status: 200, data: { edition: 2 } })
    })

    test('plans with it once the results of that exam are out', async () => {
      const { examId, paperId } = await sat()

      await server.db
        .updateTable('learningExams')
        .set({ state: 'released' })
        .where('id', '=', examId)
        .execute()

      expect(await (await server.as('bhb')).post(EXAMS, form(paperId))).toMatchObject({
        status: 200,
      })
    })
  })

  test('who sits an exam reads it without a step, and who may take one', async () => {
    const exam = await anExam(server, { takers: [{ userId: await officeId() }] })
    const office = await server.as('bhb')

    const details = (await office.get(`${EXAMS}/${exam.examId}`)).data as {
      maySit: boolean
      actions: string[]
    }

    expect(details).toMatchObject({ maySit: true, actions: ['watch', 'export'] })
    expect((await (await server.as('root')).get(`${EXAMS}/${exam.examId}`)).data).toMatchObject({
      maySit: false,
    })

    expect(await decidersOf(office, 'exam', exam.examId)).toMatchObject({
      isOpen: true,
      why: 'concerned',
      hasPeople: true,
    })
  })
})
