import { markingWords } from '@residency/contract/areas/exams/marking/text'
import type {
  AnswerValue,
  QuestionBody,
} from '@residency/contract/areas/questions/bank/question.shape'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { responsesOfCsv } from '../../../algorithms/items/responses-csv.ts'
import { anExam, contentOf, OVER, QUESTIONS } from '../../../testing/builders/exams.ts'
import { addMentorFixtures, type MentorFixtures } from '../../../testing/builders/mentors.ts'
import { handIn, handInMany } from '../../../testing/builders/sittings.ts'
import { sheetRows } from '../../../testing/files/sheets.ts'
import { openServer } from '../../../testing/server/open-server.ts'

type Result = { score: number; most: number; isPassed: boolean }

type Preview = {
  seen: string
  toPassed: number
  toFailed: number
  changed: { id: number; name: string; before: Result; after: Result }[]
}

type Item = {
  id: string
  n: number
  difficulty: number
  rasch: unknown
  looks: string[]
  options: { id: string; isKey: boolean }[] | null
}

const RESULTS = '/api/v1/examResults'
const REGRADES = '/api/v1/examRegrades'
const ANALYSES = '/api/v1/itemAnalyses'
const { errors } = markingWords['zh-cn']
const TODAY = new Date('2026-11-20T02:00:00Z')
const SINGLE = QUESTIONS[0]!
const ESSAY: QuestionBody = { kind: 'essay', stem: '论述题', reference: null, rubric: [] }

/** After every exam of these tests. */
const WINDOW_MS = 3 * 3_600_000
const TRUE: QuestionBody = { kind: 'trueFalse', stem: '判断', right: true }
const server = await openServer()
let fixture: MentorFixtures

beforeAll(async () => {
  server.clock.now = TODAY
  fixture = await addMentorFixtures(server, { mentors: 1, trainees: 40 })
})

beforeEach(async () => {
  server.clock.now = TODAY
  await server.asOwner('truncate rate_limits, submit_locks, notices cascade')
})

/**
 * An exam of two questions, each worth ten points; the answers of each taker in the order of the
 * questions.
 */
async function aSatExam(
  sat: readonly (readonly AnswerValue[])[],
  over: Parameters<typeof anExam>[1] = {},
) {
  const exam = await anExam(server, {
    questions: [SINGLE, TRUE],
    takers: fixture.trainees.slice(0, 4),
    ...OVER,
    ...over,
  })

  const answers = (list: readonly AnswerValue[]) =>
    Object.fromEntries(list.map((value, index) => [`${exam.itemIds[index]}/`, value]))

  const attempts = await handInMany(
    server,
    exam,
    sat.map((list, candidate) => ({ candidate, answers: answers(list) })),
  )

  return { ...exam, attempts, answers, question: exam.questionIds[0]! }
}

/** Three who have 10, 20 and 10 of 20 points; 60 percent pass. */
const three = () =>
  aSatExam([
    ['b', true],
    ['a', true],
    ['a', false],
  ])

/** An attempt that is going on. */
const begin = ({ examId, paperId }: { examId: number; paperId: number }, candidateId: number) =>
  server.db
    .insertInto('learningAttempts')
    .values({
      examId,
      candidateId,
      paperId,
      number: 1,
      seed: 1,
      state: 'running',
      startedAt: TODAY,
      deadlineAt: TODAY,
      seenAt: TODAY,
      clientId: '00000000-0000-4000-8000-000000000002',
    })
    .execute()

const office = () => server.as('bhb')

/** The office marks the next answer to a question. */
async function giveNext(examId: number, itemId: number, points: number) {
  const path = `/api/v1/markings/${examId}`
  const { number } = (await (await office()).get(`${path}/answer?itemId=${itemId}`)).data as {
    number: number
  }

  const reply = await (await office()).post(`${path}/gradings`, {
    number,
    itemId,
    part: '',
    given: points,
    comment: null,
  })

  expect(reply).toMatchObject({ status: 200 })
}

async function newEdition(questionId: number, body: QuestionBody) {
  const by = await server.db
    .selectFrom('users')
    .select('id')
    .where('username', '=', 'bhb')
    .executeTakeFirstOrThrow()

  const row = { questionId, edition: 2, content: JSON.stringify(contentOf(body)), createdBy: by.id }

  await server.db.insertInto('learningQuestionEditions').values(row).execute()

  await server.db
    .updateTable('learningQuestions')
    .set({ edition: 2 })
    .where('id', '=', questionId)
    .execute()
}

const preview = async (examId: number, questionId: number, correction: string) =>
  (await (await office()).post(`${REGRADES}/${examId}/preview`, { questionId, correction })) as {
    status: number
    msg: string
    data: Preview
  }

const apply = async (examId: number, questionId: number, correction: string, seen: string) =>
  (await office()).post(`${REGRADES}/${examId}`, {
    questionId,
    correction,
    seen,
    reason: '答案更正',
  })

async function regrade(examId: number, questionId: number, correction: string) {
  const { data } = await preview(examId, questionId, correction)

  expect(await apply(examId, questionId, correction, data.seen)).toMatchObject({
    status: 200,
    data: { changed: data.changed.length },
  })

  return data
}

const results = async (ids: readonly number[]) =>
  (
    await server.db
      .selectFrom('learningAttempts')
      .select(['id', 'score', 'most', 'isPassed'])
      .where('id', 'in', ids)
      .orderBy('id')
      .execute()
  ).map(({ score, most, isPassed }) => [score, most, isPassed])

describe('results', () => {
  test('the best attempt counts; sat, passed and absent candidates are listed', async () => {
    const exam = await three()
    await handIn(server, exam, 0, exam.answers(['a', true]), 2)
    server.clock.now = new Date(TODAY.getTime() + WINDOW_MS)

    const summary = (await (await office()).get(`${RESULTS}/${exam.examId}`)).data

    expect(summary).toMatchObject({
      candidates: 4,
      sat: 3,
      scored: 3,
      passed: 2,
      waiting: 0,
      mean: 83.3,
      passPercents: [60],
    })

    const people = (
      (await (await office()).get(`${RESULTS}/${exam.examId}/people?pageSize=100`)).data as {
        list: object[]
      }
    ).list

    expect(people).toMatchObject([
      {
        name: '学员1',
        number: 2,
        attempts: 2,
        score: 2000,
        outcome: 'passed',
        sections: [{ title: '全部', score: 2000, most: 2000 }],
      },
      { name: '学员2', number: 1, score: 2000, outcome: 'passed' },
      { name: '学员3', score: 1000, outcome: 'failed' },
      { name: '学员4', score: null, outcome: 'absent', attempts: 0 },
    ])

    const failed = (await (await office()).get(`${RESULTS}/${exam.examId}/people?outcome=failed`))
      .data

    expect(failed).toMatchObject({ total: 1, list: [{ name: '学员3' }] })

    const sheet = await (await office()).get(
      `/api/v1/examResultSheets/_export?examId=${exam.examId}`,
    )
    const rows = await sheetRows(sheet.body, markingWords['zh-cn'].sheets.examResults.columns)

    expect(
      rows.map(({ name, score, outcome }) => [name, String(score), outcome]).slice(0, 3),
    ).toEqual([
      ['学员1', '20', '合格'],
      ['学员2', '20', '合格'],
      ['学员3', '10', '不合格'],
    ])
  })

  test('nobody is absent and no answer waits for a marker until the window is over', async () => {
    const exam = await anExam(server, { questions: [ESSAY], takers: fixture.trainees.slice(0, 3) })
    const [sitting, handedIn] = exam.candidateIds

    await handIn(server, exam, 1, { [`${exam.itemIds[0]}/`]: '论述' })
    await begin(exam, sitting!)

    const outcomes = async () => {
      const { data } = await (await office()).get(`${RESULTS}/${exam.examId}/people?pageSize=100`)
      return Object.fromEntries(
        (data as { list: { id: number; outcome: string }[] }).list.map(({ id, outcome }) => [
          id,
          outcome,
        ]),
      )
    }

    const absent = exam.candidateIds[2]!

    expect(await outcomes()).toEqual({
      [sitting!]: 'sitting',
      [handedIn!]: 'submitted',
      [absent]: 'expected',
    })

    const expected = await (await office()).get(`${RESULTS}/${exam.examId}/people?outcome=expected`)

    expect(expected.data).toMatchObject({ total: 1, list: [{ id: absent }] })

    server.clock.now = new Date(TODAY.getTime() + WINDOW_MS)

    expect(await outcomes()).toEqual({
      [sitting!]: 'sitting',
      [handedIn!]: 'waiting',
      [absent]: 'absent',
    })
  })

  test('an exam of another base is not found, and its sheets are empty', async () => {
    const exam = await three()
    const base = await server.as('base')

    for (const path of ['', '/people', '/progress', '/questions'])
      expect(await base.get(`${RESULTS}/${exam.examId}${path}`)).toMatchObject({ status: 404 })

    const body = { questionId: exam.question, correction: 'dropped' }

    expect(await base.post(`${REGRADES}/${exam.examId}/preview`, body)).toMatchObject({
      status: 404,
    })
    expect(
      await base.post(`${REGRADES}/${exam.examId}`, { ...body, seen: '', reason: 'x' }),
    ).toMatchObject({ status: 404 })

    for (const path of [ANALYSES, `${ANALYSES}/responses`])
      for (const of of [`examId=${exam.examId}`, `paperId=${exam.paperId}`])
        expect(await base.get(`${path}?${of}`)).toMatchObject({ status: 404 })

    expect((await base.get(RESULTS)).data).toMatchObject({ total: 0 })

    const sheet = await base.get(`/api/v1/examResultSheets/_export?examId=${exam.examId}`)

    expect(await sheetRows(sheet.body, markingWords['zh-cn'].sheets.examResults.columns)).toEqual(
      [],
    )
    expect(
      await (await server.as(fixture.mentors[0]!.username)).get(`${RESULTS}/${exam.examId}`),
    ).toMatchObject({ status: 401 })

    const ownExam = await three()

    await server.db
      .updateTable('learningExams')
      .set({ baseId: fixture.baseId })
      .where('id', '=', ownExam.examId)
      .execute()

    expect(await base.get(`${RESULTS}/${ownExam.examId}`)).toMatchObject({ status: 200 })
  })

  test('the progress shows who marks and what waits, and since when too long', async () => {
    const essay: QuestionBody = { kind: 'essay', stem: '论述', reference: null, rubric: [] }

    const exam = await aSatExam([['甲'], ['乙']], {
      questions: [essay],
      markers: fixture.mentors,
      exam: { marksTwice: true },
    })

    await giveNext(exam.examId, exam.itemIds[0]!, 500)
    server.clock.now = new Date(TODAY.getTime() + 8 * 86_400_000)

    expect((await (await office()).get(`${RESULTS}/${exam.examId}/progress`)).data).toMatchObject({
      leaves: [{ answers: 2, first: 1, second: 1, third: 0, late: 2, number: '1' }],
      markers: [
        { marked: 1, isNamed: false },
        { name: '导师1', marked: 0, isNamed: true, lastAt: null },
      ],
    })
  })
})

describe('a regrade', () => {
  test('by the newer edition changes what its preview showed, and is taken back whole', async () => {
    const exam = await three()
    const before = await results(exam.attempts)

    await newEdition(exam.question, { ...SINGLE, right: 'b' } as QuestionBody)

    const seen = await preview(exam.examId, exam.question, 'edition')

    expect(seen.data).toMatchObject({
      toPassed: 1,
      toFailed: 1,
      changed: [{ name: '学员1' }, { name: '学员2' }, { name: '学员3' }],
    })

    expect(await results(exam.attempts)).toEqual(before)

    await regrade(exam.examId, exam.question, 'edition')

    const after = await results(exam.attempts)

    expect(
      seen.data.changed.map((result) => [
        result.after.score,
        result.after.most,
        result.after.isPassed,
      ]),
    ).toEqual(after)

    expect(after).toEqual([
      [2000, 2000, true],
      [1000, 2000, false],
      [0, 2000, false],
    ])

    expect(await preview(exam.examId, exam.question, 'edition')).toMatchObject({
      status: 409,
      msg: errors.regradeAlready,
    })

    const { items } = (await (await office()).get(`${ANALYSES}?examId=${exam.examId}`)).data as {
      items: Item[]
    }

    expect(items.find(({ id }) => id === `q${exam.question}`)).toMatchObject({ n: 3 })

    await regrade(exam.examId, exam.question, 'none')
    expect(await results(exam.attempts)).toEqual(before)
  })

  test('gives everybody full points, or drops the question from score and total', async () => {
    const exam = await three()
    await regrade(exam.examId, exam.question, 'everybody')

    expect(await results(exam.attempts)).toEqual([
      [2000, 2000, true],
      [2000, 2000, true],
      [1000, 2000, false],
    ])

    await regrade(exam.examId, exam.question, 'dropped')

    expect(await results(exam.attempts)).toEqual([
      [1000, 1000, true],
      [1000, 1000, true],
      [0, 1000, false],
    ])

    expect(await preview(exam.examId, exam.questionIds[1]!, 'dropped')).toMatchObject({
      status: 409,
      msg: errors.regradeNothingLeft,
    })

    const list = (await (await office()).get(`${RESULTS}/${exam.examId}/questions`)).data

    expect(list).toMatchObject([
      { correction: { kind: 'dropped', reason: '答案更正' }, kinds: ['everybody', 'none'] },
      { correction: null },
    ])

    const late = await handIn(server, exam, 3, exam.answers(['b', true]))

    expect(await results([late])).toEqual([[1000, 1000, true]])
  })

  test('is refused when something changed since its preview', async () => {
    const exam = await three()
    const { data } = await preview(exam.examId, exam.question, 'everybody')

    await handIn(server, exam, 3, exam.answers(['b', true]))
    expect(await apply(exam.examId, exam.question, 'everybody', data.seen)).toMatchObject({
      status: 409,
    })
    expect(await apply(exam.examId, exam.question, 'dropped', data.seen)).toMatchObject({
      status: 409,
    })
    expect((await results(exam.attempts))[0]).toEqual([1000, 2000, false])
  })

  test('needs an edition that fits the original question', async () => {
    const exam = await three()

    expect(await preview(exam.examId, exam.question, 'edition')).toMatchObject({
      status: 409,
      msg: errors.regradeNoEdition,
    })

    await newEdition(exam.question, TRUE)

    expect(await preview(exam.examId, exam.question, 'edition')).toMatchObject({
      status: 409,
      msg: errors.regradeEditionUnlike,
    })

    expect(await preview(exam.examId, 99_999, 'dropped')).toMatchObject({ status: 404 })
  })

  test('after release notifies those whose result changes, and nobody else', async () => {
    const exam = await three()
    await server.asOwner(`update learning_exams set state = 'released' where id = ${exam.examId};
      update learning_attempts set state = 'released' where exam_id = ${exam.examId}`)
    await regrade(exam.examId, exam.question, 'everybody')

    const notices = await server.db
      .selectFrom('notices')
      .select(['userId', 'body'])
      .where('kind', '=', 'learning.exam.regraded')
      .execute()

    expect(notices).toEqual([
      { userId: fixture.trainees[0]!.userId, body: expect.stringContaining('10 分更正为 20 分') },
    ])
  })

  test('is not made by anybody before the window is over', async () => {
    const exam = await aSatExam([['b', true]], { opens: -60, closes: 1 })
    const early = { status: 409, msg: expect.stringContaining('考试还没有结束') }

    expect(await preview(exam.examId, exam.question, 'everybody')).toMatchObject(early)

    const change = {
      questionId: exam.question,
      correction: 'everybody',
      reason: '题目有误',
      seen: 'x',
    }

    expect(await (await office()).post(`${REGRADES}/${exam.examId}`, change)).toMatchObject(early)
    expect((await (await office()).get(`${RESULTS}/${exam.examId}`)).data).toMatchObject({
      whyNoRegrade: 'notOver',
    })

    server.clock.now = new Date(TODAY.getTime() + 60_000)
    expect((await (await office()).get(`${RESULTS}/${exam.examId}`)).data).toMatchObject({
      whyNoRegrade: null,
    })
    expect(await preview(exam.examId, exam.question, 'everybody')).toMatchObject({ status: 200 })
  })

  test('leaves marks by hand as they are', async () => {
    const essay: QuestionBody = { kind: 'essay', stem: '论述', reference: null, rubric: [] }
    const exam = await aSatExam([['b', '甲']], { questions: [SINGLE, essay] })

    await giveNext(exam.examId, exam.itemIds[1]!, 750)
    await regrade(exam.examId, exam.questionIds[1]!, 'dropped')
    expect(await results(exam.attempts)).toEqual([[0, 1000, false]])

    await regrade(exam.examId, exam.questionIds[1]!, 'none')
    await regrade(exam.examId, exam.question, 'everybody')
    expect(await results(exam.attempts)).toEqual([[1750, 2000, true]])
  })
})

describe('item analysis', () => {
  /** The better half answers the first question by a wrong option, as if the key were wrong. */
  const firstAnswerOf = (index: number) => (index < 20 ? 'b' : 'a')

  const sat = () =>
    aSatExam(
      fixture.trainees.map((_, index) => [
        index % 4 === 0 ? 'c' : firstAnswerOf(index),
        index < 20,
        index < 24 ? ['a', 'b'] : ['a'],
      ]),
      { questions: [SINGLE, TRUE, QUESTIONS[1]!], takers: fixture.trainees },
    )

  test('shows figures from enough answers on, and what needs a look first', async () => {
    const exam = await sat()
    const { data } = await (await office()).get(`${ANALYSES}?examId=${exam.examId}`)
    const { items, takers } = data as { items: Item[]; takers: number }

    expect(takers).toBe(40)

    expect(items[0]).toMatchObject({
      id: `q${exam.question}`,
      n: 40,
      difficulty: 0.375,
      rasch: null,
      looks: expect.arrayContaining(['keyDoubtful']),
    })

    expect(items[0]!.options).toMatchObject([
      { id: 'a', isKey: true, n: 15 },
      { id: 'b', isKey: false, n: 15 },
      { id: 'c', n: 10 },
    ])

    const ofPaper = (await (await office()).get(`${ANALYSES}?paperId=${exam.paperId}`)).data

    expect(ofPaper).toMatchObject({ items, exams: 1 })

    expect(await (await office()).get(ANALYSES)).toMatchObject({
      status: 400,
      msg: errors.analysisOfOne,
    })
  })

  test('of few answers shows none', async () => {
    const exam = await three()
    const { items } = (await (await office()).get(`${ANALYSES}?examId=${exam.examId}`)).data as {
      items: Item[]
    }

    expect(items).toMatchObject([
      { n: 3, difficulty: null, options: null, looks: [] },
      { n: 3, difficulty: null },
    ])

    await handIn(server, exam, 3, exam.answers(['a', true]))
    await handIn(server, exam, 3, exam.answers(['a', true]), 2)
    expect((await (await office()).get(`${ANALYSES}?examId=${exam.examId}`)).data).toMatchObject({
      takers: 4,
    })
  })

  test('RESPONSES.csv can be read by the command, and names nobody', async () => {
    const exam = await sat()
    const { body, status } = await (await office()).get(
      `${ANALYSES}/responses?examId=${exam.examId}`,
    )

    expect(status).toBe(200)
    expect(body.toString()).not.toContain('学员')

    const { items, takers, cells } = responsesOfCsv(body.toString())

    expect([items, takers]).toEqual([exam.questionIds.map((id) => `q${id}`), 40])
    expect(cells.filter((cell, index) => index % 3 === 0 && cell === 1)).toHaveLength(15)
  })
})
