import { inShanghai, isOneDay } from '../../platform/clock.ts'
import { DateCell } from './date-cell.tsx'

/** From one instant until another: the day is written once if both are on the same day. */
export function SpanCell({ from, until }: { from: string; until: string }) {
  return (
    <>
      <DateCell value={from} hasTime /> –{' '}
      {isOneDay(from, until) ? (
        inShanghai(until).format('HH:mm')
      ) : (
        <DateCell value={until} hasTime />
      )}
    </>
  )
}
