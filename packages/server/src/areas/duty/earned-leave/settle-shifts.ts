import { hoursWords } from '@residency/contract/areas/duty/hours/text'
import type { DayClass } from '@residency/contract/areas/duty/kinds/kind.contract'
import { labelIn } from '@residency/contract/kernel'
import { addMonths } from '@residency/contract/kernel/day'
import { fillSentence } from '@residency/contract/kernel/sentence'
import { dayInChina } from '../../../platform/clock.ts'
import { anyId } from '../../../platform/db/patterns.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { idsOf } from '../../../platform/ids-of.ts'
import { bookEarnedDays, type NewEarned } from '../../absence/absence.public.ts'
import { findCalendar, legalDaysOf } from '../../settings/settings.public.ts'
import { isWorked } from '../hours/hours.policy.ts'
import { findUnsettledShifts, type UnsettledShift } from '../hours/shift-hours.queries.ts'
import { dayClassOf } from '../kinds/day-class.rules.ts'
import { findRegime } from '../limits/regime.queries.ts'
import { daysEarnedBy } from './earned-leave.rules.ts'

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
function reasonOf(tx: SignedCtx, shift: UnsettledShift): string {
  const { earned, missed } = hoursWords[tx.language].earnedLeave

  return fillSentence(isWorked(shift) ? earned : missed, {
    day: shift.day,
    kind: shift.kind,
    department: labelIn(tx.language, shift.department, shift.departmentEn),
  })
}

/**
 * Books the leave that shifts have earned once they are over and their hours are known. The rules
 * are those of this moment; what was booked by others before stays, unless the hours change.
 */
export const settleShifts = (ctx: SignedCtx) =>
  inTransaction(ctx, async (tx) => {
    const shifts = await findUnsettledShifts(tx.db, tx.now(), BATCH)
    if (shifts.length === 0) return 0

    const days = shifts.map(({ day }) => day).sort()

    const [regime, dayOf] = [await findRegime(tx.db), await readDays(tx, days[0]!, days.at(-1)!)]

    const earned = shifts.map(
      (shift): NewEarned => ({
        traineeId: shift.traineeId,
        day: shift.day,
        days: daysEarnedBy(
          {
            ...dayOf(shift.day),
            isWorked: isWorked(shift),
            earnedWorkday: Number(shift.earnedWorkday),
            earnedRestday: Number(shift.earnedRestday),
          },
          regime,
        ),
        endsOn: addMonths(shift.day, regime.earnedMonths),
        reason: reasonOf(tx, shift),
      }),
    )

    if (!(await bookEarnedDays(tx, earned))) return 0

    await tx.db
      .updateTable('dutyShifts')
      .set({ isSettled: true })
      .where('id', '=', anyId(idsOf(shifts)))
      .execute()

    return shifts.length
  })

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
