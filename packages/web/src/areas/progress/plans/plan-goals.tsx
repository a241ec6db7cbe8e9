import type { PlanGoal } from '@residency/contract/areas/progress/plans/plan.contract'
import { planWords } from '@residency/contract/areas/progress/plans/text'
import { Button } from 'antd'
import { useState } from 'react'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import '../progress.css'
import { sessionText } from '../sessions/session.text.ts'
import { planText } from './plan.text.ts'

const ResultForm = lazyDialog(() => import('./result-form.tsx').then((part) => part.ResultForm))

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
