import type { LeaveType } from '@residency/contract/areas/absence/leave-types/leave-type.contract'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { leaveTypeText } from './leave-type.text.ts'

/** The days a type gives here, a line for each kind. */
export function LimitsCell({ row }: { row: Pick<LeaveType, 'limits' | 'isEarned'> }) {
  const text = useText(leaveTypeText)
  if (row.isEarned === 1) return <>{text.earned}</>
  if (row.limits.length === 0) return <span className="soft">{text.unlimited}</span>

  return (
    <>
      {row.limits.map(({ per, kind, least, most, isNational }) => {
        const days = least === most ? most : say(text.range, { least, most })
        return (
          <div key={per} className="figures">
            {kind === 'unrecorded' ? (
              <span className="is-late">{text.unrecorded}</span>
            ) : (
              say(per === 'year' ? text.perYear : text.perEvent, { days })
            )}
            {kind === 'days' && isNational && (
              <small className="soft leave-note">{text.national}</small>
            )}
          </div>
        )
      })}
    </>
  )
}
