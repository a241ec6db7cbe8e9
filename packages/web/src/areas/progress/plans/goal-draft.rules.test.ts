import {
  type GoalSuggestion,
  learningGoalForm,
  saveLearningPlan,
} from '@residency/contract/areas/progress/plans/learning-plan.contract'
import {
  GOAL_ORIGINS,
  GOAL_RESULTS,
  type PlanGoal,
} from '@residency/contract/areas/progress/plans/plan.contract'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type DraftGoal, draftOf, findGap, inputOf, isTaken, withGoal } from './goal-draft.rules.ts'

const FRESH = { ownerId: 7, today: '2026-11-30' }

const CASES: GoalSuggestion = {
  origin: 'missing',
  key: 'workload.cases',
  label: 'Cases',
  detail: null,
}

const saved = (id: number, over: Partial<PlanGoal> = {}): PlanGoal => ({
  id,
  goal: `goal ${id}`,
  measure: `measure ${id}`,
  ownerId: 100 + id,
  owner: `owner ${id}`,
  dueOn: '2027-03-01',
  result: null,
  resultText: null,
  resultedOn: null,
  origin: 'missing',
  originKey: `key ${id}`,
  originLabel: `label ${id}`,
  isLate: false,
  version: 1,
  actions: [],
  ...over,
})

const draftFrom = (...goals: readonly PlanGoal[]) => draftOf({ goals })

test('goals with a result are not edited any more, whatever the result is', () => {
  const ended = GOAL_RESULTS.map((result, at) => saved(20 + at, { result }))
  expect(draftFrom(saved(12), ...ended, saved(11)).map(({ id }) => id)).toEqual([12, 11])
})

test('a plan without changes is sent as it was saved', () => {
  const [goal] = inputOf(draftFrom(saved(11)))

  expect(goal).toEqual({
    id: 11,
    goal: 'goal 11',
    measure: 'measure 11',
    ownerId: 111,
    dueOn: '2027-03-01',
    origin: 'missing',
    originKey: 'key 11',
  })
})

describe('a new goal', () => {
  const last = (goals: readonly DraftGoal[]) => goals.at(-1)!

  test('is the last one, is not saved yet, and belongs to its writer', () => {
    const goals = withGoal(draftFrom(saved(11)), null, FRESH)
    expect(goals.slice(0, -1)).toEqual(draftFrom(saved(11)))
    expect(last(goals)).toMatchObject({ id: null, ownerId: 7, goal: '', measure: '' })
    expect(last(goals)).toMatchObject({ origin: 'free', originKey: null, originLabel: null })
  })

  test('from a suggestion has its words and remembers where it came from', () => {
    expect(last(withGoal([], CASES, FRESH))).toMatchObject({
      goal: 'Cases',
      measure: '',
      origin: 'missing',
      originKey: 'workload.cases',
      originLabel: 'Cases',
    })
  })

  test.each([
    ['2026-11-15', '2027-02-15'],
    ['2026-11-30', '2027-02-28'],
    ['2027-11-30', '2028-02-29'],
    ['2026-05-31', '2026-08-31'],
  ])('of %s is due three months later, on %s', (today, dueOn) => {
    expect(last(withGoal([], null, { ...FRESH, today })).dueOn).toBe(dueOn)
  })

  test.each([199, 200, 201, 400])(
    'from words of %i signs is short enough to be saved',
    (length) => {
      const label = 'x'.repeat(length)
      const goal = last(withGoal([], { ...CASES, label }, FRESH))
      expect(goal.goal).toBe('x'.repeat(Math.min(length, 200)))
      expect(learningGoalForm.shape.goal.safeParse(goal.goal).success).toBe(true)
      expect(goal.originLabel).toBe(label)
    },
  )
})

test('however goals are added and taken away, no two on the page have the same key', () => {
  const act = fc.oneof(
    fc.record({ from: fc.constantFrom(null, CASES) }),
    fc.record({ removed: fc.nat(20) }),
  )
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 9 })), fc.array(act), (ids, acts) => {
      let goals = draftFrom(...ids.map((id) => saved(id)))
      for (const step of acts) {
        const before = goals
        goals =
          'from' in step
            ? withGoal(goals, step.from, FRESH)
            : goals.filter((_, at) => at !== step.removed)
        if ('from' in step) expect(goals).toHaveLength(before.length + 1)

        expect(new Set(goals.map(({ key }) => key)).size).toBe(goals.length)
      }
    }),
    { seed: 20261130 },
  )
})

test('a suggestion is taken while a goal of its origin and its key is there', () => {
  const goals = withGoal(draftFrom(saved(11)), CASES, FRESH)
  expect(isTaken(goals, CASES)).toBe(true)
  expect(isTaken(goals.slice(0, 1), CASES)).toBe(false)
  expect(isTaken(goals, { ...CASES, origin: 'level' })).toBe(false)
  expect(isTaken(goals, { ...CASES, key: 'workload.nights' })).toBe(false)
  expect(isTaken(withGoal([], null, FRESH), CASES)).toBe(false)
})

describe('what is not filled in', () => {
  const whole = draftFrom(saved(11), saved(12), saved(13))
  const gapWith = (...changes: readonly Partial<DraftGoal>[]) =>
    findGap(whole.map((goal, at) => ({ ...goal, ...changes[at] })))

  test('is nothing where every goal is whole, and of no goals', () => {
    expect(findGap(whole)).toBeNull()
    expect(findGap([])).toBeNull()
  })

  test.each<[string, Partial<DraftGoal>, 'goal' | 'measure' | 'dueOn']>([
    ['no goal', { goal: '' }, 'goal'],
    ['a goal of spaces', { goal: '  ' }, 'goal'],
    ['a goal too long', { goal: 'x'.repeat(201) }, 'goal'],
    ['no measure', { measure: '' }, 'measure'],
    ['a measure too long', { measure: 'x'.repeat(501) }, 'measure'],
    ['no day', { dueOn: '' }, 'dueOn'],
    ['a day that no calendar has', { dueOn: '2027-02-29' }, 'dueOn'],
  ])('is named: %s', (_, change, field) => {
    expect(gapWith(change)).toEqual({ place: 1, field })
  })

  test('is named in the order in which one reads: the first goal, and in it the first field', () => {
    expect(gapWith({}, { dueOn: '', measure: '' }, { goal: '' })).toEqual({
      place: 2,
      field: 'measure',
    })
    expect(gapWith({}, {}, { measure: '', goal: '' })).toEqual({ place: 3, field: 'goal' })
  })

  test('is all that keeps goals from being a valid input', () => {
    const text = fc.constantFrom('', ' ', 'word', 'x'.repeat(200), 'x'.repeat(501))

    const change = fc.record({
      goal: text,
      measure: text,
      dueOn: fc.constantFrom('', '2027-02-28', '2027-02-30'),
      origin: fc.constantFrom(...GOAL_ORIGINS),
    })
    fc.assert(
      fc.property(fc.array(change, { maxLength: 3 }), (changes) => {
        const goals = changes.map((one, at) => ({ ...whole[at]!, ...one }))
        const input = { goals: inputOf(goals), version: null }
        expect(saveLearningPlan.body.safeParse(input).success).toBe(findGap(goals) === null)
      }),
      { seed: 20261130 },
    )
  })
})
