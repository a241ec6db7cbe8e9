import { type Swap, swapReview } from '@residency/contract/areas/rotations/swap/swap.contract'
import { swapWords } from '@residency/contract/areas/rotations/swap/text'
import { Alert } from 'antd'
import { say, useText } from '../../../platform/texts/i18n.ts'
import type { Review } from '../../../screens/review/review.ts'
import { ReviewScreen } from '../../../screens/review/review-screen.tsx'
import { FactList } from '../../../ui/fact-list.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { SWAP_PATHS, useOneSwap, useWaitingSwaps } from './swap.queries.ts'
import { SWAP_TONES, stepsOfSwap } from './swap.rules.ts'
import { swapText } from './swap.text.ts'
import { SwapMoves } from './swap-moves.tsx'

/**
 * The review of swaps, for the other trainee, departments and bases: the record's actions say whose
 * step it is.
 */
export function useSwapReview<Row extends Swap = Swap>(): Review<Row> {
  const { done, help } = useText(swapText)
  const { actions } = useText(swapWords).flows.rotationSwap
  return { calls: swapReview, paths: SWAP_PATHS, actions, done, help }
}

type Props = { id: number; isVisit: boolean; onOpen: (id: number | null) => void }

/** One swap: who, what moves, which departments agree, and what prevents it. */
export function SwapReview({ id, isVisit, onOpen }: Props) {
  const text = useText(swapText)
  const { fields, flows } = useText(swapWords)
  const review = useSwapReview()
  const waiting = useWaitingSwaps().data
  const { data: swap, error } = useOneSwap(id)

  return (
    <ReviewScreen<Swap>
      review={review}
      waiting={waiting}
      isVisit={isVisit}
      onOpen={onOpen}
      error={error}
      record={swap}
      lead={
        swap && (
          <StateTag tone={SWAP_TONES[swap.state]}>{flows.rotationSwap.states[swap.state]}</StateTag>
        )
      }
      {...(swap ? { steps: stepsOfSwap(swap.state, text.steps) } : {})}
    >
      {swap && (
        <section className="panel">
          {swap.obstacle && (
            <Alert type="warning" showIcon title={say(text.obstacle, { why: swap.obstacle })} />
          )}
          <SwapMoves
            moves={swap.moves}
            own={`${swap.name} ${swap.number}`}
            other={`${swap.otherName} ${swap.otherNumber}`}
          />
          <FactList
            facts={[
              [fields.reason, swap.reason, true],
              [
                text.departments,
                swap.departments
                  .map(({ name, isPassed }) => say(isPassed ? text.passed : text.open, { name }))
                  .join(text.comma),
                true,
              ],
              [text.createTime, swap.createTime],
              ...(swap.refusal ? [[text.refusal, swap.refusal, true] as const] : []),
            ]}
          />
          {swap.actions.includes('passAsBase') && <p className="soft">{text.effect}</p>}
        </section>
      )}
    </ReviewScreen>
  )
}
