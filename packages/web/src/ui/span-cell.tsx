import { inShanghai } from '../platform/clock.ts'
import { DateCell } from './date-cell.tsx'

const dayOf = (value: string) => inShanghai(value).format('YYYY-MM-DD')
/** From one instant until another: the day is said once where both are of the same. */
export function SpanCell({ from, until }: { from: string; until: string }) {
  return (
    <>
      <DateCell value={from} hasTime /> –{' '}
      {dayOf(from) === dayOf(until) ? inShanghai(until).format('HH:mm') : <DateCell value={until} hasTime />}
    </>
  )
}
