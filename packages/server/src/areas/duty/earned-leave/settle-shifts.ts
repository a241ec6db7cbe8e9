import { hoursWords } from '@residency/contract/areas/duty/hours/text'
import type { DayClass } from '@residency/contract/areas/duty/kinds/kind.contract'
import { labelIn } from '@residency/contract/kernel'
import { addMonths } from '@residency/contract/kernel/day'
import { fillSentence } from '@residency/contract/kernel/sentence'
import { dayInChina } from '../../../platform/clock.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import {
  bookEarnedDays,
  findAbsentSpans,
  givesLeaveForShifts,
  type NewEarned,
} from '../../absence/absence.public.ts'
import { findCalendar, legalDaysOf } from '../../settings/settings.public.ts'
import { findUnsettledShifts, type UnsettledShift } from '../hours/shift-hours.queries.ts'
import { dayClassOf } from '../kinds/day-class.rules.ts'
import { findRegime } from '../limits/regime.queries.ts'
import { daysEarnedBy, earnsLeave } from './earned-leave.rules.ts'
import { markSettled } from './settled.queries.ts'

/** Shifts that are settled in one transaction. */
const BATCH = 500

type Day = { dayClass: DayClass; isLegalHoliday: boolean }

/** The class of each day between two, and whether it is off by law. */
async function readDays(tx: SignedCtx, from: string, until: string) {
  const { known } = await findCalendar(tx.db, from, until)
  const [first, last] = [Number(from.slice(0, 4)), Number(until.slice(0, 4))]
  const years = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  const legal = new Set(years.flatMap(legalDaysOf).map(({ day }) => day))

  return (day: string): Day => ({
    dayClass: dayClassOf(day, known),
    isLegalHoliday: legal.has(day),
  })
}

/** What the history of the account says of a shift. */
function reasonOf(tx: SignedCtx, shift: UnsettledShift, isEarning: boolean): string {
  const { earned, missed } = hoursWords[tx.language].earnedLeave

  return fillSentence(isEarning ? earned : missed, {
    day: shift.day,
    kind: shift.kind,
    department: labelIn(tx.language, shift.department, shift.departmentEn),
  })
}

/** Days that shifts earn by the rules, as they were when each was over. */
async function readRules(tx: SignedCtx, days: readonly string[]) {
  const sorted = days.toSorted()

  const [regime, dayOf, isGiven] = [
    await findRegime(tx.db),
    await readDays(tx, sorted[0]!, sorted.at(-1)!),
    await givesLeaveForShifts(tx),
  ]

  const daysOf = ({ day, earns, earnedWorkday, earnedRestday }: UnsettledShift): number => {
    if (earns !== null) return Number(earns)
    if (!isGiven) return 0

    const kind = { earnedWorkday: Number(earnedWorkday), earnedRestday: Number(earnedRestday) }

    return daysEarnedBy({ ...dayOf(day), ...kind }, regime)
  }

  return { months: regime.earnedMonths, daysOf }
}

/** Who is away on which days. */
async function readAbsences(tx: SignedCtx, shifts: readonly UnsettledShift[]) {
  const days = shifts.map(({ day }) => day).sort()
  const ids = [...new Set(shifts.map(({ traineeId }) => traineeId))]
  const spans = await findAbsentSpans(tx.db, ids, days[0]!, days.at(-1)!)

  return ({ traineeId, day }: UnsettledShift): boolean =>
    spans.some((span) => span.traineeId === traineeId && span.startsOn <= day && day <= span.endsOn)
}

/** Books the leave of one batch of shifts; answers how many there were. */
const settleBatch = (ctx: SignedCtx) =>
  inTransaction(ctx, async (tx) => {
    const shifts = await findUnsettledShifts(tx.db, tx.now(), BATCH)
    if (shifts.length === 0) return 0

    const { months, daysOf } = await readRules(
      tx,
      shifts.map(({ day }) => day),
    )
    const isAbsent = await readAbsences(tx, shifts)

    const judged = shifts.map((shift) => ({ ...shift, earns: daysOf(shift) }))

    await bookEarnedDays(
      tx,
      shifts.map((shift, place): NewEarned => {
        const isEarning = earnsLeave({ ...shift, isAbsent: isAbsent(shift) })

        return {
          traineeId: shift.traineeId,
          day: shift.day,
          days: isEarning ? judged[place]!.earns : 0,
          endsOn: addMonths(shift.day, months),
          reason: reasonOf(tx, shift, isEarning),
        }
      }),
    )

    await markSettled(tx.db, judged)

    return shifts.length
  })

/**
 * Books the leave that shifts have earned once they are over and their hours are known. The rules
 * are those of the moment when a shift is settled first; later ones change nothing of it.
 */
export async function settleShifts(ctx: SignedCtx): Promise<number> {
  let all = 0
  let count: number

  do {
    count = await settleBatch(ctx)
    all += count
  } while (count === BATCH)

  return all
}

/** Takes back the leave of shifts that the department has taken away or changed afterwards. */
export async function takeBackEarned(
  tx: SignedCtx,
  cells: readonly { traineeId: number; day: string }[],
): Promise<void> {
  const today = dayInChina(tx.now())
  const { changed } = hoursWords[tx.language].earnedLeave

  await bookEarnedDays(
    tx,
    cells
      .filter(({ day }) => day <= today)
      .map(({ traineeId, day }) => ({
        traineeId,
        day,
        days: 0,
        endsOn: addMonths(day, 1),
        reason: fillSentence(changed, { day }),
      })),
  )
}
