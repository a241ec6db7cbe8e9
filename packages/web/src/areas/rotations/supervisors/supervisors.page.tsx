import { useOpened } from '../../../screens/review/use-opened.ts'
import { BlockReview } from '../blocks/block-review.tsx'
import { SupervisorList } from './supervisor-list.tsx'

/**
 * View key rotation/supervisor/index: who supervises whom now and until the end of next month;
 * `?id=` opens a stay.
 */
export default function SupervisorsPage() {
  const { id, isVisit, open } = useOpened()
  return id > 0 ? (
    <BlockReview key={id} id={id} isVisit={isVisit} onOpen={open} />
  ) : (
    <SupervisorList onOpen={open} />
  )
}
