import { examWords } from '@residency/contract/areas/exams/exam/text'
import { markingWords } from '@residency/contract/areas/exams/marking/text'
import type { QuestionBody } from '@residency/contract/areas/questions/bank/question.shape'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { anExam, OVER, QUESTIONS } from '../../../testing/builders/exams.ts'
import { addMentorFixtures, type MentorFixtures } from '../../../testing/builders/mentors.ts'
import { handIn } from '../../../testing/builders/sittings.ts'
import { openServer } from '../../../testing/server/open-server.ts'

type Answer = {
  number: number | null
  previousNumber: number | null
  text: string | null
  waiting: number
  done: number
  own: { given: number; version: number } | null
}

const MARKINGS = '/api/v1/markings'
const { errors } = markingWords['zh-cn']
const TODAY = new Date('2026-11-20T02:00:00Z')

const ESSAY: QuestionBody = {
  kind: 'essay',
  stem: '论述题',
  reference: '参考答案',
  rubric: [{ text: '要点', share: 100 }],
}

const server = await openServer()
let fixture: MentorFixtures

beforeAll(async () => {
  server.clock.now = TODAY
  fixture = await addMentorFixtures(server, { mentors: 4, trainees: 3 })
})

beforeEach(async () => {
  server.clock.now = TODAY
  await server.asOwner('truncate rate_limits, submit_locks, notices cascade')
})

const marker = (n: number) => server.as(fixture.mentors[n]!.username)

/** An exam with a question by rule and an essay, sat by the trainees. */
async function aSatExam(texts: readonly string[], over: Parameters<typeof anExam>[1] = {}) {
  const takers = fixture.trainees.slice(0, texts.length)

  const exam = await anExam(server, {
    questions: [QUESTIONS[0]!, ESSAY],
    takers,
    markers: fixture.mentors,
    ...OVER,
    ...over,
  })

  const attempts: number[] = []

  for (const [index, text] of texts.entries())
    attempts.push(
      await handIn(server, exam, index, {
        [`${exam.itemIds[0]}/`]: 'a',
        [`${exam.itemIds[1]}/`]: text,
      }),
    )

  return { ...exam, attempts, essay: exam.itemIds[1]! }
}

type Exam = Awaited<ReturnType<typeof aSatExam>>

const numbersOf = async (exam: Exam, n: number) =>
  new Map(
    (
      await server.db
        .selectFrom('learningMarkerNumbers')
        .selectAll()
        .where('examId', '=', exam.examId)
        .where('markerId', '=', fixture.mentors[n]!.userId)
        .execute()
    ).map((row) => [row.attemptId, row.number]),
  )

/**
 * The number of an attempt for a marker, drawn when they open the question; undefined where none
 * was drawn.
 */
async function numberOf(exam: Exam, n: number, attemptId: number) {
  await (await marker(n)).get(`${MARKINGS}/${exam.examId}/answer?itemId=${exam.essay}`)
  return (await numbersOf(exam, n)).get(attemptId) ?? 1
}

const open = async (exam: Exam, n: number, attemptId?: number) => {
  const query = `itemId=${exam.essay}${attemptId ? `&number=${await numberOf(exam, n, attemptId)}` : ''}`
  return (await (await marker(n)).get(`${MARKINGS}/${exam.examId}/answer?${query}`)) as {
    status: number
    data: Answer
    msg: string
  }
}

const give = async (exam: Exam, n: number, attemptId: number, points: number, version?: number) =>
  (await marker(n)).post(`${MARKINGS}/${exam.examId}/gradings`, {
    number: await numberOf(exam, n, attemptId),
    itemId: exam.essay,
    part: '',
    given: points,
    comment: null,
    ...(version === undefined ? {} : { version }),
  })

const attempt = (id: number) =>
  server.db
    .selectFrom('learningAttempts')
    .select(['state', 'score', 'most', 'isPassed'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

describe('when an attempt ends', () => {
  test('what a rule marks is marked; with nothing left for a person it has its result', async () => {
    const exam = await anExam(server, { takers: fixture.trainees })
    const [single, multiple, trueFalse, blanks, match, short, fall] = exam.itemIds

    const all = {
      [`${single}/`]: 'a',
      [`${multiple}/`]: ['a', 'b'],
      [`${trueFalse}/`]: true,
      [`${blanks}/`]: ['青霉素', '7.4'],
      [`${match}/`]: { p1: 'a', p2: 'b' },
      [`${fall}/q1`]: 'a',
      [`${fall}/q2`]: false,
    }

    const whole = await handIn(server, exam, 0, all)

    expect(await attempt(whole)).toEqual({
      state: 'marked',
      score: 6000,
      most: 7000,
      isPassed: true,
    })

    const half = await handIn(server, exam, 1, {
      [`${blanks}/`]: ['苄青霉素', ''],
      [`${fall}/q2`]: false,
      [`${short}/`]: ' ',
    })

    expect(await attempt(half)).toEqual({
      state: 'marked',
      score: 1000,
      most: 7000,
      isPassed: false,
    })

    const waits = await handIn(server, exam, 2, { ...all, [`${short}/`]: '答案' })

    expect(await attempt(waits)).toEqual({
      state: 'submitted',
      score: null,
      most: null,
      isPassed: null,
    })
  })
})

describe('marking by hand', () => {
  test('an answer shows its text and reference, and nothing of whose it is', async () => {
    const exam = await aSatExam(['我的论述'])
    const { data, ...reply } = await open(exam, 0)

    expect(data).toMatchObject({
      number: await numberOf(exam, 0, exam.attempts[0]!),
      text: '我的论述',
      reference: '参考答案',
      most: 1000,
      waiting: 1,
      done: 0,
    })

    expect(JSON.stringify({ data, reply })).not.toMatch(/学员|trainee|userId|candidate|attempt/)

    const list = await (await marker(0)).get(`${MARKINGS}?keywords=`)

    expect(JSON.stringify(list.data)).not.toMatch(/学员|trainee/)
  })

  test('each point of the rubric is worth what the field takes', async () => {
    const rubric = [35, 35, 30].map((share) => ({ text: `要点占 ${share}`, share }))
    const exam = await aSatExam(['甲'], { questions: [QUESTIONS[0]!, { ...ESSAY, rubric }] })
    const { data } = await open(exam, 0)

    expect(data).toMatchObject({
      most: 1000,
      rubricTotal: 1000,
      rubric: [{ points: 350 }, { points: 350 }, { points: 300 }],
    })

    expect(await give(exam, 0, exam.attempts[0]!, 350)).toMatchObject({ status: 200 })
  })

  test('points are given by half points within what the answer is worth, and end the marking', async () => {
    const exam = await aSatExam(['甲', '乙'])
    const [first, second] = exam.attempts as [number, number]

    for (const wrong of [1050, 333])
      expect(await give(exam, 0, first, wrong)).toMatchObject({
        status: 400,
        msg: expect.stringContaining('10 分'),
      })

    expect(await give(exam, 0, first, 650)).toMatchObject({ status: 200, data: { version: 1 } })

    expect(await attempt(first)).toEqual({
      state: 'marked',
      score: 1650,
      most: 2000,
      isPassed: true,
    })

    expect((await open(exam, 0)).data).toMatchObject({
      number: await numberOf(exam, 0, second),
      previousNumber: await numberOf(exam, 0, first),
      waiting: 1,
      done: 1,
    })

    expect(await give(exam, 0, first, 700)).toMatchObject({ status: 409 })
    expect(await give(exam, 0, first, 100, 1)).toMatchObject({ status: 200, data: { version: 2 } })
    expect(await attempt(first)).toMatchObject({ score: 1100, isPassed: false })
  })

  test('what one gave can be taken back; the attempt waits again', async () => {
    const exam = await aSatExam(['甲'])
    const [id] = exam.attempts as [number]

    await give(exam, 0, id, 500)

    const takeBack = async (n: number) => {
      const back = { number: await numberOf(exam, n, id), itemId: exam.essay, part: '', version: 1 }
      return (await marker(n)).post(`${MARKINGS}/${exam.examId}/gradings/takeBack`, back)
    }

    expect(await takeBack(1)).toMatchObject({ status: 409 })
    expect(await takeBack(0)).toMatchObject({ status: 200 })

    expect(await attempt(id)).toEqual({
      state: 'submitted',
      score: null,
      most: null,
      isPassed: null,
    })
  })

  test('nobody marks in an exam that they sit', async () => {
    const exam = await aSatExam(['甲', '乙'], {
      takers: [fixture.mentors[0]!, fixture.trainees[0]!],
    })
    const refusal = { status: 409, msg: examWords['zh-cn'].errors.examOwnCandidate }

    expect((await (await marker(0)).get(`${MARKINGS}/${exam.examId}`)).data).toMatchObject({
      whyNot: 'maySit',
      waiting: 0,
      leaves: [],
    })

    expect(await open(exam, 0)).toMatchObject(refusal)

    for (const attemptId of exam.attempts)
      expect(await give(exam, 0, attemptId, 1000)).toMatchObject(refusal)

    expect(await give(exam, 1, exam.attempts[0]!, 1000)).toMatchObject({ status: 200 })
  })

  test('begins when the window is over and nobody sits the exam any more', async () => {
    const exam = await aSatExam(['甲'], { opens: -60, closes: 60 })

    const notOver = async () => {
      const refused = { status: 409, msg: expect.stringContaining('考试还没有结束') }

      expect(await open(exam, 0)).toMatchObject(refused)
      expect(await give(exam, 0, exam.attempts[0]!, 500)).toMatchObject(refused)

      const reply = await (await marker(0)).get(`${MARKINGS}/${exam.examId}`)

      expect(reply.data).toMatchObject({ whyNot: 'notOver', waiting: 0, left: 1, leaves: [] })
    }

    await notOver()

    await server.db
      .updateTable('learningAttempts')
      .set({ state: 'running', endedAt: null })
      .where('id', '=', exam.attempts[0]!)
      .execute()

    server.clock.now = new Date(TODAY.getTime() + 60 * 60_000)
    await notOver()

    await server.db
      .updateTable('learningAttempts')
      .set({ state: 'submitted', endedAt: TODAY })
      .where('id', '=', exam.attempts[0]!)
      .execute()

    expect(await open(exam, 0)).toMatchObject({ status: 200, data: { waiting: 1 } })
    expect(await give(exam, 0, exam.attempts[0]!, 500)).toMatchObject({ status: 200 })
  })

  test('people who are not named, and another base, find no exam to mark', async () => {
    const exam = await aSatExam(['甲'], { markers: [fixture.mentors[0]!] })

    for (const caller of [await marker(1), await server.as('base')]) {
      expect(await caller.get(`${MARKINGS}/${exam.examId}`)).toMatchObject({ status: 404 })
      expect(
        await caller.get(`${MARKINGS}/${exam.examId}/answer?itemId=${exam.essay}`),
      ).toMatchObject({ status: 404 })

      const points = {
        number: await numberOf(exam, 0, exam.attempts[0]!),
        itemId: exam.essay,
        part: '',
        given: 0,
        comment: null,
      }

      expect(await caller.post(`${MARKINGS}/${exam.examId}/gradings`, points)).toMatchObject({
        status: 404,
      })
    }

    const ofBase = await aSatExam(['甲'], { markers: [], baseId: fixture.baseId })

    expect(await (await server.as('base')).get(`${MARKINGS}/${ofBase.examId}`)).toMatchObject({
      status: 200,
      data: { waiting: 1 },
    })

    expect(await (await server.as(fixture.trainees[0]!.username)).get(MARKINGS)).toMatchObject({
      status: 401,
    })
  })

  test('released results do not change', async () => {
    const exam = await aSatExam(['甲'])
    const [id] = exam.attempts as [number]

    await give(exam, 0, id, 500)
    await server.asOwner(`update learning_attempts set state = 'released' where id = ${id}`)
    expect(await give(exam, 0, id, 600, 1)).toMatchObject({ status: 409, msg: errors.markReleased })
  })
})

describe('the number of an attempt', () => {
  test('is random for each marker, does not change, and does not show who began first', async () => {
    const many = Array.from({ length: 40 }, (_, index) => `第${index}份`)
    const exam = await aSatExam(many.slice(0, 1))
    const sat = exam.attempts[0]!

    await server.asOwner(`update learning_exams set attempts = 10 where id = ${exam.examId};
      insert into learning_attempts (exam_id, candidate_id, paper_id, number, seed, state, started_at, deadline_at, ended_at, seen_at)
        select exam_id, candidate_id, paper_id, number + n, 1, 'submitted', started_at + n * interval '1 minute', deadline_at, ended_at, seen_at
        from learning_attempts, generate_series(1, 39) n where id = ${sat}`)

    await Promise.all([open(exam, 0), open(exam, 0), open(exam, 1)])

    const [first, second] = [await numbersOf(exam, 0), await numbersOf(exam, 1)]

    expect([first.size, second.size, new Set(first.values()).size]).toEqual([40, 40, 40])

    const byBegin = [...first.keys()].sort((a, b) => a - b)
    const inOrder = (numbers: ReadonlyMap<number, number>) => byBegin.map((id) => numbers.get(id)!)

    expect(inOrder(first)).not.toEqual(inOrder(first).toSorted((a, b) => a - b))
    expect(inOrder(first)).not.toEqual(inOrder(second))

    await server.asOwner(`insert into learning_attempts (exam_id, candidate_id, paper_id, number, seed, state, started_at, deadline_at, ended_at, seen_at)
        select exam_id, candidate_id, paper_id, 50, 1, 'submitted', started_at, deadline_at, ended_at, seen_at from learning_attempts where id = ${sat}`)
    await open(exam, 0)

    const later = await numbersOf(exam, 0)

    expect(later.size).toBe(41)
    expect(inOrder(later)).toEqual(inOrder(first))
  })
  test('of another marker or exam opens nothing', async () => {
    const [exam, other] = [await aSatExam(['甲']), await aSatExam(['乙'])]
    const foreign = await numberOf(exam, 1, exam.attempts[0]!)

    await numberOf(other, 0, other.attempts[0]!)

    const strange = [foreign, await numberOf(other, 0, other.attempts[0]!), exam.attempts[0]!]

    for (const number of strange) {
      expect(
        await (await marker(0)).get(
          `${MARKINGS}/${exam.examId}/answer?itemId=${exam.essay}&number=${number}`,
        ),
      ).toMatchObject({
        status: 404,
      })

      const points = { number, itemId: exam.essay, part: '', given: 500, comment: null }
      expect(
        await (await marker(0)).post(`${MARKINGS}/${exam.examId}/gradings`, points),
      ).toMatchObject({ status: 404 })
    }
  })
})

describe('marking twice', () => {
  const twice = { exam: { marksTwice: true, marksApart: 20 } }

  test('the second sees nothing of the first; within the tolerance the mean counts', async () => {
    const exam = await aSatExam(['甲'], twice)
    const [id] = exam.attempts as [number]
    const unseen = (await open(exam, 1)).data

    expect(unseen.number).not.toBe((await open(exam, 0)).data.number)

    await give(exam, 0, id, 600)
    expect((await open(exam, 1)).data).toEqual(unseen)
    expect(await open(exam, 0, id)).toMatchObject({ data: { own: { given: 600 } } })
    expect((await open(exam, 0)).data).toMatchObject({ number: null, waiting: 0 })

    await give(exam, 1, id, 750)
    expect(await attempt(id)).toMatchObject({ state: 'marked', score: 1700 })

    const back = { number: await numberOf(exam, 0, id), itemId: exam.essay, part: '', version: 1 }

    expect(
      await (await marker(0)).post(`${MARKINGS}/${exam.examId}/gradings/takeBack`, back),
    ).toMatchObject({
      status: 409,
      msg: errors.markFollowed,
    })
  })

  test('too far apart a third decides; a fourth is refused because it is done', async () => {
    const exam = await aSatExam(['甲'], twice)
    const [id] = exam.attempts as [number]

    await give(exam, 0, id, 300)
    await give(exam, 1, id, 900)
    expect(await attempt(id)).toMatchObject({ state: 'submitted', score: null })
    expect(await give(exam, 2, id, 800)).toMatchObject({ status: 200 })
    expect(await attempt(id)).toMatchObject({ state: 'marked', score: 1850 })
    expect(await give(exam, 3, id, 800)).toMatchObject({ status: 409, msg: errors.markedByOthers })
    expect(await open(exam, 3, id)).toMatchObject({ status: 404 })
  })

  test('of 50 saves at once one is stored for each round', async () => {
    const exam = await aSatExam(['甲'], { exam: { marksTwice: true, marksApart: 100 } })
    const [id] = exam.attempts as [number]
    const callers = await Promise.all(fixture.mentors.map((_, n) => marker(n)))
    const points = { itemId: exam.essay, part: '', given: 500, comment: null }
    const numbers: number[] = []

    for (const n of callers.keys()) numbers.push(await numberOf(exam, n, id))

    const saves = Array.from({ length: 50 }, (_, n) => {
      const index = n % callers.length
      return callers[index]!.post(`${MARKINGS}/${exam.examId}/gradings`, {
        ...points,
        number: numbers[index],
      })
    })

    const statuses = (await Promise.all(saves)).map(({ status }) => status)

    expect(statuses.filter((status) => status === 200)).toHaveLength(2)
    expect(statuses.every((status) => status === 200 || status === 409)).toBe(true)

    const rounds = await server.db
      .selectFrom('learningGradings')
      .select('round')
      .where('attemptId', '=', id)
      .orderBy('round')
      .execute()

    expect(rounds.map(({ round }) => round)).toEqual([1, 2])
  })
})
