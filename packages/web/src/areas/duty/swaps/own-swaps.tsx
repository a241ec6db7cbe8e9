import type { OwnShiftSwap } from '@residency/contract/areas/duty/swaps/swap.contract'
import { shiftSwapWords } from '@residency/contract/areas/duty/swaps/text'
import { Button } from 'antd'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { askToWithdraw } from '../../../screens/ask-to-delete.ts'
import { useDecisions } from '../../../screens/review/use-decisions.tsx'
import { PageActions, type RowAction } from '../../../ui/tables/row-actions.tsx'
import { StateTag } from '../../../ui/tables/state-tag.tsx'
import './swaps.css'
import { useOwnSwaps, useWithdrawSwap } from './swap.queries.ts'
import { swapText } from './swap.text.ts'
import { useSwapReview } from './swap-review.tsx'
import { SWAP_TONES } from './swap-tones.rules.ts'
import { SwappedShifts } from './swapped-shift.tsx'

/** Swaps that the trainee has asked for or is asked for. */
export function OwnSwaps() {
  const { own: text } = useText(swapText)
  const { data } = useOwnSwaps()
  const { actionsOf, dialogs } = useDecisions<OwnShiftSwap>(useSwapReview())
  if (!data || data.swaps.length === 0) return null

  return (
    <section className="panel own-shift-swaps" aria-label={text.title}>
      <h2>{text.title}</h2>
      <ul>
        {data.swaps.map((swap) => (
          <OwnSwap key={swap.id} swap={swap} actions={actionsOf(swap)} />
        ))}
      </ul>
      {dialogs}
    </section>
  )
}

/** What the reader gives and gets: for the colleague it is the other way round. */
function shiftsOf(
  { isMine, shift, returned }: OwnShiftSwap,
  text: Readonly<Record<string, string>>,
) {
  const labels = isMine
    ? { shift: text.mineGiven!, returned: text.mineReturned! }
    : { shift: text.mineTaken!, returned: text.mineGiven! }

  return { shift, returned, labels }
}

function OwnSwap({ swap, actions }: { swap: OwnShiftSwap; actions: readonly RowAction[] }) {
  const { own: text } = useText(swapText)
  const { states, actions: words } = useText(shiftSwapWords).flows.shiftSwap
  const withdraw = useWithdrawSwap()

  const takeBack = () =>
    askToWithdraw({ ...text, withdraw: words.withdraw }, {}, () => withdraw.mutateAsync(swap.id))

  return (
    <li>
      <div className="panel-head">
        <span>
          {swap.isMine
            ? say(text.fromMe, { name: swap.takerName })
            : say(text.toMe, { name: swap.name })}
        </span>
        <StateTag tone={SWAP_TONES[swap.state]}>{states[swap.state]}</StateTag>
      </div>
      <SwappedShifts {...shiftsOf(swap, text)} />
      {swap.note && <p>{say(text.note, { note: swap.note })}</p>}
      {swap.refusal && <p>{say(text.refused, { reason: swap.refusal })}</p>}
      <div className="swap-steps">
        <PageActions actions={actions} />
        {swap.mayWithdraw && <Button onClick={() => void takeBack()}>{words.withdraw}</Button>}
      </div>
    </li>
  )
}
