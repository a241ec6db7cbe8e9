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
  const { data: one, error } = useOneSpending(id)
  const files = asEvidence(one?.files, fields.receipts)
  const pane = useEvidencePane(files)

  return (
    <ReviewScreen<Spending>
      review={review}
      waiting={waiting}
      isVisit={isVisit}
      onOpen={onOpen}
      error={error}
      record={one}
      lead={
        one && (
          <StateTag tone={SPENDING_TONES[one.state]}>
            {flows.fundSpending.states[one.state]}
          </StateTag>
        )
      }
      evidence={files.length > 0 ? pane : undefined}
    >
      {one && (
        <section className="panel">
          <h2>{one.title}</h2>
          <FactList
            facts={[
              [fields.line, one.label],
              [fields.amount, moneyOf(one.amount)],
              [
                fields.remaining,
                say(text.lineLeft, {
                  remaining: moneyOf(one.remaining),
                  granted: moneyOf(one.granted),
                }),
              ],
              [fields.spentOn, one.spentOn],
              [fields.what, one.what, true],
              [text.createTime, one.createTime],
              ...(one.checker ? [[text.checker, one.checker] as const] : []),
              ...(one.reason ? [[text.reason, one.reason, true] as const] : []),
            ]}
          />
        </section>
      )}
    </ReviewScreen>
  )
}
