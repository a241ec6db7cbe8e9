import { useOpened } from '../../../screens/review/use-opened.ts'
import { LeaveDetail } from './leave-detail.tsx'
import { LeaveList } from './leave-list.tsx'

/**
 * View key daily/leave/review: leaves, report-backs and revocations that wait; `?queue=` says
 * which, `?id=` opens one in the page.
 */
export default function LeaveReviewPage() {
  const { id, isVisit, open } = useOpened()
  return id > 0 ? (
    <LeaveDetail key={id} id={id} isVisit={isVisit} onOpen={open} />
  ) : (
    <LeaveList isWaiting onOpen={open} />
  )
}
