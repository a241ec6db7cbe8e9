import type { Candidate } from '@residency/contract/areas/exams/exam/candidate.contract'
import type { Exam, ExamDetail } from '@residency/contract/areas/exams/exam/exam.contract'
import type { SharingExam } from '@residency/contract/areas/exams/exam/secrecy.contract'
import { examWords } from '@residency/contract/areas/exams/exam/text'
import { takingWords } from '@residency/contract/areas/exams/taking/text'
import { toMoment } from '@residency/contract/kernel'
import { beforeEach, describe, expect, test } from 'vitest'
import { anExam, QUESTIONS } from '../../../testing/builders/exams.ts'
import { handIn } from '../../../testing/builders/sittings.ts'
import { TEST_TIME } from '../../../testing/server/hospital-templates.ts'
import { openServer } from '../../../testing/server/open-server.ts'

const EXAMS = '/api/v1/learningExams'
const MINUTE = 60_000
const BEGIN = new Date(TEST_TIME).getTime()
const ONE = [QUESTIONS[0]!]
type ExamFixture = Awaited<ReturnType<typeof anExam>>

const server = await openServer()
const office = await server.as('bhb')
const student = await server.as('student')
const teacher = await server.as('teacher')

const timeIn = (minutes: number) => {
  server.clock.now = new Date(BEGIN + minutes * MINUTE)
}

const momentAt = (minutes: number) => toMoment(new Date(BEGIN + minutes * MINUTE))
beforeEach(() => timeIn(0))

const givePaper = async (examId: number, paperId: number) => {
  await server.db
    .updateTable('learningExamPapers')
    .set({ paperId })
    .where('examId', '=', examId)
    .execute()
}

const detail = async (id: number) => (await office.get(`${EXAMS}/${id}`)).data as ExamDetail

async function act(id: number, action: 'release' | 'retract' | 'publish') {
  const { version } = await detail(id)
  return office.post(`${EXAMS}/${id}/act`, {
    action,
    version,
    reason: action === 'retract' ? '答案有误' : null,
  })
}

/** An exam that is over, failed by the student, with its results released. */
async function aReleasedExam(shows: string) {
  const exam = await anExam(server, {
    questions: ONE,
    takers: [student],
    opens: -100,
    closes: -10,
    exam: { shows },
  })

  await handIn(server, exam, 0, { [`${exam.itemIds[0]}/`]: 'b' })
  expect(await act(exam.examId, 'release')).toMatchObject({ status: 200 })

  return exam
}

const retracted = async (shows: string) => {
  const exam = await aReleasedExam(shows)
  expect(await act(exam.examId, 'retract')).toMatchObject({ status: 200 })

  return exam
}

const resit = ({ examId }: ExamFixture, papers?: 'parallel' | 'same') =>
  office.post(`${EXAMS}/${examId}/resit`, {
    opensAt: momentAt(100),
    closesAt: momentAt(200),
    ...(papers ? { papers } : {}),
  })

/** A checked parallel form of the paper of an exam, with a question of its own. */
async function aParallelForm({ paperId }: ExamFixture) {
  const source = await anExam(server, { questions: ONE, exam: { state: 'cancelled' } })

  await server.db
    .updateTable('learningPapers')
    .set({ familyId: paperId, form: 'A' })
    .where('id', '=', paperId)
    .execute()

  await server.db
    .updateTable('learningPapers')
    .set({ familyId: paperId, form: 'B' })
    .where('id', '=', source.paperId)
    .execute()

  await server.db.deleteFrom('learningExamPapers').where('examId', '=', source.examId).execute()

  return source.paperId
}

const papersOf = async (id: number) => (await detail(id)).papers.map((paper) => paper.id)

describe('planning and releasing an exam', () => {
  test('name the other exams with its questions: whose answers are out, and which are still to be sat', async () => {
    const exam = await anExam(server, { questions: ONE, takers: [student], opens: 60, closes: 120 })
    const released = await aReleasedExam('right')

    await givePaper(released.examId, exam.paperId)

    const ahead = await anExam(server, {
      questions: ONE,
      takers: [student, teacher],
      opens: 10,
      closes: 20,
    })

    await givePaper(ahead.examId, exam.paperId)

    const other = await anExam(server, { questions: ONE, takers: [student] })
    const list = (await office.get(`${EXAMS}/${exam.examId}/sharing`)).data as SharingExam[]

    expect(
      list.map(({ id, questions, candidates, isKnown, isLive }) => ({
        id,
        questions,
        candidates,
        isKnown,
        isLive,
      })),
    ).toEqual([
      { id: ahead.examId, questions: 1, candidates: 1, isKnown: false, isLive: true },
      { id: released.examId, questions: 1, candidates: 1, isKnown: true, isLive: false },
    ])

    expect(list.map(({ id }) => id)).not.toContain(other.examId)

    const rows = ((await office.get(EXAMS)).data as { list: Exam[] }).list
    const sharing = new Map(rows.map((row) => [row.id, row.sharing]))

    expect([exam, released, ahead, other].map(({ examId }) => sharing.get(examId))).toEqual([
      2, 0, 2, 0,
    ])
  })

  test('name them for those who plan it only', async () => {
    const exam = await anExam(server, { questions: ONE, invigilators: [teacher] })
    expect(await teacher.get(`${EXAMS}/${exam.examId}`)).toMatchObject({ status: 200 })
    for (const part of ['sharing', 'resitPapers'])
      expect((await teacher.get(`${EXAMS}/${exam.examId}/${part}`)).status).toBe(401)
  })

  test('name the candidates who read the question bank', async () => {
    const exam = await anExam(server, { questions: ONE, takers: [student, teacher] })

    const { list, bankReaders } = (await office.get(`${EXAMS}/${exam.examId}/candidates`)).data as {
      list: Candidate[]
      bankReaders: { names: string[]; total: number }
    }

    const readers = list.filter(({ readsBank }) => readsBank).map(({ name }) => name)

    expect(readers).toHaveLength(1)
    expect(bankReaders).toEqual({ names: readers, total: 1 })
  })
})

describe('a resit', () => {
  test('takes a parallel form that no exam has used, unless the same papers are requested', async () => {
    const exam = await aReleasedExam('right')
    const form = await aParallelForm(exam)

    expect((await office.get(`${EXAMS}/${exam.examId}/resitPapers`)).data).toMatchObject({
      parallel: [{ id: form }],
      mustDiffer: false,
    })

    const same = await resit(exam, 'same')

    expect(same).toMatchObject({ status: 200, data: { papers: 'same' } })
    expect(await papersOf((same.data as { id: number }).id)).toEqual([exam.paperId])

    const reply = await resit(exam)

    expect(reply).toMatchObject({ status: 200, data: { papers: 'parallel' } })
    expect(await papersOf((reply.data as { id: number }).id)).toEqual([form])
  })

  test('has the same papers where every form was used, reports it, and withholds the answers from its candidates', async () => {
    const exam = await aReleasedExam('right')

    const [result] = await server.db
      .selectFrom('learningAttempts')
      .select('id')
      .where('examId', '=', exam.examId)
      .execute()

    const read = () => student.get(`/api/v1/ownExams/attempts/${result!.id}/result`)

    expect(
      ((await read()).data as { items: { question: object | null }[] }).items[0]!.question,
    ).not.toBeNull()

    expect((await office.get(`${EXAMS}/${exam.examId}/resitPapers`)).data).toEqual({
      parallel: [],
      mustDiffer: false,
    })

    expect(await resit(exam)).toMatchObject({ status: 200, data: { papers: 'same' } })

    expect((await read()).data).toMatchObject({
      score: 0,
      items: [{ question: null, heldBack: '该题用于正在安排的补考，补考结束后可以查看' }],
    })
  })

  test('of results that were taken back has another form: the answers were out', async () => {
    const exam = await retracted('right')
    const same = { status: 409, msg: examWords['zh-cn'].errors.examAnswersKnown }

    expect((await office.get(`${EXAMS}/${exam.examId}/resitPapers`)).data).toEqual({
      parallel: [],
      mustDiffer: true,
    })

    expect(await resit(exam)).toMatchObject(same)

    const form = await aParallelForm(exam)

    expect(await resit(exam, 'same')).toMatchObject(same)

    const reply = await resit(exam)

    expect(reply).toMatchObject({ status: 200, data: { papers: 'parallel' } })

    const { id } = reply.data as { id: number }

    await givePaper(id, exam.paperId)
    expect(await act(id, 'publish')).toMatchObject(same)

    await givePaper(id, form)
    expect(await act(id, 'publish')).toMatchObject({ status: 200 })
  })

  test('of results that showed no answers may have the same papers', async () => {
    expect(await resit(await retracted('result'))).toMatchObject({
      status: 200,
      data: { papers: 'same' },
    })
  })
})

describe('after results were taken back', () => {
  const openAgain = (examId: number) =>
    server.db
      .updateTable('learningExams')
      .set({ closesAt: new Date(BEGIN + 60 * MINUTE), attempts: 2 })
      .where('id', '=', examId)
      .execute()

  const begin = ({ examId }: ExamFixture) => student.post(`/api/v1/ownExams/${examId}/start`)

  test('nobody sits the same paper again; another form is given', async () => {
    const exam = await retracted('own')
    await openAgain(exam.examId)

    expect(await begin(exam)).toMatchObject({
      status: 409,
      msg: takingWords['zh-cn'].errors.paperKnown,
    })

    const form = await aParallelForm(exam)

    await server.db
      .insertInto('learningExamPapers')
      .values({ examId: exam.examId, paperId: form })
      .execute()

    const { status, data } = await begin(exam)

    expect(status).toBe(200)

    const { attemptId } = data as { attemptId: number }

    const attempt = await server.db
      .selectFrom('learningAttempts')
      .select('paperId')
      .where('id', '=', attemptId)
      .executeTakeFirstOrThrow()

    expect(attempt.paperId).toBe(form)
  })

  test('of an exam that shows no answers the same paper may be sat again', async () => {
    const exam = await retracted('result')
    await openAgain(exam.examId)
    expect(await begin(exam)).toMatchObject({ status: 200 })
  })
})
