import type { SwapShift } from '@residency/contract/areas/duty/swaps/swap.contract'
import { shiftSwapWords } from '@residency/contract/areas/duty/swaps/text'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { useShiftEnd } from '../use-shift-end.ts'
import { swapText } from './swap.text.ts'
import './swaps.css'

/** Says day, name and hours of a shift; without a shift, that nothing comes back. */
export function useShiftLine() {
  const text = useText(swapText)
  const { nothing } = useText(shiftSwapWords)
  const endOf = useShiftEnd()

  return (shift: SwapShift | null) => {
    if (!shift) return nothing

    const { day, kind, startsAt } = shift
    return say(text.hours, { day, kind, from: startsAt.slice(11), until: endOf(shift) })
  }
}

/** The shift that is given and the one that comes back. */
export function SwappedShifts({
  shift,
  returned,
  labels,
}: {
  shift: SwapShift
  returned: SwapShift | null
  labels: { shift: string; returned: string }
}) {
  const line = useShiftLine()

  return (
    <dl className="swapped-shifts">
      <dt>{labels.shift}</dt>
      <dd className="figures">{line(shift)}</dd>
      <dt>{labels.returned}</dt>
      <dd className="figures">{line(returned)}</dd>
    </dl>
  )
}
