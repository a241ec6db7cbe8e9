import type { SolverRun } from '@residency/contract/areas/rotations/plan/run.contract'
import { monthOf } from '@residency/contract/kernel/day'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { planText } from './plan.text.ts'

/** Changes of a plan that are shown at once. */
const MAX = 100

/** Who is elsewhere when. */
export function ChangeList({ changes }: { changes: SolverRun['changes'] }) {
  const text = useText(planText)
  return (
    <>
      <table className="change-list">
        <thead>
          <tr>
            <th scope="col">{text.trainee}</th>
            <th scope="col">{text.month}</th>
            <th scope="col">{text.before}</th>
            <th scope="col">{text.after}</th>
          </tr>
        </thead>
        <tbody>
          {changes.slice(0, MAX).map((change) => (
            <tr key={`${change.traineeId} ${change.month}`}>
              <th scope="row">{change.trainee}</th>
              <td className="figures">
                {change.months === 1
                  ? monthOf(change.month)
                  : say(text.monthsOf, { month: monthOf(change.month), count: change.months })}
              </td>
              <td>{change.before ?? text.nowhere}</td>
              <td>{change.after ?? text.nowhere}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {changes.length > MAX && <p className="plan-note">{say(text.more, { count: MAX })}</p>}
    </>
  )
}
