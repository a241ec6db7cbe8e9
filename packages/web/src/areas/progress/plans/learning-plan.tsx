import type { OwnLearningPlan } from '@residency/contract/areas/progress/plans/learning-plan.contract'
import { learningPlanFlow } from '@residency/contract/areas/progress/plans/learning-plan.flow'
import type { ListedPlan } from '@residency/contract/areas/progress/plans/plan.contract'
import { planWords } from '@residency/contract/areas/progress/plans/text'
import { startsFrom } from '@residency/contract/kernel'
import { Alert, Button } from 'antd'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import '../progress.css'
import { GoalEditor } from './goal-editor.tsx'
import { useOwnLearningPlan } from './learning-plan.queries.ts'
import { LookList } from './look-list.tsx'
import { planText } from './plan.text.ts'
import { PlanGoals } from './plan-goals.tsx'
import { LEARNING_PLAN_TONES } from './plan-tones.rules.ts'
import { usePlanSteps } from './use-plan-steps.ts'

/** The reader’s learning plan on the page of the own progress; nothing for who is no trainee. */
export function LearningPlan() {
  const { data } = useOwnLearningPlan()
  if (!data || (!data.isInTraining && !data.plan && data.ended.length === 0)) return null

  return (
    <>
      <OpenPlan own={data} />
      <EndedPlans plans={data.ended} />
    </>
  )
}

function OpenPlan({ own }: { own: OwnLearningPlan }) {
  const text = useText(planText)
  const { states } = useText(planWords).flows.learningPlan
  const { plan, mayWrite } = own
  const state = plan?.state

  return (
    <section className="panel progress-plan">
      <h2>
        {text.title}{' '}
        {state && <StateTag tone={LEARNING_PLAN_TONES[state]}>{states[state]}</StateTag>}
      </h2>
      <p>{useNextWords(own)}</p>
      {plan?.returnReason && (
        <Alert type="warning" showIcon title={say(text.returned, { reason: plan.returnReason })} />
      )}
      {mayWrite && <GoalEditor own={own} />}
      {plan && !mayWrite && <PlanGoals goals={plan.goals} />}
      {plan && <LookList looks={plan.looks} />}
      {plan && !mayWrite && <PlanSteps plan={plan} />}
    </section>
  )
}

/** What happens next, in words. */
function useNextWords({ plan, mentor, mayWrite }: OwnLearningPlan): string {
  const { next, nobody } = useText(planText)
  const values = { mentor: mentor ?? nobody, day: plan?.nextLookOn ?? '' }
  if (plan?.isLookDue) return say(next.lookDue, values)
  if (startsFrom(learningPlanFlow, 'revise', plan?.state)) return say(next.agreed, values)
  if (startsFrom(learningPlanFlow, 'takeBack', plan?.state)) return say(next.proposed, values)
  if (!mayWrite) return next.noMentor

  return say(plan ? next.draft : next.none, values)
}

/** The trainee takes a proposal back, or opens an agreed plan again. */
function PlanSteps({ plan }: { plan: ListedPlan }) {
  const { actions } = useText(planWords).flows.learningPlan
  const { take, isPending } = usePlanSteps()

  return (
    <div className="progress-sign">
      {(['takeBack', 'revise'] as const)
        .filter((action) => plan.actions.includes(action))
        .map((action) => (
          <Button key={action} loading={isPending} onClick={() => void take(plan, action)}>
            {actions[action]}
          </Button>
        ))}
    </div>
  )
}

function EndedPlans({ plans }: { plans: readonly ListedPlan[] }) {
  const text = useText(planText)

  return plans.map(({ id, endedOn, endNote, goals, looks }) => (
    <section key={id} className="panel progress-plan">
      <h2>{text.ended}</h2>
      <p className="soft">{say(text.endedOn, { day: endedOn ?? '', note: endNote ?? '' })}</p>
      <PlanGoals goals={goals} />
      <LookList looks={looks} />
    </section>
  ))
}
