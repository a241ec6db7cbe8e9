import { resultOf } from '@residency/contract/areas/rotations/blocks/block.flow'
import type { RotationMonths } from '@residency/contract/areas/rotations/trainee-rotations/own.contract'
import { addDays, daysIn, monthNumber } from '@residency/contract/kernel/day'

/** Calendar months from a day to another, both included, in halves. */
export function monthsOf(startsOn: string, endsOn: string): number {
  const end = addDays(endsOn, 1)
  const whole = monthNumber(end) - monthNumber(startsOn)
  const rest = (Number(end.slice(8)) - Number(startsOn.slice(8))) / 30

  return Math.max(0.5, Math.round((whole + rest) * 2) / 2)
}

type Span = { startsOn: string; endsOn: string }
type Stay = Span & { id: number; state: string; enteredOn: string | null; repeatsId: number | null }

type Training = {
  startsOn: string
  plannedEnd: string | null
  stays: readonly Stay[]
  daysOut: readonly Span[]
  today: string
}

/** Shorter absences are not months out of rotation. */
const OUT_DAYS = 15

const sumOf = (spans: readonly Span[]) =>
  spans.reduce((sum, { startsOn, endsOn }) => sum + monthsOf(startsOn, endsOn), 0)

/**
 * The months of a training: passed, running, ahead, not placed, and all that are to be trained,
 * which is their sum. All follows from the days of the training, a prolongation included. Months
 * spent in failed stays (their repeats count) and out of rotation are left out. More months of
 * stays than days of training count as they are.
 */
export function trainingMonths({
  startsOn,
  plannedEnd,
  stays,
  daysOut,
  today,
}: Training): RotationMonths {
  const isFailed = ({ state }: Stay) => resultOf(state) === 'failed'
  const isMissed = ({ enteredOn, endsOn }: Stay) => enteredOn === null && endsOn < today
  const failed = stays.filter(isFailed)
  const toRepeat = failed.filter(({ id }) => !stays.some((other) => other.repeatsId === id))
  const undecided = stays.filter((stay) => resultOf(stay.state) === null && !isMissed(stay))
  const passed = sumOf(stays.filter(({ state }) => resultOf(state) === 'passed'))
  const running = sumOf(undecided.filter(({ startsOn }) => startsOn <= today))
  const ahead = sumOf(undecided.filter(({ startsOn }) => startsOn > today))

  const meetsNoStay = (out: Span) =>
    !stays.some((stay) => stay.startsOn <= out.endsOn && stay.endsOn >= out.startsOn)
  const isLong = (out: Span) => daysIn(out.startsOn, out.endsOn) >= OUT_DAYS
  const out = sumOf(daysOut.filter((span) => isLong(span) && meetsNoStay(span)))
  const whole = plannedEnd === null ? 0 : monthsOf(startsOn, plannedEnd) - sumOf(failed) - out

  const missed = sumOf(stays.filter((stay) => resultOf(stay.state) === null && isMissed(stay)))
  const unplaced = Math.max(missed, whole - passed - running - ahead) + sumOf(toRepeat)

  return { passed, running, ahead, unplaced, all: passed + running + ahead + unplaced }
}
