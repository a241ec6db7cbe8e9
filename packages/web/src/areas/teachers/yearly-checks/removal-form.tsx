import type { CheckRecord } from '@residency/contract/areas/teachers/yearly-checks/check-record.contract'
import { say, useText } from '../../../platform/texts/i18n.ts'
import type { ActionForm } from '../../../screens/review/review.ts'
import './check.css'
import { checkText } from './check.text.ts'

/** Who is removed from the library, and the objection that is the reason. */
function Removal({ rows }: { rows: readonly CheckRecord[] }) {
  const { records: text } = useText(checkText)
  return (
    <>
      <p>{rows.length === 1 ? text.removeOne : text.removeMany}</p>
      <ul className="check-names">
        {rows.map(({ id, name, reason }) => (
          <li key={id}>
            {rows.length === 1 ? reason : say(text.removeLine, { name, reason: reason ?? '' })}
          </li>
        ))}
      </ul>
    </>
  )
}

/** The form of a removal: there is nothing to type. */
export const removalForm: ActionForm<CheckRecord> = { Fields: Removal }
