import { leaveTypeErrors as errors } from '@residency/contract/areas/absence/types/errors'
import { labelIn } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { addUsed, openAccounts, type YearDays } from './account.queries.ts'
import { findLeaveType, findProvince, findTypeDays, findWorksSince } from './entitlement.queries.ts'
import { entitledDays, nextDays, workYearsOn } from './entitlement.rules.ts'

type Held = { traineeId: number; typeId: number; daysByYear: readonly YearDays[] }
const moreThanNothing = (daysByYear: readonly YearDays[]) => daysByYear.filter(({ days }) => days > 0)

/**
 * Holds the days of a leave in the caller's transaction, each year from its own account. Refuses with what is left and when new days come.
 * A year of which no day counts yet has its account opened too, for when its holidays are published.
 * `startsOn`: the day on which seniority is judged; in a later year it is New Year.
 */
export async function holdDays(tx: SignedCtx, { traineeId, typeId, startsOn, daysByYear }: Held & { startsOn: string }) {
  const wanted = daysByYear
  if (wanted.length === 0) return
  const type = found(await findLeaveType(tx.db, typeId))
  const name = labelIn(tx.language, type.name, type.name_en)
  const [rows, province] = [await findTypeDays(tx.db, [typeId]), await findProvince(tx.db)]
  const worksSince = await findWorksSince(tx.db, traineeId)
  const dayIn = (year: number) => (startsOn.startsWith(`${year}-`) ? startsOn : `${year}-01-01`)
  const years = wanted.map(({ year }) => {
    const given = entitledDays(rows, 'year', { province, workYears: workYearsOn(worksSince, dayIn(year)) })
    if (given.kind === 'unrecorded') throw fail(errors.leaveDaysUnrecorded, { type: name })
    if (type.is_earned) return { year, entitled: 0 }
    return { year, entitled: given.kind === 'days' ? given.days : null }
  })
  const accounts = new Map((await openAccounts(tx.db, { traineeId, typeId }, years, tx.now())).map((row) => [row.year, row]))
  for (const { year, days } of wanted) {
    const { left } = accounts.get(year)!
    if (left === null || Number(left) >= days) continue
    const next = nextDays(rows, { province, worksSince, on: dayIn(year) })
    const facts = { type: name, year, left: Number(left), wanted: days }
    throw next ? fail(errors.leaveDaysShort, { ...facts, on: next.on, days: next.days }) : fail(errors.leaveDaysOver, facts)
  }
  await addUsed(tx.db, { traineeId, typeId }, moreThanNothing(wanted), tx.now())
}

/** Gives held days back: after a rejection, withdrawal, revocation or an early return. */
export async function giveBack(tx: SignedCtx, { traineeId, typeId, daysByYear }: Held) {
  const back = moreThanNothing(daysByYear).map(({ year, days }) => ({ year, days: -days }))
  if (back.length > 0) await addUsed(tx.db, { traineeId, typeId }, back, tx.now())
}
