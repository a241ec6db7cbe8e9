import type { HomeReviewProps } from '../../../platform/area.ts'
import { HomeDecisions } from '../../../screens/home/home-decisions.tsx'
import { useLeaveReview } from './use-leave-review.ts'

/** Home page: leaves that wait for the reader, decided in place. */
export default function LeavesToDecide({ part }: HomeReviewProps) {
  return <HomeDecisions part={part} review={useLeaveReview()} />
}
