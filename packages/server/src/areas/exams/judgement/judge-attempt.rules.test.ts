import type {
  AnswerValue,
  QuestionBody,
} from '@residency/contract/areas/questions/bank/question.shape'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { proofRuns } from '../../../testing/proof.ts'
import { placeOf } from '../journal/journal.rules.ts'
import {
  areEqualResults,
  type Correction,
  type Judgement,
  judgeAttempt,
  type KeyItem,
  type Result,
  relationsToJudged,
} from './judge-attempt.rules.ts'

const options = ['a', 'b', 'c'].map((id) => ({ id, text: id }))
const single = (right: string) => ({ kind: 'single' as const, stem: '', options, right })
const essay = { kind: 'essay' as const, stem: '', reference: null, rubric: [] }

const item = (id: number, points: number, body: QuestionBody): KeyItem => ({
  id,
  questionId: 1000 + id,
  points,
  edition: 50 + id,
  body,
})

const CHOICE = item(1, 400, single('a'))
const ESSAY = item(2, 600, essay)

const GROUP = item(3, 1000, {
  kind: 'case',
  stem: '',
  parts: [
    { id: 'p', weight: 1, question: single('b') },
    { id: 'q', weight: 3, question: essay },
  ],
})

type Sat = {
  items?: readonly KeyItem[]
  answers?: Readonly<Record<string, AnswerValue>>
  gradings?: Readonly<Record<string, readonly number[]>>
  corrections?: Readonly<Record<number, Correction>>
  passPercent?: number
  by?: Judgement['by']
}

const judged = ({ items = [CHOICE, ESSAY], by = { isTwice: false, apart: 20 }, ...sat }: Sat) =>
  judgeAttempt(
    {
      paper: { givesPart: false, passPercent: sat.passPercent ?? 60, items },
      corrections: new Map(
        Object.entries(sat.corrections ?? {}).map(([id, correction]) => [Number(id), correction]),
      ),
      by,
    },
    {
      answers: new Map(Object.entries(sat.answers ?? {})),
      gradings: new Map(Object.entries(sat.gradings ?? {})),
    },
  )

const pointsOf = (sat: Sat) => judged(sat).marks.map(({ points }) => points)
const WRITTEN = { [placeOf(1, '')]: 'a', [placeOf(2, '')]: 'an essay' }
const everybody: Correction = { kind: 'everybody' }
const dropped: Correction = { kind: 'dropped' }

const edition = (body: QuestionBody): Correction => ({ kind: 'edition', edition: 99, body })

test('nothing is worth nothing: who handed in an empty paper waits for no marker', () => {
  expect(judged({})).toEqual({
    marks: [
      { itemId: 1, part: '', most: 400, points: 0, isByRule: true, edition: 51 },
      { itemId: 2, part: '', most: 600, points: 0, isByRule: true, edition: 52 },
    ],
    result: { score: 0, most: 1000, isPassed: false },
  })
})

test('an essay waits for its marker, and so does the result', () => {
  const { marks, result } = judged({ answers: WRITTEN })

  expect(marks.map(({ points, isByRule }) => [points, isByRule])).toEqual([
    [400, true],
    [null, false],
  ])
  expect(result).toBeNull()
})

test('what a marker gives counts for the essay, and never for what a rule can mark', () => {
  const gradings = { [placeOf(1, '')]: [150], [placeOf(2, '')]: [250] }
  const { marks, result } = judged({ answers: WRITTEN, gradings })

  expect(marks.map(({ points, isByRule }) => [points, isByRule])).toEqual([
    [400, true],
    [250, false],
  ])
  expect(result).toEqual({ score: 650, most: 1000, isPassed: true })
})

test('an essay that two people mark waits for the second one', () => {
  const by = { isTwice: true, apart: 20 }
  const of = (...points: readonly number[]) =>
    judged({ answers: WRITTEN, gradings: { [placeOf(2, '')]: points }, by }).result?.score ?? null

  expect([of(300), of(300, 400), of(100, 500), of(100, 500, 450)]).toEqual([null, 750, null, 900])
})

test('parts of a case are answered and marked each by itself', () => {
  const answers = { [placeOf(3, 'p')]: 'b', [placeOf(3, 'q')]: 'an essay' }
  const gradings = { [placeOf(3, 'q')]: [600] }

  expect(judged({ items: [GROUP], answers, gradings })).toMatchObject({
    marks: [
      { part: 'p', most: 250, points: 250, isByRule: true },
      { part: 'q', most: 750, points: 600, isByRule: false },
    ],
    result: { score: 850, most: 1000 },
  })

  expect(judged({ items: [GROUP], answers }).result).toBeNull()
})

describe('passed has', () => {
  const third = [item(1, 100, single('a')), item(2, 100, single('a')), item(3, 100, single('a'))]
  const two = { [placeOf(1, '')]: 'a', [placeOf(2, '')]: 'a' }

  test.each([
    ['one who reaches exactly the limit', 40, true, {}],
    ['not one who is below it', 41, false, {}],
    ['one who is above it by a part of a percent', 66, true, { items: third, answers: two }],
    ['not one who is below it by a part of a percent', 67, false, { items: third, answers: two }],
    ['everybody where nothing is needed', 0, true, { answers: {} }],
    ['who has everything where everything is needed', 100, true, { items: [CHOICE] }],
  ])('%s: %i percent', (_, passPercent, isPassed, sat: Sat) => {
    const answers = { [placeOf(1, '')]: 'a' }
    expect(judged({ answers, passPercent, ...sat }).result?.isPassed).toBe(isPassed)
  })
})

describe('a corrected question', () => {
  const wrong = { [placeOf(1, '')]: 'c', [placeOf(2, '')]: 'an essay' }

  test('that everybody gets is full points for any answer, without a marker', () => {
    const corrections = { 1: everybody, 2: everybody }
    const { marks, result } = judged({ answers: wrong, corrections })
    expect(marks.every(({ isByRule }) => isByRule)).toBe(true)
    expect(result).toEqual({ score: 1000, most: 1000, isPassed: true })
    expect(judged({ corrections }).result).toEqual(result)
    expect(pointsOf({ items: [GROUP], corrections: { 3: everybody } })).toEqual([250, 750])
  })

  test('that everybody gets is full points even where a marker gave less', () => {
    const gradings = { [placeOf(2, '')]: [50] }
    expect(pointsOf({ answers: wrong, gradings, corrections: { 2: everybody } })).toEqual([0, 600])
  })

  test('that is dropped counts in neither score nor total', () => {
    expect(judged({ answers: WRITTEN, corrections: { 2: dropped } }).result).toEqual({
      score: 400,
      most: 400,
      isPassed: true,
    })

    expect(judged({ answers: wrong, corrections: { 2: dropped } }).result).toEqual({
      score: 0,
      most: 400,
      isPassed: false,
    })
  })

  test('that is dropped is waited for by nobody', () => {
    const gradings = { [placeOf(2, '')]: [250] }
    const { marks, result } = judged({ answers: WRITTEN, gradings, corrections: { 1: dropped } })
    expect(result).toEqual({ score: 250, most: 600, isPassed: false })
    expect(marks.map(({ itemId }) => itemId)).toEqual([1, 2])
    expect(pointsOf({ answers: WRITTEN, corrections: { 2: dropped } })).not.toContain(null)
  })

  test('is marked by its other edition, and says so', () => {
    const { marks, result } = judged({
      items: [CHOICE],
      answers: { [placeOf(1, '')]: 'c' },
      corrections: { 1: edition(single('c')) },
    })

    expect(marks).toMatchObject([{ points: 400, most: 400, edition: 99 }])
    expect(result).toEqual({ score: 400, most: 400, isPassed: true })
    expect(pointsOf({ items: [CHOICE], answers: WRITTEN, corrections: {} })).toEqual([400])
  })

  test('of another edition keeps what its markers gave', () => {
    const corrections = { 2: edition({ ...essay, stem: 'corrected' }) }
    const gradings = { [placeOf(2, '')]: [250] }

    expect(judged({ answers: WRITTEN, gradings, corrections }).marks[1]).toMatchObject({
      points: 250,
      isByRule: false,
      edition: 99,
    })
  })
})

test('the result is the sum of what counts, within what the paper is worth, for any paper', () => {
  const paper = fc.array(
    fc.record({
      points: fc.integer({ min: 1, max: 1000 }),
      body: fc.constantFrom<QuestionBody>(single('a'), essay, GROUP.body),
      answer: fc.constantFrom<AnswerValue>(null, 'a', 'b'),
      share: fc.option(fc.integer({ min: 0, max: 100 }), { nil: null }),
      correction: fc.constantFrom<Correction | null>(null, everybody, dropped),
    }),
    { maxLength: 6 },
  )

  fc.assert(
    fc.property(paper, (questions) => {
      const items = questions.map(({ points, body }, at) => item(at + 1, points, body))
      const places = questions.flatMap(({ points, body, ...rest }, at) =>
        (body.kind === 'case' ? body.parts : [{ id: '', weight: 1 }]).map(({ id, weight }) => ({
          ...rest,
          place: placeOf(at + 1, id),
          points: Math.floor((points * weight) / (body.kind === 'case' ? 4 : 1)),
        })),
      )

      const { marks, result } = judged({
        items,
        answers: Object.fromEntries(places.map(({ place, answer }) => [place, answer])),
        gradings: Object.fromEntries(
          places.flatMap(({ place, share, points }) =>
            share === null ? [] : [[place, [Math.floor((points * share) / 100)]]],
          ),
        ),
        corrections: Object.fromEntries(
          questions.flatMap(({ correction }, at) => (correction ? [[at + 1, correction]] : [])),
        ),
      })

      const isCounted = (id: number) => questions[id - 1]!.correction?.kind !== 'dropped'
      const counted = marks.filter(({ itemId }) => isCounted(itemId))

      expect(marks).toHaveLength(places.length)
      for (const { points, most } of marks) {
        expect(points ?? 0).toBeGreaterThanOrEqual(0)
        expect(points ?? 0).toBeLessThanOrEqual(most)
      }

      expect(result === null).toBe(counted.some(({ points }) => points === null))
      if (!result) return

      expect(result.most).toBe(
        items.reduce((sum, { id, points }) => sum + (isCounted(id) ? points : 0), 0),
      )
      expect(result.score).toBe(counted.reduce((sum, { points }) => sum + points!, 0))
    }),
    { seed: 41, numRuns: proofRuns(4000) },
  )
})

test('results are equal if score, total and passing are; no result equals only no result', () => {
  const result: Result = { score: 600, most: 1000, isPassed: true }
  expect(areEqualResults(result, { ...result })).toBe(true)
  expect(areEqualResults(null, null)).toBe(true)
  for (const other of [{ score: 599 }, { most: 999 }, { isPassed: false }])
    expect(areEqualResults(result, { ...result, ...other })).toBe(false)

  expect(areEqualResults(result, null)).toBe(false)
  expect(areEqualResults(null, { score: 0, most: 0, isPassed: false })).toBe(false)
})

test('an attempt is scored when nobody is waited for', () => {
  expect(relationsToJudged(judged({}).result)).toEqual(new Set(['scored']))
  expect(relationsToJudged(judged({ answers: WRITTEN }).result)).toEqual(new Set())
})
