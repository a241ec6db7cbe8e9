import { useOpened } from '../../../screens/review/use-opened.ts'
import { AwayDetail } from './away-detail.tsx'
import { AwayRecords } from './away-records.tsx'

/**
 * View key daily/away/review: aways, reports and revocations that wait; `?queue=` says which,
 * `?id=` opens one in the page.
 */
export default function AwayReviewPage() {
  const { id, isVisit, open } = useOpened()
  return id > 0 ? (
    <AwayDetail key={id} id={id} isVisit={isVisit} onOpen={open} />
  ) : (
    <AwayRecords isWaiting onOpen={open} />
  )
}
