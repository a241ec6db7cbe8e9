import type { ListedPlan } from '@residency/contract/areas/progress/plans/plan.contract'
import { say, useText } from '../../../platform/texts/i18n.ts'
import '../progress.css'
import { planText } from './plan.text.ts'

/** Looks of the mentor, the latest first. */
export function LookList({ looks }: Pick<ListedPlan, 'looks'>) {
  const text = useText(planText)
  if (looks.length === 0) return null

  return (
    <>
      <p className="soft">{text.looks}</p>
      <ul className="progress-goals">
        {looks.map(({ id, lookedOn, name, note }) => (
          <li key={id}>{say(text.lookLine, { day: lookedOn, name, note })}</li>
        ))}
      </ul>
    </>
  )
}
