import {
  GOAL_RESULTS,
  type PlanGoal,
  setGoalResult,
} from '@residency/contract/areas/progress/plans/plan.contract'
import { planWords } from '@residency/contract/areas/progress/plans/text'
import { Button } from 'antd'
import { useState } from 'react'
import { toast } from '../../../platform/feedback.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { useFirstRead } from '../../../screens/first-read.ts'
import { FormDialog } from '../../../screens/form-dialog.tsx'
import { toChoices } from '../../../ui/choices/choices.ts'
import { LongTextField, SelectField } from '../../../ui/fields/fields.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import '../progress.css'
import { useSetResult } from '../sessions/session.queries.ts'
import { sessionText } from '../sessions/session.text.ts'
import { planText } from './plan.text.ts'

/** Goals with measure, owner, day and result; its owner records the result here. */
export const PlanGoals = ({ goals }: { goals: readonly PlanGoal[] }) => (
  <ul className="progress-goals">
    {goals.map((goal) => (
      <li key={goal.id}>
        <GoalLine goal={goal} />
      </li>
    ))}
  </ul>
)

function GoalLine({ goal }: { goal: PlanGoal }) {
  const text = useText(sessionText)
  const { from } = useText(planText)
  const { results } = useText(planWords)
  const [isOpen, setOpen] = useState(false)

  return (
    <>
      <div>
        {goal.goal} {goal.result && <StateTag tone="calm">{results[goal.result]}</StateTag>}
        {goal.isLate && <StateTag tone="bad">{text.late}</StateTag>}
      </div>
      <div className="soft">
        {goal.measure} · {goal.owner} · {goal.dueOn}
      </div>
      {goal.originLabel && goal.originLabel !== goal.goal && (
        <div className="soft">{say(from, { label: goal.originLabel })}</div>
      )}
      {goal.resultText && <div>{goal.resultText}</div>}
      {goal.actions.includes('result') && (
        <Button onClick={() => setOpen(true)}>{text.result}</Button>
      )}
      <ResultForm isOpen={isOpen} goal={goal} onClose={() => setOpen(false)} />
    </>
  )
}

type ResultProps = { isOpen: boolean; goal: PlanGoal; onClose: () => void }
type Values = { result: (typeof GOAL_RESULTS)[number]; text?: string | null }

function ResultForm({ isOpen, goal: shown, onClose }: ResultProps) {
  const { id, version, goal } = useFirstRead(isOpen, shown)!
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
