import type { HomeReviewProps } from '../../../platform/area.ts'
import { HomeDecisions } from '../../../screens/home/home-decisions.tsx'
import { useCheckReview } from './use-check-review.ts'

/** Home page: teachers in a yearly check that wait for the reader, decided in place. */
export default function ChecksToDecide({ part }: HomeReviewProps) {
  return <HomeDecisions part={part} review={useCheckReview()} />
}
