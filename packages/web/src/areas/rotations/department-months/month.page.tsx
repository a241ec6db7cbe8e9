import { useOpened } from '../../../screens/review/use-opened.ts'
import { BlockReview } from '../blocks/block-review.tsx'
import { MonthList } from './month-list.tsx'

/** View key rotation/month/index: who comes, stays and leaves in a month; `?id=` opens a stay. */
export default function MonthPage() {
  const { id, isVisit, open } = useOpened()
  return id > 0 ? (
    <BlockReview key={id} id={id} isVisit={isVisit} onOpen={open} />
  ) : (
    <MonthList onOpen={open} />
  )
}
