import type { HomeReviewProps } from '../../platform/area.ts'
import type { Decidable, Review } from '../review/review.ts'
import { useDecisions } from '../review/use-decisions.tsx'
import { HomeRows } from './home-rows.tsx'

const HOME = '/api/v1/home'
type Row = HomeReviewProps['part']['rows'][number]

const asDecided = ({ id, title, version, actions }: Row) => ({
  id,
  name: title,
  version: version ?? 0,
  actions,
})

/**
 * Rows of the home page with the decisions of a review. The home page is read again with the lists
 * of the review.
 */
export function HomeDecisions({ part, review }: HomeReviewProps & { review: Review<never> }) {
  const { calls, actions, done, paths, forms, help } = review

  const own = {
    calls,
    actions,
    done,
    paths: [...paths, HOME],
    forms,
    help,
  } as unknown as Review<Decidable>

  const { actionsOf, dialogs } = useDecisions(own)

  return (
    <>
      <HomeRows part={part} actionsOf={(row) => actionsOf(asDecided(row))} />
      {dialogs}
    </>
  )
}
