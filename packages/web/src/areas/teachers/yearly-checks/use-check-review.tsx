import {
  type CheckRecord,
  checkReview,
} from '@residency/contract/areas/teachers/yearly-checks/check-record.contract'
import { checkWords } from '@residency/contract/areas/teachers/yearly-checks/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import type { Review } from '../../../screens/review/review.ts'
import './check.css'
import { CHECK_PATHS } from './check.queries.ts'
import { checkText } from './check.text.ts'

/**
 * The review of teachers in checks: the department's step and what the office does about
 * objections.
 */
export function useCheckReview(): Review<CheckRecord> {
  const { done, help } = useText(checkText).records
  const { actions } = useText(checkWords).flows.teacherCheck
  const forms = { remove: (rows: readonly CheckRecord[]) => <Removal rows={rows} /> }

  return { calls: checkReview, paths: CHECK_PATHS, actions, done, help, forms }
}

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
