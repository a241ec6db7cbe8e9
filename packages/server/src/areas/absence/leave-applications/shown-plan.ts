import { errorSentence, labelIn } from '@residency/contract/kernel'
import { addDays } from '@residency/contract/kernel/day'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { findAbsenceEffect } from '../../rotations/rotations.public.ts'
import type { Span } from '../day-accounts/days.rules.ts'
import type { EventPlan } from '../entitlements/event-days.ts'
import { deciderName } from '../leave/shown-absence.ts'
import { findDeciders } from '../leave-decisions/deciders.queries.ts'
import type { LeaveTrainee } from './facts.queries.ts'
import type { PlannedAbsence } from './plan-leave.ts'

export const extended = (plannedEnd: string | null, days: number) =>
  plannedEnd && days > 0 ? { days, plannedEnd, newEnd: addDays(plannedEnd, days) } : null

/** Stays that an absence meets, in the reader's language. */
export const shownStays = (ctx: SignedCtx, stays: Awaited<ReturnType<typeof findAbsenceEffect>>) =>
  stays.map(({ department, departmentEn, ...stay }) => ({
    ...stay,
    department: labelIn(ctx.language, department, departmentEn),
  }))

const shownEvent = (ctx: SignedCtx, { kind, most, taken, extras, known }: EventPlan) => ({
  kind,
  most,
  taken,
  extras: extras.map(({ id, name, nameEn, days, isCounted }) => ({
    dayId: id,
    name: labelIn(ctx.language, name ?? '', nameEn),
    days,
    isCounted,
  })),
  known,
})

/** A planned absence of any kind, with its deciders and the stays it meets. */
export async function shownPlan(
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
      const left = planned.balances.find((one) => one.year === year)?.left ?? null
      return { year, days, isProvisional, left: left === null ? null : left - days }
    }),
    steps: planned.steps
      .map((step) => ({
        step,
        parts: parts
          .filter((part) => part.step === step)
          .map(({ key, departmentId }) => ({
            place: placeOf(departmentId) ?? null,
            names: (deciders.get(key) ?? []).map((one) => deciderName(ctx, one)),
          })),
      }))
      .filter(({ parts: own }) => own.length > 0),
    papers: planned.papers,
    notice: planned.notice,
    stays: shownStays(ctx, stays),
    seats: planned.seats,
    event: planned.event && shownEvent(ctx, planned.event),
    extension: extended(trainee.plannedEnd, planned.extensionDays),
    refusal: first ? errorSentence(ctx.words, ctx.language, first.def, first.data ?? {}) : null,
  }
}
