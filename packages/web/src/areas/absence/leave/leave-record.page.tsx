import { useOpened } from '../../../screens/review/use-opened.ts'
import { LeaveDetail } from './leave-detail.tsx'
import { LeaveList } from './leave-list.tsx'

/**
 * View key daily/leave/record: all absences in scope; `?queue=` narrows them to report-backs or
 * revocations.
 */
export default function LeaveRecordPage() {
  const { id, open } = useOpened()
  return id > 0 ? (
    <LeaveDetail key={id} id={id} isVisit onOpen={open} />
  ) : (
    <LeaveList onOpen={open} />
  )
}
