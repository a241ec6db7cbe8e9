import type { QuestionBody } from '@residency/contract/areas/learning/bank/question.shape'
import { markingZh } from '@residency/contract/areas/learning/marking/words.zh-CN'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { anExam, QUESTIONS } from '../../../testing/exams.ts'
import { type House, openHouse } from '../../../testing/house.ts'
import { aMentorWorld, type MentorWorld } from '../../../testing/mentors.ts'
import { handIn } from '../../../testing/sittings.ts'

type Answer = {
  attemptId: number | null
  text: string | null
  waiting: number
  done: number
  own: { given: number; version: number } | null
}
const MARKINGS = '/api/v1/markings'
const { errors } = markingZh
const TODAY = new Date('2026-11-20T02:00:00Z')
const ESSAY: QuestionBody = { kind: 'essay', stem: '论述题', reference: '参考答案', rubric: [{ text: '要点', share: 100 }] }
let house: House
let world: MentorWorld
beforeAll(async () => {
  house = await openHouse()
  house.clock.now = TODAY
  world = await aMentorWorld(house, { mentors: 4, trainees: 3 })
})
beforeEach(async () => {
  house.clock.now = TODAY
  await house.asOwner('truncate rate_limits, submit_locks, notices cascade')
})

const marker = (n: number) => house.as(world.mentors[n]!.username)
/** An exam with a question by rule and an essay, sat by the trainees. */
async function aSatExam(texts: readonly string[], over: Parameters<typeof anExam>[1] = {}) {
  const takers = world.trainees.slice(0, texts.length)
  const exam = await anExam(house, { questions: [QUESTIONS[0]!, ESSAY], takers, markers: world.mentors, ...over })
  const attempts: number[] = []
  for (const [at, text] of texts.entries())
    attempts.push(await handIn(house, exam, at, { [`${exam.itemIds[0]}/`]: 'a', [`${exam.itemIds[1]}/`]: text }))
  return { ...exam, attempts, essay: exam.itemIds[1]! }
}
type Exam = Awaited<ReturnType<typeof aSatExam>>
const open = async (exam: Exam, n: number, attemptId?: number) => {
  const query = `itemId=${exam.essay}${attemptId ? `&attemptId=${attemptId}` : ''}`
  return (await (await marker(n)).get(`${MARKINGS}/${exam.examId}/answer?${query}`)) as { status: number; data: Answer; msg: string }
}
const give = async (exam: Exam, n: number, attemptId: number, given: number, version?: number) =>
  (await marker(n)).post(`${MARKINGS}/${exam.examId}/gradings`, {
    ...{ attemptId, itemId: exam.essay, part: '', given, comment: null },
    ...(version === undefined ? {} : { version }),
  })
const attempt = (id: number) =>
  house.db.selectFrom('learning_attempts').select(['state', 'score', 'most', 'is_passed']).where('id', '=', id).executeTakeFirstOrThrow()

describe('when an attempt ends', () => {
  test('what a rule marks is marked; with nothing left for a person it has its result', async () => {
    const exam = await anExam(house, { takers: world.trainees })
    const [one, more, two, blanks, match, short, fall] = exam.itemIds
    const all = {
      ...{ [`${one}/`]: 'a', [`${more}/`]: ['a', 'b'], [`${two}/`]: true, [`${blanks}/`]: ['青霉素', '7.4'] },
      ...{ [`${match}/`]: { p1: 'a', p2: 'b' }, [`${fall}/q1`]: 'a', [`${fall}/q2`]: false },
    }
    const whole = await handIn(house, exam, 0, all)
    expect(await attempt(whole)).toEqual({ state: 'marked', score: 6000, most: 7000, is_passed: true })
    const half = await handIn(house, exam, 1, { [`${blanks}/`]: ['苄青霉素', ''], [`${fall}/q2`]: false, [`${short}/`]: ' ' })
    expect(await attempt(half)).toEqual({ state: 'marked', score: 1000, most: 7000, is_passed: false })
    const waits = await handIn(house, exam, 2, { ...all, [`${short}/`]: '答案' })
    expect(await attempt(waits)).toEqual({ state: 'submitted', score: null, most: null, is_passed: null })
  })
})

describe('marking by hand', () => {
  test('an answer shows its text and reference, and nothing of whose it is', async () => {
    const exam = await aSatExam(['我的论述'])
    const { data, ...reply } = await open(exam, 0)
    expect(data).toMatchObject({ attemptId: exam.attempts[0], text: '我的论述', reference: '参考答案', most: 1000, waiting: 1, done: 0 })
    expect(JSON.stringify({ data, reply })).not.toMatch(/学员|trainee|userId|candidate/)
    const list = await (await marker(0)).get(`${MARKINGS}?keywords=`)
    expect(JSON.stringify(list.data)).not.toMatch(/学员|trainee/)
  })
  test('each point of the rubric is worth what the field takes', async () => {
    const rubric = [35, 35, 30].map((share) => ({ text: `要点占 ${share}`, share }))
    const exam = await aSatExam(['甲'], { questions: [QUESTIONS[0]!, { ...ESSAY, rubric }] })
    const { data } = await open(exam, 0)
    expect(data).toMatchObject({ most: 1000, rubricTotal: 1000, rubric: [{ points: 350 }, { points: 350 }, { points: 300 }] })
    expect(await give(exam, 0, exam.attempts[0]!, 350)).toMatchObject({ status: 200 })
  })
  test('points are given by half points within what the answer is worth, and end the marking', async () => {
    const exam = await aSatExam(['甲', '乙'])
    const [first] = exam.attempts as [number, number]
    for (const wrong of [1050, 333])
      expect(await give(exam, 0, first, wrong)).toMatchObject({ status: 400, msg: expect.stringContaining('10 分') })
    expect(await give(exam, 0, first, 650)).toMatchObject({ status: 200, data: { version: 1 } })
    expect(await attempt(first)).toEqual({ state: 'marked', score: 1650, most: 2000, is_passed: true })
    expect((await open(exam, 0)).data).toMatchObject({ attemptId: exam.attempts[1], waiting: 1, done: 1, previousId: first })
    expect(await give(exam, 0, first, 700)).toMatchObject({ status: 409 })
    expect(await give(exam, 0, first, 100, 1)).toMatchObject({ status: 200, data: { version: 2 } })
    expect(await attempt(first)).toMatchObject({ score: 1100, is_passed: false })
  })
  test('what one gave can be taken back; the attempt waits again', async () => {
    const exam = await aSatExam(['甲'])
    const [id] = exam.attempts as [number]
    await give(exam, 0, id, 500)
    const back = { attemptId: id, itemId: exam.essay, part: '', version: 1 }
    const path = `${MARKINGS}/${exam.examId}/gradings/takeBack`
    expect(await (await marker(1)).post(path, back)).toMatchObject({ status: 409 })
    expect(await (await marker(0)).post(path, back)).toMatchObject({ status: 200 })
    expect(await attempt(id)).toEqual({ state: 'submitted', score: null, most: null, is_passed: null })
  })
  test('nobody marks an answer of one’s own', async () => {
    const exam = await aSatExam(['甲'], { takers: [world.mentors[0]!] })
    expect((await open(exam, 0)).data).toMatchObject({ attemptId: null, waiting: 0 })
    expect(await open(exam, 0, exam.attempts[0]!)).toMatchObject({ status: 409, msg: errors.markOwnAnswer })
    expect(await give(exam, 0, exam.attempts[0]!, 1000)).toMatchObject({ status: 409, msg: errors.markOwnAnswer })
    expect(await give(exam, 1, exam.attempts[0]!, 1000)).toMatchObject({ status: 200 })
  })
  test('who is not named, and another base, finds no exam to mark', async () => {
    const exam = await aSatExam(['甲'], { markers: [world.mentors[0]!] })
    for (const caller of [await marker(1), await house.as('base')]) {
      expect(await caller.get(`${MARKINGS}/${exam.examId}`)).toMatchObject({ status: 404 })
      expect(await caller.get(`${MARKINGS}/${exam.examId}/answer?itemId=${exam.essay}`)).toMatchObject({ status: 404 })
      const given = { attemptId: exam.attempts[0]!, itemId: exam.essay, part: '', given: 0, comment: null }
      expect(await caller.post(`${MARKINGS}/${exam.examId}/gradings`, given)).toMatchObject({ status: 404 })
    }
    const own = await aSatExam(['甲'], { markers: [], baseId: world.baseId })
    expect(await (await house.as('base')).get(`${MARKINGS}/${own.examId}`)).toMatchObject({ status: 200, data: { waiting: 1 } })
    const mixed = { attemptId: own.attempts[0]!, itemId: exam.essay, part: '', given: 0, comment: null }
    expect(await (await marker(0)).post(`${MARKINGS}/${exam.examId}/gradings`, mixed)).toMatchObject({ status: 404 })
    expect(await (await house.as(world.trainees[0]!.username)).get(MARKINGS)).toMatchObject({ status: 401 })
  })
  test('released results do not change', async () => {
    const exam = await aSatExam(['甲'])
    const [id] = exam.attempts as [number]
    await give(exam, 0, id, 500)
    await house.asOwner(`update learning_attempts set state = 'released' where id = ${id}`)
    expect(await give(exam, 0, id, 600, 1)).toMatchObject({ status: 409, msg: errors.markReleased })
  })
})

describe('marking twice', () => {
  const twice = { exam: { marks_twice: true, marks_apart: 20 } }
  test('the second sees nothing of the first; within the tolerance the mean counts', async () => {
    const exam = await aSatExam(['甲'], twice)
    const [id] = exam.attempts as [number]
    const unseen = (await open(exam, 1)).data
    await give(exam, 0, id, 600)
    expect((await open(exam, 1)).data).toEqual(unseen)
    expect(await open(exam, 0, id)).toMatchObject({ data: { own: { given: 600 } } })
    expect((await open(exam, 0)).data).toMatchObject({ attemptId: null, waiting: 0 })
    await give(exam, 1, id, 750)
    expect(await attempt(id)).toMatchObject({ state: 'marked', score: 1700 })
    const back = { attemptId: id, itemId: exam.essay, part: '', version: 1 }
    expect(await (await marker(0)).post(`${MARKINGS}/${exam.examId}/gradings/takeBack`, back)).toMatchObject({
      status: 409,
      msg: errors.markFollowed,
    })
  })
  test('too far apart a third decides; a fourth is told that it is done', async () => {
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
  test('of 50 saves at once one is kept for each round', async () => {
    const exam = await aSatExam(['甲'], { exam: { marks_twice: true, marks_apart: 100 } })
    const [id] = exam.attempts as [number]
    const callers = await Promise.all(world.mentors.map((_, n) => marker(n)))
    const given = { attemptId: id, itemId: exam.essay, part: '', given: 500, comment: null }
    const saves = Array.from({ length: 50 }, (_, n) => callers[n % callers.length]!.post(`${MARKINGS}/${exam.examId}/gradings`, given))
    const statuses = (await Promise.all(saves)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(2)
    expect(statuses.every((status) => status === 200 || status === 409)).toBe(true)
    const rounds = await house.db.selectFrom('learning_gradings').select('round').where('attempt_id', '=', id).orderBy('round').execute()
    expect(rounds.map(({ round }) => round)).toEqual([1, 2])
  })
})
