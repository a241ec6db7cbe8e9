import { type Fund, fundReview } from '@residency/contract/areas/students/funds/fund.contract'
import { fundWords } from '@residency/contract/areas/students/funds/text'
import { useText } from '../../../platform/texts/i18n.ts'
import type { Review } from '../../../screens/review/review.ts'
import { FUND_PATHS } from './fund.queries.ts'
import { fundText } from './fund.text.ts'

/**
 * The review of research funds, for bases and the office: the record's actions say whose step it
 * is.
 */
export function useFundReview(): Review<Fund> {
  const { done, help } = useText(fundText)
  const { actions } = useText(fundWords).flows.fund

  return {
    calls: fundReview,
    paths: FUND_PATHS,
    actions,
    done,
    help,
    forms: { grant: () => import('./grant-form.tsx').then((part) => part.grantForm) },
  }
}
