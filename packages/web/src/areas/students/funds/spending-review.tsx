import {
  type Spending,
  spendingReview,
} from '@residency/contract/areas/students/funds/fund-spending.contract'
import { fundWords } from '@residency/contract/areas/students/funds/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import type { Review } from '../../../screens/review/review.ts'
import { ReviewScreen } from '../../../screens/review/review-screen.tsx'
import { FactList } from '../../../ui/fact-list.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { asEvidence, useEvidencePane } from '../../files/files.public.ts'
import { FUND_PATHS, useOneSpending, useWaitingSpendings } from './fund.queries.ts'
import { fundText } from './fund.text.ts'
import { moneyOf, SPENDING_TONES } from './fund-tones.rules.ts'

/** The checking of spendings. */
export function useSpendingReview(): Review<Spending> {
  const { done } = useText(fundText)
  const { actions } = useText(fundWords).flows.fundSpending
  return { calls: spendingReview, paths: FUND_PATHS, actions, done }
}

type Props = { id: number; isVisit: boolean; onOpen: (id: number | null) => void }

/** One spending next to its receipts. */
export function SpendingReview({ id, isVisit, onOpen }: Props) {
  const text = useText(fundText)
  const { fields, flows } = useText(fundWords)
  const review = useSpendingReview()
  const waiting = useWaitingSpendings().data
  const { data: spending, error } = useOneSpending(id)
  const files = asEvidence(spending?.files, fields.receipts)
  const pane = useEvidencePane(files)

  return (
    <ReviewScreen<Spending>
      review={review}
      waiting={waiting}
      isVisit={isVisit}
      onOpen={onOpen}
      error={error}
      record={spending}
      lead={
        spending && (
          <StateTag tone={SPENDING_TONES[spending.state]}>
            {flows.fundSpending.states[spending.state]}
          </StateTag>
        )
      }
      evidence={files.length > 0 ? pane : undefined}
    >
      {spending && (
        <section className="panel">
          <h2>{spending.title}</h2>
          <FactList
            facts={[
              [fields.line, spending.label],
              [fields.amount, moneyOf(spending.amount)],
              [
                fields.remaining,
                say(text.lineLeft, {
                  remaining: moneyOf(spending.remaining),
                  granted: moneyOf(spending.granted),
                }),
              ],
              [fields.spentOn, spending.spentOn],
              [fields.what, spending.what, true],
              [text.createTime, spending.createTime],
              ...(spending.checker ? [[text.checker, spending.checker] as const] : []),
              ...(spending.reason ? [[text.reason, spending.reason, true] as const] : []),
            ]}
          />
        </section>
      )}
    </ReviewScreen>
  )
}
