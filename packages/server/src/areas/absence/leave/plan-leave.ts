import { leaveErrors as errors } from '@residency/contract/areas/absence/leave/errors'
import { labelIn } from '@residency/contract/kernel'
import { addDays } from '@residency/contract/kernel/day'
import { dayInChina } from '../../../platform/clock.ts'
import type { Obstacle } from '../../../platform/flow/move-many.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { Fail, fail } from '../../../platform/http/fail.ts'
import type { Span } from '../types/days.rules.ts'
import { findLeaveType } from '../types/entitlement.queries.ts'
import { mustFitEvent } from '../types/event-days.ts'
import { type DaysLeft, daysShort, findDaysLeft } from './days-left.ts'
import { extensionOf } from './extension.ts'
import type { LeaveTrainee } from './facts.queries.ts'
import { type PlannedSpan, planSpan } from './plan-span.ts'

/** An absence as it would be, with everything that stands against it. */
export type PlannedAbsence = PlannedSpan & {
  left: readonly DaysLeft[]
  /** Papers that are needed, by their names. */
  papers: string | null
  notice: { days: number; earliest: string; isShort: boolean }
  extensionDays: number
}
/** A leave as it would be: days, steps and their parts, notice, papers, extension, and everything that stands against it. */
export async function planLeave(ctx: SignedCtx, trainee: LeaveTrainee, { leaveTypeId, ...span }: Span & { leaveTypeId: number }) {
  const type = await findLeaveType(ctx.db, leaveTypeId)
  if (type?.status !== 1) throw fail(errors.typeClosed)
  const { startsOn } = span
  const planned = await planSpan(ctx, trainee, span, {
    id: leaveTypeId,
    countedBy: type.counted_by as 'working',
    isNeverHindered: type.is_never_hindered,
  })
  const { years, total } = planned
  const left = await findDaysLeft(
    ctx,
    trainee.id,
    [type],
    years.map(({ year }) => year),
    startsOn,
  )
  const name = labelIn(ctx.language, type.name, type.name_en)
  const earliest = addDays(dayInChina(ctx.now()), type.notice_days)
  const needsPapers = type.papers_from !== null && total >= Number(type.papers_from)
  const isHalved = !type.allows_half && (span.startsHalf === 'pm' || span.endsHalf === 'am')
  const half: Obstacle[] = isHalved ? [{ def: errors.halfNotAllowed, data: { type: name } }] : []
  const short =
    daysShort(name, years, left) ?? (await eventObstacle(ctx, { traineeId: trainee.id, typeId: type.id, on: startsOn, days: total }))
  return {
    ...{ ...planned, name, left, obstacles: [...planned.obstacles, ...half, ...(short ? [short] : [])] },
    papers: needsPapers ? labelIn(ctx.language, type.papers ?? '', type.papers_en) : null,
    notice: { days: type.notice_days, earliest, isShort: startsOn < earliest },
    extensionDays: await extensionOf(ctx, { id: 0, trainee_id: trainee.id, type, span, years }),
  } satisfies PlannedAbsence & { name: string }
}
export type PlannedLeave = Awaited<ReturnType<typeof planLeave>>

async function eventObstacle(ctx: SignedCtx, event: Parameters<typeof mustFitEvent>[1]): Promise<Obstacle | undefined> {
  try {
    await mustFitEvent(ctx, event)
  } catch (error) {
    if (error instanceof Fail) return { def: error.def, data: error.data }
    throw error
  }
  return undefined
}
