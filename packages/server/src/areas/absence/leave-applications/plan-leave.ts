import { leaveErrors as errors } from '@residency/contract/areas/absence/leave/access'
import { leaveTypeErrors } from '@residency/contract/areas/absence/leave-types/access'
import { labelIn } from '@residency/contract/kernel'
import { addDays } from '@residency/contract/kernel/day'
import { dayInChina } from '../../../platform/clock.ts'
import type { Obstacle } from '../../../platform/flow/move-many.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import type { Span } from '../day-accounts/days.rules.ts'
import { daysShort } from '../day-accounts/days-short.ts'
import { findHeldDays } from '../day-accounts/held-days.ts'
import { findLeaveType } from '../entitlements/entitlement.queries.ts'
import type { NamedEvent } from '../entitlements/event.rules.ts'
import { type EventPlan, eventObstacle, findEvent } from '../entitlements/event-days.ts'
import { type Balance, findBalances } from '../entitlements/find-balances.ts'
import { extensionOf } from '../settlement/extension.ts'
import type { LeaveTrainee } from './plan-leave.queries.ts'
import { type PlannedSpan, planSpan } from './plan-span.ts'

/** A planned absence, with all reasons that prevent it. */
export type PlannedAbsence = PlannedSpan & {
  balances: readonly Balance[]

  /** Papers that are needed, by their names. */
  papers: string | null
  notice: { days: number; earliest: string; isShort: boolean }
  extensionDays: number
  event: EventPlan | null

  /** Whether its days count as absence; an away is on the hospital's order. */
  isAbsence: boolean
}

/**
 * A planned leave: days, steps and their parts, notice, papers, extension, and all reasons that
 * prevent it.
 */
export async function planLeave(
  ctx: SignedCtx,
  trainee: LeaveTrainee,
  span: Span & { leaveTypeId: number },
  named: NamedEvent,
) {
  const { leaveTypeId } = span
  const type = await findLeaveType(ctx.db, leaveTypeId)
  if (type?.status !== 1) throw fail(errors.typeClosed)

  const { startsOn } = span

  const planned = await planSpan(ctx, trainee, span, {
    id: leaveTypeId,
    countedBy: type.countedBy,
    isNeverHindered: type.isNeverHindered,
  })

  const { total } = planned
  const { years } = planned.count

  const accounts = years.map(({ year }) => ({
    traineeId: trainee.id,
    typeId: type.id,
    year,
    startsOn,
  }))

  const balances = await findBalances(ctx.db, dayInChina(ctx.now()), accounts)

  const heldDays = await findHeldDays(
    ctx.db,
    { traineeId: trainee.id, typeId: type.id, dates: planned.count.dates },
    dayInChina(ctx.now()),
  )

  const name = labelIn(ctx.language, type.name, type.nameEn)
  const earliest = addDays(dayInChina(ctx.now()), type.noticeDays)
  const needsPapers = type.papersFrom !== null && total >= Number(type.papersFrom)
  const isHalved = !type.allowsHalf && (span.startsHalf === 'pm' || span.endsHalf === 'am')
  const half: Obstacle[] = isHalved ? [{ def: errors.halfNotAllowed, data: { type: name } }] : []
  const event = await findEvent(ctx, { traineeId: trainee.id, type, on: startsOn, event: named })
  const short =
    daysShort(name, years, balances, heldDays) ?? (event ? eventObstacle(event, total) : undefined)
  const isForAnother =
    type.forGender !== null && trainee.gender !== null && type.forGender !== trainee.gender
  const unfit: Obstacle[] = isForAnother
    ? [{ def: leaveTypeErrors.leaveTypeNotForYou, data: { type: name } }]
    : []
  const extensionDays = await extensionOf(ctx, { id: 0, traineeId: trainee.id, type, span, years })
  const isWithin = endsWithExtension(trainee, span, extensionDays)
  const ofDays = planned.obstacles.filter(({ def }) => def !== errors.outsideTraining || !isWithin)

  return {
    ...planned,
    name,
    type,
    balances,
    obstacles: [...unfit, ...ofDays, ...half, ...(short ? [short] : [])],
    event,
    papers: needsPapers ? labelIn(ctx.language, type.papers ?? '', type.papersEn) : null,
    notice: { days: type.noticeDays, earliest, isShort: startsOn < earliest },
    isAbsence: true,
    extensionDays,
  } satisfies PlannedAbsence & { name: string; type: object }
}

/**
 * Whether a leave begins in the training and ends no later than it will itself move the end of the
 * training to.
 */
function endsWithExtension(
  trainee: LeaveTrainee,
  { startsOn, endsOn }: Span,
  extensionDays: number,
): boolean {
  const { startsOn: first, plannedEnd } = trainee
  return (
    plannedEnd !== null &&
    startsOn >= first &&
    startsOn <= plannedEnd &&
    endsOn <= addDays(plannedEnd, extensionDays)
  )
}

export type PlannedLeave = Awaited<ReturnType<typeof planLeave>>
