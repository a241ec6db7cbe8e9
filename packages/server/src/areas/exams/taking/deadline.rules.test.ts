import type { QuestionView } from '@residency/contract/areas/questions/bank/question-view.shape'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { proofRuns } from '../../../testing/proof.ts'
import { awayAfter } from '../journal/away.rules.ts'
import { countsNow, deadlineOf, isOverdue } from './deadline.rules.ts'
import { formOf, inOwnOrder } from './order.rules.ts'

const MINUTE = 60_000
const timeAt = (ms: number) => new Date(1_800_000_000_000 + ms)
const minutes = fc.integer({ min: 1, max: 600 })

const timed = fc.record({
  started: fc.integer({ min: 0, max: 86_400_000 }),
  minutes,
  closes: fc.integer({ min: 0, max: 172_800_000 }),
  extraMinutes: fc.integer({ min: 0, max: 600 }),
  pausedSeconds: fc.integer({ min: 0, max: 7200 }),
})

const deadline = ({
  started,
  closes,
  ...rest
}: {
  started: number
  closes: number
  minutes: number
  extraMinutes: number
  pausedSeconds: number
}) => deadlineOf({ startedAt: timeAt(started), closesAt: timeAt(closes), ...rest }).getTime()

describe('the deadline', () => {
  test('is the length from the begin or the close of the window, and extra time and pauses are added', () => {
    fc.assert(
      fc.property(timed, (attempt) => {
        const bare = deadline({ ...attempt, extraMinutes: 0, pausedSeconds: 0 })
        expect(bare).toBe(
          timeAt(Math.min(attempt.started + attempt.minutes * MINUTE, attempt.closes)).getTime(),
        )
        expect(deadline(attempt) - bare).toBe(
          attempt.extraMinutes * MINUTE + attempt.pausedSeconds * 1000,
        )
      }),
      { seed: 30, numRuns: proofRuns(2000) },
    )
  })

  test('never comes earlier by a later close, more time or a pause', () => {
    fc.assert(
      fc.property(timed, fc.nat(10_000), (attempt, more) => {
        for (const change of [
          { closes: attempt.closes + more },
          { extraMinutes: attempt.extraMinutes + more },
          { pausedSeconds: attempt.pausedSeconds + more },
          { minutes: attempt.minutes + more },
        ])
          expect(deadline({ ...attempt, ...change })).toBeGreaterThanOrEqual(deadline(attempt))
      }),
      { seed: 31, numRuns: proofRuns(1000) },
    )
  })

  test('with its grace is the last instant that counts; a pause ends it earlier, the end at once', () => {
    const ended = { endedAt: null, pausedAt: null, deadlineAt: timeAt(0), graceSeconds: 60 }

    expect(countsNow(ended, timeAt(60_000))).toBe(true)
    expect(countsNow(ended, timeAt(60_001))).toBe(false)
    expect(countsNow({ ...ended, pausedAt: timeAt(-300_000) }, timeAt(-240_000))).toBe(true)
    expect(countsNow({ ...ended, pausedAt: timeAt(-300_000) }, timeAt(-239_999))).toBe(false)
    expect(countsNow({ ...ended, endedAt: timeAt(-1) }, timeAt(-1))).toBe(false)
  })

  test('what counts is never overdue', () => {
    const date = fc.integer({ min: -200_000, max: 200_000 }).map(timeAt)

    const ended = fc.record({
      endedAt: fc.option(date),
      pausedAt: fc.option(date),
      deadlineAt: date,
      graceSeconds: fc.integer({ min: 0, max: 120 }),
    })

    fc.assert(
      fc.property(ended, date, (attempt, now) => {
        expect(countsNow(attempt, now) && isOverdue(attempt, now)).toBe(false)
        if (attempt.endedAt === null && attempt.pausedAt === null)
          expect(countsNow(attempt, now)).toBe(!isOverdue(attempt, now))
      }),
      { seed: 32, numRuns: proofRuns(2000) },
    )
  })
})

describe('the order of a paper', () => {
  const options = ['a', 'b', 'c', 'd'].map((id) => ({ id, text: id }))

  const question = {
    kind: 'single',
    stem: '',
    options,
    prompts: options,
    blanks: 0,
    pictures: [],
    parts: [],
  } as unknown as QuestionView

  const inner = {
    ...question,
    kind: 'case',
    parts: ['x', 'y'].map((id) => ({ id, question })),
  } as unknown as QuestionView

  const items = Array.from({ length: 12 }, (_, i) => ({
    id: i + 1,
    section: i < 5 ? 0 : 2,
    question: i % 3 ? question : inner,
  }))

  const both = { questions: true, options: true }

  test('is the same for the same seed, and holds every question once, in its section', () => {
    fc.assert(
      fc.property(fc.nat(2 ** 31), (seed) => {
        const order = inOwnOrder(items, { seed, ...both })

        expect(order).toEqual(inOwnOrder(items, { seed, ...both }))

        expect(order.map((some) => some.map(({ id }) => id).toSorted((a, b) => a - b))).toEqual([
          [1, 2, 3, 4, 5],
          [],
          [6, 7, 8, 9, 10, 11, 12],
        ])

        for (const { question } of order.flat()) {
          expect(question.options.map(({ id }) => id).toSorted()).toEqual(['a', 'b', 'c', 'd'])
          expect(question.prompts).toEqual(options)
          expect(question.parts.map(({ id }) => id)).toEqual(
            question.kind === 'case' ? ['x', 'y'] : [],
          )
        }
      }),
      { seed: 33, numRuns: proofRuns(200) },
    )
  })

  test('stays as it is where the exam does not shuffle', () => {
    const order = inOwnOrder(items, { seed: 7, questions: false, options: false })
    expect(order.flat()).toEqual(items)
  })

  test('puts every option in every place about as often', () => {
    const firsts = new Map<string, number>()
    for (let seed = 0; seed < 2000; seed++) {
      const [[first] = []] = inOwnOrder([{ id: 1, section: 0, question }], { seed, ...both })
      const id = first!.question.options[0]!.id
      firsts.set(id, (firsts.get(id) ?? 0) + 1)
    }

    for (const count of firsts.values()) expect(Math.abs(count - 500)).toBeLessThan(100)
  })

  test('forms go in turn, so that each is used as often as the others, but for one', () => {
    const forms = [11, 22, 33]

    const counts = forms.map(
      (form) =>
        Array.from({ length: 50 }, (_, place) => formOf(place, forms)).filter(
          (other) => other === form,
        ).length,
    )

    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1)
  })
})

describe('absence from the page', () => {
  const present = { isAway: false, count: 0, seconds: 0, since: null }

  const step = fc.record({
    kind: fc.constantFrom('leave', 'return', 'answer'),
    madeAt: fc.nat(10_000_000),
  })

  test('is counted the same way if its steps arrive one by one or together', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), fc.nat(20), (steps, cut) => {
        const inTwo = awayAfter(awayAfter(present, steps.slice(0, cut)), steps.slice(cut))
        expect(inTwo).toEqual(awayAfter(present, steps))
        expect(inTwo.seconds).toBeGreaterThanOrEqual(0)
      }),
      { seed: 34, numRuns: proofRuns(1000) },
    )
  })
})
