import { useOpened } from '../../../screens/review/use-opened.ts'
import { AwayDetail } from './away-detail.tsx'
import { AwayRecords } from './away-records.tsx'

/**
 * View key daily/away/record: all aways in scope; `?queue=` narrows them to reports or revocations,
 * `?id=` opens one.
 */
export default function AwayRecordPage() {
  const { id, open } = useOpened()
  return id > 0 ? (
    <AwayDetail key={id} id={id} isVisit onOpen={open} />
  ) : (
    <AwayRecords onOpen={open} />
  )
}
