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
  const { data: one, error } = useOneSwap(id)

  return (
    <ReviewScreen<Swap>
      review={review}
      waiting={waiting}
      isVisit={isVisit}
      onOpen={onOpen}
      error={error}
      record={one}
      lead={
        one && (
          <StateTag tone={SWAP_TONES[one.state]}>{flows.rotationSwap.states[one.state]}</StateTag>
        )
      }
      {...(one ? { steps: stepsOfSwap(one.state, text.steps) } : {})}
    >
      {one && (
        <section className="panel">
          {one.obstacle && (
            <Alert type="warning" showIcon title={say(text.obstacle, { why: one.obstacle })} />
          )}
          <SwapMoves
            moves={one.moves}
            own={`${one.name} ${one.number}`}
            other={`${one.otherName} ${one.otherNumber}`}
          />
          <FactList
            facts={[
              [fields.reason, one.reason, true],
              [
                text.departments,
                one.departments
                  .map(({ name, isPassed }) => say(isPassed ? text.passed : text.open, { name }))
                  .join(text.comma),
                true,
              ],
              [text.createTime, one.createTime],
              ...(one.refusal ? [[text.refusal, one.refusal, true] as const] : []),
            ]}
          />
          {one.actions.includes('passAsBase') && <p className="soft">{text.effect}</p>}
        </section>
      )}
    </ReviewScreen>
  )
}
