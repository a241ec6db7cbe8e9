import type { OwnLearningPlan } from '@residency/contract/areas/progress/plans/learning-plan.contract'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { visibleSessions } from '../progress.policy.ts'
import { isDraft } from './learning-plan.policy.ts'
import {
  findLearner,
  findLearningPlans,
  findPlanTrainee,
  type Learner,
} from './learning-plan.queries.ts'
import { presentListed } from './present-plan.ts'
import { suggestGoals } from './suggest-goals.ts'

const NOTHING: OwnLearningPlan = {
  plan: null,
  ended: [],
  mentor: null,
  isInTraining: false,
  mayWrite: false,
  owners: [],
  suggestions: [],
}

/** The trainee, and the mentor of today: who may own a goal. */
export const ownersOfGoals = ({ userId, name, mentorId, mentor }: Learner) => [
  { value: userId, label: name },
  ...(mentorId === null || mentor === null || mentorId === userId
    ? []
    : [{ value: mentorId, label: mentor }]),
]

/** The reader's learning plans; goals are suggested while they may be written. */
export async function getOwnLearningPlan(ctx: SignedCtx): Promise<OwnLearningPlan> {
  const learner = await findLearner(ctx.db, ctx.actor.userId)
  if (!learner) return NOTHING

  const rows = await findLearningPlans(ctx.db, learner.userId)
  const plans = await presentListed(ctx, rows)
  const plan = plans.find(({ endedOn }) => endedOn === null) ?? null

  const owners = ownersOfGoals(learner)
  const mayWrite =
    learner.isInTraining && owners.length > 1 && (plan === null || isDraft(plan.state))

  return {
    plan,
    ended: plans.filter(({ endedOn }) => endedOn !== null),
    mentor: learner.mentor,
    isInTraining: learner.isInTraining,
    mayWrite,
    owners,
    suggestions: mayWrite ? await suggestGoals(ctx, learner) : [],
  }
}

/** What the trainee of a plan still lacks, for staff who read the plan. */
export async function getPlanSuggestions(ctx: SignedCtx, { id }: { id: number }) {
  const trainee = found(await findPlanTrainee(ctx.db, visibleSessions(ctx.actor), id))
  return { list: await suggestGoals(ctx, trainee) }
}
