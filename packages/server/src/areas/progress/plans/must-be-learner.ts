import { planErrors as errors } from '@residency/contract/areas/progress/plans/access'
import { fail } from '../../../platform/http/fail.ts'
import type { Learner } from './learning-plan.queries.ts'
import { ownersOfGoals } from './own-learning-plan.ts'

/** Who writes a plan: a trainee in training with a mentor today. */
export function mustBeLearner(learner: Learner | undefined): Learner {
  if (!learner?.isInTraining) throw fail(errors.planNotInTraining)
  if (ownersOfGoals(learner).length < 2) throw fail(errors.planWithoutMentor)

  return learner
}
