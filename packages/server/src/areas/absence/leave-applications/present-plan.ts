import { labelIn } from '@residency/contract/kernel'
import { addDays } from '@residency/contract/kernel/day'
import { sayObstacle } from '../../../platform/flow/decide.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { findAbsenceEffect } from '../../rotations/rotations.public.ts'
import type { Span } from '../day-accounts/days.rules.ts'
import type { EventPlan } from '../entitlements/event-days.ts'
import { deciderName } from '../leave/present-absence.ts'
import { findDeciders } from '../leave-decisions/deciders.queries.ts'
import type { LeaveTrainee } from './plan-leave.queries.ts'
import type { PlannedAbsence } from './plan-leave.ts'

export const extended = (plannedEnd: string | null, days: number) =>
  plannedEnd && days > 0 ? { days, plannedEnd, newEnd: addDays(plannedEnd, days) } : null

/** The stays during an absence, in the reader's language. */
export const presentStays = (
  ctx: SignedCtx,
  stays: Awaited<ReturnType<typeof findAbsenceEffect>>,
) =>
  stays.map(({ department, departmentEn, ...stay }) => ({
    ...stay,
    department: labelIn(ctx.language, department, departmentEn),
  }))

const presentEventPlan = (
  ctx: SignedCtx,
  { kind, most: maxDays, taken, extras, known: knownEvents }: EventPlan,
) => ({
  kind,
  most: maxDays,
  taken,
  extras: extras.map(({ id, name, nameEn, days, isCounted }) => ({
    dayId: id,
    name: labelIn(ctx.language, name ?? '', nameEn),
    days,
    isCounted,
  })),
  known: knownEvents,
})

/** A planned absence of any kind, with its deciders and the stays during it. */
export async function presentPlan(
  ctx: SignedCtx,
  trainee: LeaveTrainee,
  span: Span,
  planned: PlannedAbsence,
) {
  const parts = planned.parts.map((part, key) => ({ ...part, key, baseId: trainee.baseId }))

  const [deciders, stays] = await Promise.all([
    findDeciders(ctx, parts),
    findAbsenceEffect(ctx, {
      ...span,
      traineeId: trainee.id,
      baseId: trainee.baseId,
      isAbsence: planned.isAbsence,
    }),
  ])

  const placeOf = (departmentId: number | null) => planned.places.get(departmentId ?? 0)
  const [first] = planned.obstacles

  return {
    total: planned.total,
    workingDays: planned.workingDays,
    countedBy: planned.countedBy,
    years: planned.count.years.map(({ year, days, isProvisional }) => {
      const remaining = planned.balances.find((balance) => balance.year === year)?.left ?? null
      return { year, days, isProvisional, left: remaining === null ? null : remaining - days }
    }),
    steps: planned.steps
      .map((step) => ({
        step,
        parts: parts
          .filter((part) => part.step === step)
          .map(({ key, departmentId }) => ({
            place: placeOf(departmentId) ?? null,
            names: (deciders.get(key) ?? []).map((decider) => deciderName(ctx, decider)),
          })),
      }))
      .filter(({ parts }) => parts.length > 0),
    papers: planned.papers,
    notice: planned.notice,
    stays: presentStays(ctx, stays),
    seats: planned.seats,
    event: planned.event && presentEventPlan(ctx, planned.event),
    extension: extended(trainee.plannedEnd, planned.extensionDays),
    refusal: sayObstacle(ctx, first),
  }
}
