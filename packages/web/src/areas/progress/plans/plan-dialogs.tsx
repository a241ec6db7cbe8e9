import {
  lookAtLearningPlan,
  lookForm,
} from '@residency/contract/areas/progress/plans/learning-plan.contract'
import type { ListedPlan } from '@residency/contract/areas/progress/plans/plan.contract'
import { planWords } from '@residency/contract/areas/progress/plans/text'
import { todayInShanghai } from '../../../platform/clock.ts'
import { toast } from '../../../platform/feedback.ts'
import { useText } from '../../../platform/texts/i18n.ts'
import { useFirstRead } from '../../../screens/first-read.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { DayField, LongTextField } from '../../../ui/fields/fields.tsx'
import { neededRule } from '../sessions/session.rules.ts'
import { sessionText } from '../sessions/session.text.ts'
import { useLookAtPlan, useStepWithReason } from './learning-plan.queries.ts'
import { planText } from './plan.text.ts'

/** What a mentor does about a plan with a form. */
export type PlanAct = {
  plan: Pick<ListedPlan, 'id' | 'version'>
  action: 'return' | 'end' | 'look'
}

type Props = { isOpen: boolean; act: PlanAct | null; onClose: () => void }

/** Returns a proposal, ends a plan, or records a look. */
export function PlanDialogs({ isOpen, act: latestAct, onClose }: Props) {
  const act = useFirstRead(isOpen, latestAct ?? undefined)
  if (!act) return null

  return act.action === 'look' ? (
    <LookDialog isOpen={isOpen} plan={act.plan} onClose={onClose} />
  ) : (
    <ReasonDialog isOpen={isOpen} plan={act.plan} action={act.action} onClose={onClose} />
  )
}

type Of<A> = { isOpen: boolean; plan: PlanAct['plan']; onClose: () => void } & A

function ReasonDialog({ isOpen, plan, action, onClose }: Of<{ action: 'return' | 'end' }>) {
  const text = useText(planText)
  const { needed } = useText(sessionText)
  const { fields, flows } = useText(planWords)
  const step = useStepWithReason()
  const help = { return: text.returnHelp, end: text.endHelp }

  const submit = async ({ reason }: { reason: string }) => {
    await step.mutateAsync({ ...plan, action, reason })
    toast.success(text.done)
  }

  return (
    <FormDialog<{ reason: string }>
      title={flows.learningPlan.actions[action]}
      initial={{}}
      isOpen={isOpen}
      onClose={onClose}
      submit={submit}
    >
      <LongTextField
        name="reason"
        label={fields.reason}
        help={help[action]}
        rules={[neededRule(needed)]}
      />
    </FormDialog>
  )
}

type Look = { lookedOn: string; note: string }

function LookDialog({ isOpen, plan, onClose }: Of<object>) {
  const text = useText(planText)
  const { fields } = useText(planWords)
  const look = useLookAtPlan()
  const today = todayInShanghai()

  const submit = async (values: Look) => {
    await look.mutateAsync({ ...plan, ...values })
    toast.success(text.done)
  }

  return (
    <FormDialog<Look>
      title={text.look}
      initial={{ lookedOn: today }}
      isOpen={isOpen}
      onClose={onClose}
      submit={submit}
    >
      <DayField
        name="lookedOn"
        label={fields.lookedOn}
        shape={lookForm.shape.lookedOn}
        max={today}
      />
      <LongTextField
        name="note"
        label={fields.note}
        shape={lookAtLearningPlan.body.shape.note}
        help={text.lookHelp}
        maxLength={1000}
      />
    </FormDialog>
  )
}
