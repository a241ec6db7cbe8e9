import { shiftKindWords } from '@residency/contract/areas/duty/kinds/text'
import type { OwnShift } from '@residency/contract/areas/duty/rosters/roster.contract'
import { monthAfter } from '@residency/contract/kernel/day'
import { Button } from 'antd'
import dayjs from 'dayjs'
import { useState } from 'react'
import { monthInShanghai } from '../../../platform/clock.ts'
import { say, useText } from '../../../platform/texts/i18n.ts'
import { PageHead } from '../../../screens/page-head.tsx'
import { PendingPanel } from '../../../screens/pending.tsx'
import { useRowDialog } from '../../../screens/use-row-dialog.ts'
import { lazyDialog } from '../../../ui/lazy-dialog.tsx'
import '../rosters/duty.css'
import { ownShiftsText } from '../duty.text.ts'
import { MonthPreferences } from '../preferences/month-preferences.tsx'
import { useOwnShifts } from '../rosters/roster.queries.ts'
import type { AskForSwapProps } from '../swaps/ask-for-swap.tsx'
import { OwnSwaps } from '../swaps/own-swaps.tsx'
import { swapText } from '../swaps/swap.text.ts'
import { useShiftEnd } from '../use-shift-end.ts'

const AskForSwap = lazyDialog<AskForSwapProps>(() =>
  import('../swaps/ask-for-swap.tsx').then((part) => part.default),
)

/** View key duty/own/index: the trainee's own shifts of a month. */
export default function OwnShiftsPage() {
  const text = useText(ownShiftsText)
  const [month, setMonth] = useState(monthInShanghai)
  const { data, error, refetch } = useOwnShifts(month)
  const turn = (count: number) => setMonth(monthAfter(month, count))

  return (
    <section>
      <PageHead title={`${text.title} · ${month}`} lead={text.lead}>
        <Button onClick={() => turn(-1)}>{text.before}</Button>
        <Button onClick={() => turn(1)}>{text.after}</Button>
      </PageHead>
      {data === undefined ? (
        <PendingPanel error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          <OwnSwaps />
          <ShiftList shifts={data.list} month={month} />
          <MonthPreferences month={month} />
        </>
      )}
    </section>
  )
}

function ShiftList({ shifts, month }: { shifts: readonly OwnShift[]; month: string }) {
  const text = useText(ownShiftsText)
  const swap = useRowDialog<OwnShift>()
  if (shifts.length === 0)
    return <div className="panel list-message">{say(text.none, { month })}</div>

  return (
    <>
      <ul className="duty-own">
        {shifts.map((shift) => (
          <ShiftLine key={shift.id} shift={shift} onSwap={() => swap.open(shift)} />
        ))}
      </ul>
      <AskForSwap isOpen={swap.isOpen} shift={swap.opened} onClose={swap.close} />
    </>
  )
}

function ShiftLine({ shift, onSwap }: { shift: OwnShift; onSwap: () => void }) {
  const text = useText(ownShiftsText)
  const { own } = useText(swapText)
  const { onCall } = useText(shiftKindWords)
  const endOf = useShiftEnd()

  return (
    <li>
      <b className="figures">{dayjs(shift.day).format(text.day)}</b>
      <span>
        {shift.onCall === 'none' ? shift.kind : `${shift.kind} · ${onCall[shift.onCall]}`}
        <small className="figures">{`${shift.startsAt.slice(11)} – ${endOf(shift)} · ${shift.department}`}</small>
        {shift.others.length > 0 && (
          <small>{say(text.withOthers, { names: shift.others.join(text.comma) })}</small>
        )}
      </span>
      {shift.maySwap && (
        <Button aria-label={say(own.askFor, { day: shift.day, kind: shift.kind })} onClick={onSwap}>
          {own.ask}
        </Button>
      )}
    </li>
  )
}
