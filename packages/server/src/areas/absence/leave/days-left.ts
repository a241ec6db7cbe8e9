import { leaveTypeErrors } from '@residency/contract/areas/absence/types/errors'
import type { Obstacle } from '../../../platform/flow/move-many.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { findProvince, findTypeDays, findWorksSince } from '../types/entitlement.queries.ts'
import { entitledDays, nextDays, workYearsOn } from '../types/entitlement.rules.ts'
import { findAccounts } from './facts.queries.ts'

type Type = { id: number; is_earned: boolean }
/** What a trainee has of each type in these years, by account or, where none is open yet, by the table of days; nothing is written. */
export async function findDaysLeft(
  ctx: Pick<SignedCtx, 'db'>,
  traineeId: number,
  types: readonly Type[],
  years: readonly number[],
  on: string,
) {
  const [rows, province, worksSince, accounts] = await Promise.all([
    findTypeDays(
      ctx.db,
      types.map(({ id }) => id),
    ),
    findProvince(ctx.db),
    findWorksSince(ctx.db, traineeId),
    findAccounts(ctx.db, traineeId, years),
  ])
  return types.flatMap((type) => {
    const own = rows.filter(({ leaveTypeId }) => leaveTypeId === type.id)
    return years.map((year) => {
      const day = on.startsWith(`${year}-`) ? on : `${year}-01-01`
      const given = entitledDays(own, 'year', { province, workYears: workYearsOn(worksSince, day) })
      const account = accounts.find((one) => one.leave_type_id === type.id && one.year === year)
      const entitled = type.is_earned ? 0 : given.kind === 'days' ? given.days : null
      const granted = entitled === null ? null : Math.max(entitled + Number(account?.adjusted ?? 0), Number(account?.granted ?? 0))
      const used = Number(account?.used ?? 0)
      const next = nextDays(own, { province, worksSince, on: day })
      return {
        typeId: type.id,
        year,
        granted,
        used,
        left: granted === null ? null : granted - used,
        isUnrecorded: given.kind === 'unrecorded',
        next,
      }
    })
  })
}
export type DaysLeft = Awaited<ReturnType<typeof findDaysLeft>>[number]

/** Why days are too few: what is left, and when new ones come. */
export function daysShort(
  type: string,
  wanted: readonly { year: number; days: number }[],
  left: readonly DaysLeft[],
): Obstacle | undefined {
  for (const { year, days } of wanted) {
    const own = left.find((one) => one.year === year)
    if (own?.isUnrecorded) return { def: leaveTypeErrors.leaveDaysUnrecorded, data: { type } }
    if (!own || own.left === null || own.left >= days) continue
    const facts = { type, year, left: own.left, wanted: days }
    return own.next
      ? { def: leaveTypeErrors.leaveDaysShort, data: { ...facts, on: own.next.on, days: own.next.days } }
      : { def: leaveTypeErrors.leaveDaysOver, data: facts }
  }
  return undefined
}
