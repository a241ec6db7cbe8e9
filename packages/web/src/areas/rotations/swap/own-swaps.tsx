import type { OwnSwap } from '@residency/contract/areas/rotations/swap/swap.contract'
import { swapWords } from '@residency/contract/areas/rotations/swap/text'
import { Button, Steps } from 'antd'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { askToWithdraw } from '../../../screens/ask-to-delete.ts'
import { stepNow } from '../../../screens/detail-screen.tsx'
import { useDecisions } from '../../../screens/review/use-decisions.tsx'
import { PageActions, type RowAction } from '../../../ui/tables/row-actions.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import { usePhone } from '../../../ui/use-phone.ts'
import { useOwnSwaps, useWithdrawSwap } from './swap.queries.ts'
import { isUnderWay, SWAP_TONES, stepsOfSwap } from './swap.rules.ts'
import { swapText } from './swap.text.ts'
import { SwapMoves } from './swap-moves.tsx'
import { useSwapReview } from './swap-review.tsx'

const anchorOf = (id: number) => `swap-${id}`

/** Brings a swap of the page into view. */
export function showSwap(id: number) {
  document.getElementById(anchorOf(id))?.scrollIntoView({ block: 'center' })
}

/** Swaps the trainee has asked for or is asked for. */
export function OwnSwaps() {
  const { own: text } = useText(swapText)
  const { data } = useOwnSwaps()
  const { actionsOf, dialogs } = useDecisions<OwnSwap>(useSwapReview())
  if (!data || data.swaps.length === 0) return null

  return (
    <section className="panel own-swaps" aria-label={text.title}>
      <h2>{text.title}</h2>
      <ul className="record-list">
        {data.swaps.map((swap) => (
          <OneSwap key={swap.id} swap={swap} actions={actionsOf(swap)} />
        ))}
      </ul>
      {dialogs}
    </section>
  )
}

function OneSwap({ swap, actions }: { swap: OwnSwap; actions: readonly RowAction[] }) {
  const { own: text, steps: titles } = useText(swapText)
  const { states, actions: words } = useText(swapWords).flows.rotationSwap
  const isPhone = usePhone()
  const withdraw = useWithdrawSwap()
  const steps = stepsOfSwap(swap.state, titles)

  const leave = () => {
    const okText = swap.isMine ? words.withdraw : words.retract
    return askToWithdraw({ ...text, withdraw: okText }, {}, () => withdraw.mutateAsync(swap.id))
  }

  const [name, number] = swap.isMine ? [swap.otherName, swap.otherNumber] : [swap.name, swap.number]
  const moves = swap.isMine
    ? swap.moves
    : swap.moves.map((move) => ({ ...move, isOwn: !move.isOwn }))

  return (
    <li id={anchorOf(swap.id)}>
      <div className="panel-head">
        <span>{say(swap.isMine ? text.fromMe : text.toMe, { name, number })}</span>
        <StateTag tone={SWAP_TONES[swap.state]}>{states[swap.state]}</StateTag>
      </div>
      <SwapMoves moves={moves} own={text.mine} other={text.theirs} />
      <p>{say(text.reason, { reason: swap.reason })}</p>
      {swap.refusal && <p>{say(text.refused, { reason: swap.refusal })}</p>}
      {isUnderWay(swap.state) && (
        <Steps
          size="small"
          current={stepNow(steps)}
          orientation={isPhone ? 'vertical' : 'horizontal'}
          items={steps.map(({ title, state }) => ({ title, status: state }))}
        />
      )}
      <div className="swap-buttons">
        <PageActions actions={actions} />
        {swap.mayWithdraw && (
          <Button onClick={() => void leave()}>
            {swap.isMine ? words.withdraw : words.retract}
          </Button>
        )}
      </div>
    </li>
  )
}
