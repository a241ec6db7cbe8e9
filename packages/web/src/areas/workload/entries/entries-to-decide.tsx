import type { HomeReviewProps } from '../../../platform/area.ts'
import { HomeDecisions } from '../../../screens/home/home-decisions.tsx'
import { useEntryReview } from './use-entry-review.ts'

/** Home page: entries that wait for the reader, signed in place. */
export default function EntriesToDecide({ part }: HomeReviewProps) {
  return <HomeDecisions part={part} review={useEntryReview()} />
}
