import type { CheckRecordDetail } from '@residency/contract/areas/teachers/yearly-checks/check-record.contract'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import '../teachers.css'
import { checkText } from './check.text.ts'

/** How far the requirements of the year are fulfilled until today. */
export function RequirementsOfYear({ rows }: { rows: CheckRecordDetail['requirements'] }) {
  const { records: text } = useText(checkText)
  if (rows.length === 0) return <p className="soft">{text.noRequirements}</p>

  return (
    <ul className="paper-list">
      {rows.map(({ id, label, done, asked: requiredCount }) => (
        <li key={id}>
          <span>{label}</span>
          <span className="soft figures">{say(text.times, { done, asked: requiredCount })}</span>
          <StateTag tone={done >= requiredCount ? 'good' : 'wait'}>
            {done >= requiredCount ? text.met : say(text.short, { count: requiredCount - done })}
          </StateTag>
        </li>
      ))}
    </ul>
  )
}
