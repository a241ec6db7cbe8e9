import { hoursWords } from '@residency/contract/areas/duty/hours/text'
import { labelIn } from '@residency/contract/kernel'
import { addMonths } from '@residency/contract/kernel/day'
import { fillSentence } from '@residency/contract/kernel/sentence'
import { dayInChina } from '../../../platform/clock.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import {
  bookEarnedDays,
  findAbsentSpans,
  givesLeaveForShifts,
  type NewEarnedDay,
  takeBackEarnedDays,
} from '../../absence/absence.public.ts'
import { findCalendar, isLegalHoliday } from '../../settings/settings.public.ts'
import { dayClassOf } from '../day.rules.ts'
import { findUnsettledShifts, type UnsettledShift } from '../hours/shift-hours.queries.ts'
import { findRegime } from '../limits/regime.ts'
import { daysEarnedBy, earnsLeave } from './earned-leave.rules.ts'
import { markSettled } from './settled.queries.ts'

/** Shifts that are settled in one transaction. */
const BATCH = 500

/** What the history of the account says of a shift. */
function reasonOf(
  tx: SignedCtx,
  shift: Omit<UnsettledShift, 'earns'> & { isEarning: boolean },
): string {
  const { earned, missed } = hoursWords[tx.language].earnedLeave

  return fillSentence(shift.isEarning ? earned : missed, {
    day: shift.day,
    kind: shift.kind,
    department: labelIn(tx.language, shift.department, shift.departmentEn),
  })
}

type Period = { from: string; until: string }

/** Days that shifts earn by the rules, as they were when each was over. */
async function readRules(tx: SignedCtx, { from, until }: Period) {
  const [regime, { known }, isGiven] = [
    await findRegime(tx.db),
    await findCalendar(tx.db, from, until),
    await givesLeaveForShifts(tx),
  ]

  const daysOf = ({ day, earns, earnedWorkday, earnedRestday }: UnsettledShift): number => {
    if (earns !== null) return Number(earns)
    if (!isGiven) return 0

    return daysEarnedBy(
      {
        dayClass: dayClassOf(day, known),
        isLegalHoliday: isLegalHoliday(day),
        earnedWorkday: Number(earnedWorkday),
        earnedRestday: Number(earnedRestday),
      },
      regime,
    )
  }

  return { months: regime.earnedMonths, daysOf }
}

/** Who is away on which days. */
async function readAbsences(
  tx: SignedCtx,
  shifts: readonly UnsettledShift[],
  { from, until }: Period,
) {
  const ids = [...new Set(shifts.map(({ traineeId }) => traineeId))]
  const spans = await findAbsentSpans(tx.db, ids, from, until)

  return ({ traineeId, day }: UnsettledShift): boolean =>
    spans.some((span) => span.traineeId === traineeId && span.startsOn <= day && day <= span.endsOn)
}

/** Books the leave of one batch of shifts; answers how many there were. */
const settleBatch = (ctx: SignedCtx) =>
  inTransaction(ctx, async (tx) => {
    const shifts = await findUnsettledShifts(tx.db, tx.now(), BATCH)
    if (shifts.length === 0) return 0

    const days = shifts.map(({ day }) => day).sort()
    const between = { from: days[0]!, until: days.at(-1)! }
    const { months, daysOf } = await readRules(tx, between)
    const isAbsent = await readAbsences(tx, shifts, between)

    const judged = shifts.map((shift) => ({
      ...shift,
      earns: daysOf(shift),
      isEarning: earnsLeave({ ...shift, isAbsent: isAbsent(shift) }),
    }))

    await bookEarnedDays(
      tx,
      judged.map(
        (shift): NewEarnedDay => ({
          traineeId: shift.traineeId,
          day: shift.day,
          days: shift.isEarning ? shift.earns : 0,
          endsOn: addMonths(shift.day, months),
          reason: reasonOf(tx, shift),
        }),
      ),
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

  await takeBackEarnedDays(
    tx,
    cells
      .filter(({ day }) => day <= today)
      .map(({ traineeId, day }) => ({ traineeId, day, reason: fillSentence(changed, { day }) })),
  )
}
