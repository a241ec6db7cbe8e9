import { type ShiftSwap, shiftSwapReview } from '@residency/contract/areas/duty/swaps/swap.contract'
import { shiftSwapWords } from '@residency/contract/areas/duty/swaps/text'
import { Alert } from 'antd'
import { Link } from 'react-router'
import { say, useText } from '../../../platform/texts/i18n.ts'
import type { Review } from '../../../screens/review/review.ts'
import { ReviewScreen } from '../../../screens/review/review-screen.tsx'
import { FactList } from '../../../ui/fact-list.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { SWAP_PATHS, useOneSwap, useWaitingSwaps } from './swap.queries.ts'
import { swapText } from './swap.text.ts'
import { SWAP_TONES, stepsOfSwap } from './swap-tones.rules.ts'
import { useShiftLine } from './swapped-shift.tsx'

/** The review of swaps, for the colleague and the department. */
export function useSwapReview<Row extends ShiftSwap = ShiftSwap>(): Review<Row> {
  const { done, help } = useText(swapText)
  const { actions } = useText(shiftSwapWords).flows.shiftSwap
  return { calls: shiftSwapReview, paths: SWAP_PATHS, actions, done, help }
}

type Props = { id: number; isVisit: boolean; onOpen: (id: number | null) => void }

/** One swap: who, which shifts, and what prevents it. */
export function SwapReview({ id, isVisit, onOpen }: Props) {
  const text = useText(swapText)
  const { fields, flows } = useText(shiftSwapWords)
  const review = useSwapReview()
  const waiting = useWaitingSwaps().data
  const line = useShiftLine()
  const { data: swap, error } = useOneSwap(id)

  return (
    <ReviewScreen<ShiftSwap>
      review={review}
      waiting={waiting}
      isVisit={isVisit}
      onOpen={onOpen}
      error={error}
      record={swap}
      lead={
        swap && (
          <StateTag tone={SWAP_TONES[swap.state]}>{flows.shiftSwap.states[swap.state]}</StateTag>
        )
      }
      {...(swap ? { steps: stepsOfSwap(swap, text.steps) } : {})}
    >
      {swap && (
        <section className="panel">
          {swap.obstacle && (
            <Alert type="warning" showIcon title={say(text.obstacle, { why: swap.obstacle })} />
          )}
          <FactList
            facts={[
              [text.name, `${swap.name} ${swap.number}`],
              [text.taker, `${swap.takerName} ${swap.takerNumber}`],
              [text.given, line(swap.shift)],
              [text.returned, line(swap.returned)],
              [fields.departmentId, swap.department],
              [text.createTime, swap.createTime],
              ...(swap.note ? [[fields.note, swap.note, true] as const] : []),
              ...(swap.refusal ? [[text.refusal, swap.refusal, true] as const] : []),
            ]}
          />
          <Link to={`/duty/rosters?id=${swap.rosterId}`}>{text.openRoster}</Link>
        </section>
      )}
    </ReviewScreen>
  )
}
