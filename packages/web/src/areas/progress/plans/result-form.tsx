import {
  GOAL_RESULTS,
  type PlanGoal,
  setGoalResult,
} from '@residency/contract/areas/progress/plans/plan.contract'
import { planWords } from '@residency/contract/areas/progress/plans/text'
import { toast } from '../../../platform/feedback.ts'
import { useText } from '../../../platform/texts/i18n.ts'
import { useFirstRead } from '../../../screens/first-read.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { toChoices } from '../../../ui/choices/choices.ts'
import { LongTextField, SelectField } from '../../../ui/fields/fields.tsx'
import { useSetResult } from '../sessions/session.queries.ts'
import { sessionText } from '../sessions/session.text.ts'

type ResultFormProps = { isOpen: boolean; goal: PlanGoal; onClose: () => void }
type Values = { result: (typeof GOAL_RESULTS)[number]; text?: string | null }

/** The owner of a goal records its result. */
export function ResultForm({ isOpen, goal: latestGoal, onClose }: ResultFormProps) {
  const { id, version, goal } = useFirstRead(isOpen, latestGoal)!
  const text = useText(sessionText)
  const { fields, results } = useText(planWords)
  const save = useSetResult()

  const submit = async (values: Values) => {
    await save.mutateAsync({ id, version, result: values.result, text: values.text ?? null })
    toast.success(text.stepDone)
  }

  return (
    <FormDialog<Values>
      title={`${text.result} · ${goal}`}
      initial={{}}
      isOpen={isOpen}
      onClose={onClose}
      submit={submit}
    >
      <SelectField
        name="result"
        label={fields.result}
        shape={setGoalResult.body.shape.result}
        options={toChoices(GOAL_RESULTS, results)}
      />
      <LongTextField name="text" label={fields.text} isOptional maxLength={500} />
    </FormDialog>
  )
}
