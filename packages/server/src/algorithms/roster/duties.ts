import { type RosterLimits, WINDOW_DAYS } from './instance.ts'
import type { Shift } from './problem.ts'

const DAY_MINUTES = 24 * 60

/** Why a person cannot have a shift. */
export type LimitBroken =
  | 'sameDay'
  | 'overlap'
  | 'rest'
  | 'stretch'
  | 'nightsInRow'
  | 'everyNights'
  | 'freeDays'
  | 'weeklyHours'

/**
 * The shifts of one person and what is counted of them. Arrays begin four weeks before the roster,
 * so that windows at its beginning see what was worked before it.
 */
export class Duties {
  private readonly shifts: (Shift | undefined)[]

  /** Minutes of work of the shift that begins on the day. */
  private readonly minutes: Int32Array

  /** How many shifts touch the day with work. */
  private readonly touched: Int32Array
  private readonly nights: Uint8Array
  private readonly limits: RosterLimits
  private readonly otherMinutes: number
  private readonly days: number

  constructor(days: number, limits: RosterLimits, otherHours: number) {
    const size = WINDOW_DAYS + days + 2

    this.days = days
    this.limits = limits
    this.otherMinutes = otherHours * 60 * 4
    this.shifts = new Array(size)
    this.minutes = new Int32Array(size)
    this.touched = new Int32Array(size)
    this.nights = new Uint8Array(size)
  }

  shiftOn(day: number): Shift | undefined {
    return this.shifts[day + WINDOW_DAYS]
  }

  add(shift: Shift): void {
    this.change(shift, 1)
  }

  remove(shift: Shift): void {
    this.change(shift, -1)
  }

  private change(shift: Shift, by: 1 | -1): void {
    const at = shift.day + WINDOW_DAYS

    this.shifts[at] = by === 1 ? shift : undefined
    if (shift.isInHouseNight) this.nights[at] = by === 1 ? 1 : 0
    if (!shift.isWork) return

    this.minutes[at] = by === 1 ? shift.end - shift.start : 0

    const last = Math.floor((shift.end - 1) / DAY_MINUTES) + WINDOW_DAYS
    for (let day = at; day <= last; day++) this.touched[day]! += by
  }

  /** What keeps the person from this shift besides those that are there; null: nothing. */
  reasonAgainst(shift: Shift): LimitBroken | null {
    if (this.shiftOn(shift.day)) return 'sameDay'

    return (
      this.reasonOfNeighbours(shift) ?? this.reasonOfNights(shift) ?? this.reasonOfWindows(shift)
    )
  }

  private reasonOfNeighbours(shift: Shift): LimitBroken | null {
    const previous = this.nearest(shift.day, -1)
    const next = this.nearest(shift.day, 1)

    if (previous && previous.end > shift.start) return 'overlap'
    if (next && shift.end > next.start) return 'overlap'
    if (previous && previous.end + previous.rest > shift.start) return 'rest'
    if (next && shift.end + shift.rest > next.start) return 'rest'
    if (this.stretchWith(shift) > this.limits.stretchHours * 60) return 'stretch'

    return null
  }

  /** The nearest shift before or after a day. A shift and its rest reach no further than 3 days. */
  private nearest(day: number, step: 1 | -1): Shift | undefined {
    for (let distance = 1; distance <= 3; distance++) {
      const shift = this.shifts[day + step * distance + WINDOW_DAYS]
      if (shift) return shift
    }

    return undefined
  }

  /** Minutes of work without a pause that this shift would belong to. */
  private stretchWith(shift: Shift): number {
    if (!shift.isWork) return 0

    let [start, end] = [shift.start, shift.end]

    for (let day = shift.day - 1; ; day--) {
      const before = this.shifts[day + WINDOW_DAYS]
      if (!before?.isWork || before.end !== start) break

      start = before.start
    }

    for (let day = shift.day + 1; ; day++) {
      const after = this.shifts[day + WINDOW_DAYS]
      if (!after?.isWork || after.start !== end) break

      end = after.end
    }

    return end - start
  }

  private reasonOfNights(shift: Shift): LimitBroken | null {
    if (!shift.kind.isNight) return null

    let inRow = 1
    for (const step of [-1, 1])
      for (let day = shift.day + step; this.shiftOn(day)?.kind.isNight; day += step) inRow++

    return inRow > this.limits.nightsInRow ? 'nightsInRow' : null
  }

  /** Averages over every window of four weeks that the shift touches and that ends in the roster. */
  private reasonOfWindows(shift: Shift): LimitBroken | null {
    const lastTouched = Math.floor((shift.end - 1) / DAY_MINUTES)
    const lastEnd = Math.min(lastTouched + WINDOW_DAYS - 1, this.days - 1)

    for (let end = Math.max(shift.day, 0); end <= lastEnd; end++) {
      const reason = this.reasonOfWindow(shift, lastTouched, end)
      if (reason) return reason
    }

    return null
  }

  private reasonOfWindow(shift: Shift, lastTouched: number, end: number): LimitBroken | null {
    const { everyNights, freeDays, weeklyHours } = this.limits
    const start = end - WINDOW_DAYS + 1
    const begins = shift.day >= start

    let nights = begins && shift.isInHouseNight ? 1 : 0
    let minutes = this.otherMinutes + (begins && shift.isWork ? shift.end - shift.start : 0)
    let free = 0

    for (let day = start; day <= end; day++) {
      const at = day + WINDOW_DAYS
      const isTouched = shift.isWork && day >= shift.day && day <= lastTouched

      nights += this.nights[at]!
      minutes += this.minutes[at]!
      if (!isTouched && this.touched[at] === 0) free++
    }

    if (shift.isInHouseNight && nights > Math.floor(WINDOW_DAYS / everyNights)) return 'everyNights'
    if (shift.isWork && free < freeDays) return 'freeDays'
    if (shift.isWork && minutes > weeklyHours * 60 * 4) return 'weeklyHours'

    return null
  }
}
