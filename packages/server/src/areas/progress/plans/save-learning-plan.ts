import { planErrors as errors } from '@residency/contract/areas/progress/plans/access'
import type {
  LearningGoalForm,
  saveLearningPlan as saveCall,
} from '@residency/contract/areas/progress/plans/learning-plan.contract'
import type { InputOf } from '@residency/contract/kernel'
import { kernelErrors } from '@residency/contract/kernel'
import { dayInChina } from '../../../platform/clock.ts'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import { changeRecord, createRecord } from '../../../platform/db/records.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { changedMeanwhile, fail } from '../../../platform/http/fail.ts'
import { isDraft } from './learning-plan.policy.ts'
import { findLearner, findOpenPlanForUpdate, type Learner } from './learning-plan.queries.ts'
import { mustBeLearner } from './open-plan.ts'
import { ownersOfGoals } from './own-learning-plan.ts'
import { suggestGoals } from './suggest-goals.ts'
import { findStoredGoals, type NewGoal, type StoredGoal, writeGoals } from './write-goals.ts'

const ENTITY = 'learningPlan'

/** Refuses goals of other plans, with a result, of other people, and days that are over. */
function mustFit(
  tx: SignedCtx,
  goals: readonly LearningGoalForm[],
  stored: ReadonlyMap<number, StoredGoal>,
  learner: Learner,
) {
  const today = dayInChina(tx.now())
  const owners = new Set(ownersOfGoals(learner).map(({ value }) => value))
  const ids = goals.flatMap(({ id }) => (id === null ? [] : [id]))
  if (new Set(ids).size < ids.length) throw fail(errors.planGoalUnknown)

  for (const { id, goal, ownerId, dueOn } of goals) {
    const before = id === null ? null : stored.get(id)
    if (before === undefined) throw fail(errors.planGoalUnknown)
    if (before && before.result !== null) throw fail(errors.goalHasResult)
    if (!owners.has(ownerId)) throw fail(errors.planGoalOwner, { goal })
    if (dueOn < today && dueOn !== before?.dueOn) throw fail(errors.planGoalPast, { goal })
  }
}

/** New goals with what they are made from, in the words of its suggestion. */
async function withOrigins(
  tx: SignedCtx,
  goals: readonly LearningGoalForm[],
  learner: Learner,
): Promise<NewGoal[]> {
  const added = goals.filter(({ id }) => id === null)
  const isSuggested = added.some(({ origin }) => origin !== 'free')
  const suggestions = isSuggested ? await suggestGoals(tx, learner) : []

  return added.map((goal) => {
    if (goal.origin === 'free') return { ...goal, originKey: null, originLabel: null }

    const from = suggestions.find(
      ({ origin, key }) => origin === goal.origin && key === goal.originKey,
    )
    if (!from) throw fail(errors.planOriginUnknown, { goal: goal.goal })

    return { ...goal, originKey: from.key, originLabel: from.label }
  })
}

/** Begins a plan, or takes the next version of the draft. */
async function writePlan(
  tx: SignedCtx,
  plan: { id: number; version: number } | undefined,
  learner: Learner,
  goals: number,
) {
  const audit = { action: 'progress.plan.save', entity: ENTITY, detail: { goals } }

  if (plan)
    return {
      id: plan.id,
      version: await changeRecord(tx, 'progressPlans', plan, { ...audit, columns: {} }),
    }

  return createRecord(tx, 'progressPlans', {
    ...audit,
    columns: {
      traineeId: learner.id,
      kind: 'learning',
      state: 'draft',
      openedBy: tx.actor.userId,
    },
  })
}

/** The trainee saves the draft as a whole; the first time begins it. */
export const saveLearningPlan = (
  ctx: SignedCtx,
  { goals, version }: InputOf<typeof saveCall, 'out'>,
) =>
  inTransaction(ctx, async (tx) => {
    const learner = mustBeLearner(await findLearner(tx.db, tx.actor.userId))
    const plan = await findOpenPlanForUpdate(tx.db, tx.actor.userId)
    if (plan && !isDraft(plan.state)) throw fail(errors.planNotDraft)
    if ((plan?.version ?? null) !== version) throw changedMeanwhile()

    const stored = plan ? await findStoredGoals(tx, plan.id) : []
    mustFit(tx, goals, new Map(stored.map((goal) => [goal.id, goal])), learner)

    const added = await withOrigins(tx, goals, learner)
    const written = await writePlan(tx, plan, learner, goals.length)
    await writeGoals(tx, written.id, { existing: goals.filter(({ id }) => id !== null), added })

    return written
  }).catch(constraintErrors({ progress_plans_one_learning: kernelErrors.changedMeanwhile }))
