import {
  type GoalSuggestion,
  learningGoalForm,
  type saveLearningPlan,
} from '@residency/contract/areas/progress/plans/learning-plan.contract'
import type { PlanGoal } from '@residency/contract/areas/progress/plans/plan.contract'
import type { InputOf } from '@residency/contract/kernel'
import { addMonths } from '@residency/contract/kernel/day'
import { beginningOf } from '@residency/contract/kernel/sentence'

export type DraftGoal = Pick<
  PlanGoal,
  'goal' | 'measure' | 'ownerId' | 'dueOn' | 'origin' | 'originKey' | 'originLabel'
> & {
  /** Null: not saved yet. */
  id: number | null

  /** Names the goal on the page. */
  key: string
}

type Goals = readonly DraftGoal[]

/** A goal may be this long. */
const LONGEST = 200

/** A new goal is due in so many months until its writer chooses another day. */
const MONTHS = 3

/** The goals that the draft of a plan edits: those without a result. */
export const draftOf = ({ goals }: { goals: readonly PlanGoal[] }): Goals =>
  goals
    .filter(({ result }) => result === null)
    .map(({ id, goal, measure, ownerId, dueOn, origin, originKey, originLabel }) => ({
      id,
      key: String(id),
      goal,
      measure,
      ownerId,
      dueOn,
      origin,
      originKey,
      originLabel,
    }))

type Fresh = { ownerId: number; today: string }

const nextKey = (goals: Goals) =>
  `new-${1 + Math.max(0, ...goals.map(({ key }) => Number(/^new-(\d+)$/.exec(key)?.[1] ?? 0)))}`

/** With a goal more: made from a suggestion, or an empty one. */
export const withGoal = (
  goals: Goals,
  from: GoalSuggestion | null,
  { ownerId, today }: Fresh,
): Goals => [
  ...goals,
  {
    id: null,
    key: nextKey(goals),
    goal: from ? beginningOf(from.label, LONGEST) : '',
    measure: '',
    ownerId,
    dueOn: addMonths(today, MONTHS),
    origin: from?.origin ?? 'free',
    originKey: from?.key ?? null,
    originLabel: from?.label ?? null,
  },
]

/** Whether a goal was made from a suggestion. */
export const isTaken = (
  goals: readonly Pick<PlanGoal, 'origin' | 'originKey'>[],
  { origin, key }: GoalSuggestion,
) => goals.some((goal) => goal.origin === origin && goal.originKey === key)

const FIELDS = ['goal', 'measure', 'dueOn'] as const

/** The first field that is not filled in: its goal, counted from 1, and its name. */
export function findGap(goals: Goals): { place: number; field: (typeof FIELDS)[number] } | null {
  for (const [at, goal] of goals.entries())
    for (const field of FIELDS)
      if (!learningGoalForm.shape[field].safeParse(goal[field]).success)
        return { place: at + 1, field }

  return null
}

export const inputOf = (goals: Goals): InputOf<typeof saveLearningPlan>['goals'] =>
  goals.map(({ id, goal, measure, ownerId, dueOn, origin, originKey }) => ({
    id,
    goal,
    measure,
    ownerId,
    dueOn,
    origin,
    originKey,
  }))
