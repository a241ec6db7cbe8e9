import type { LearningPlanAction } from '@residency/contract/areas/progress/plans/learning-plan.flow'
import { planWords } from '@residency/contract/areas/progress/plans/text'
import { ask, toast } from '../../../platform/feedback.ts'
import { useText } from '../../../platform/texts/i18n.ts'
import { useStepLearningPlan } from './learning-plan.queries.ts'
import { planText } from './plan.text.ts'

type PlanVersion = { id: number; version: number }

/** Steps without a form: those that change much ask first. */
export function usePlanSteps() {
  const text = useText(planText)
  const { actions } = useText(planWords).flows.learningPlan
  const { mutate, isPending } = useStepLearningPlan()

  const questions: Partial<Record<LearningPlanAction, { title: string; content: string }>> = {
    agree: { title: text.agreeQuestion, content: text.agreeNote },
    revise: { title: text.reviseQuestion, content: text.reviseNote },
    reopen: { title: text.reopenQuestion, content: text.reopenNote },
  }

  const take = async ({ id, version }: PlanVersion, action: LearningPlanAction) => {
    const question = questions[action]
    if (question && !(await ask({ ...question, okText: actions[action] }))) return

    mutate(
      { id, version, action, reason: null },
      { onSuccess: () => void toast.success(text.done) },
    )
  }

  return { take, isPending }
}
