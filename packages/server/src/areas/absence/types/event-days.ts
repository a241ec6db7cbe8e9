import { leaveTypeErrors as errors } from '@residency/contract/areas/absence/types/errors'
import { labelIn } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { findLeaveType, findProvince, findTypeDays, findWorksSince } from './entitlement.queries.ts'
import { entitledDays, extrasOf, workYearsOn } from './entitlement.rules.ts'

type Event = { traineeId: number; typeId: number; on: string }
/** The days of one event (null: no limit), and the extras that may be added to them, such as a difficult birth. */
export async function findEventDays(ctx: SignedCtx, { traineeId, typeId, on }: Event) {
  const type = found(await findLeaveType(ctx.db, typeId))
  const [rows, province] = [await findTypeDays(ctx.db, [typeId]), await findProvince(ctx.db)]
  const workYears = workYearsOn(await findWorksSince(ctx.db, traineeId), on)
  const given = entitledDays(rows, 'event', { province, workYears })
  const name = labelIn(ctx.language, type.name, type.name_en)
  if (given.kind === 'unrecorded') throw fail(errors.leaveDaysUnrecorded, { type: name })
  const extras = extrasOf(rows, province).map((row) => ({
    ...{ id: row.id, name: labelIn(ctx.language, row.name ?? '', row.nameEn), days: row.days, source: row.source },
  }))
  return { name, extras, ...(given.kind === 'days' ? { days: given.days, source: given.source } : { days: null, source: null }) }
}
/** Refuses more days than one event has, with all of its extras; `days` as the type counts them. */
export async function mustFitEvent(ctx: SignedCtx, { days, ...event }: Event & { days: number }) {
  const { name, extras, ...given } = await findEventDays(ctx, event)
  if (given.days === null) return
  const most = given.days + extras.reduce((sum, extra) => sum + extra.days, 0)
  if (days > most) throw fail(errors.leaveEventOver, { type: name, days: most, source: given.source ?? '' })
}
