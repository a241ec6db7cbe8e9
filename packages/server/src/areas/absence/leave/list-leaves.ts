import type { LeaveFilters } from '@residency/contract/areas/absence/leave/leave-list.contract'
import { labelIn } from '@residency/contract/kernel'
import { yearOf } from '@residency/contract/kernel/day'
import { dayInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { findAbsenceEffect } from '../../rotations/rotations.public.ts'
import { findBalances } from '../entitlements/find-balances.ts'
import { findSeats } from '../leave-applications/find-seats.ts'
import { extended, presentStays } from '../leave-applications/present-plan.ts'
import { findEventOf } from '../leave-decisions/event-of-absence.ts'
import { findDaysOfYear, findOverlappingAbsences } from '../leave-decisions/others-away.queries.ts'
import { extensionOf } from '../settlement/extension.ts'
import { findCountedAbsences } from '../settlement/settlement.queries.ts'
import { spanOf } from '../settlement/to-settlement.ts'
import {
  type AbsenceFamily,
  type AbsenceFilters,
  type AbsenceMatch,
  type AbsenceRow,
  findAbsence,
  findAbsencePage,
} from './absence.queries.ts'
import { absenceScope } from './absence-scope.ts'
import { isInTimetable } from './leave.policy.ts'
import { presentAbsence, presentAbsenceDetails, typeIn } from './present-absence.ts'

/** Filters of the lists of a family, with the reader's scope and today. */
export const absenceMatch = async (
  ctx: SignedCtx,
  filters: AbsenceFilters,
  family: AbsenceFamily = 'leave',
): Promise<AbsenceMatch> => ({
  ...filters,
  family,
  scope: await absenceScope(ctx),
  today: dayInChina(ctx.now()),
})

/**
 * Absences of the trainees the reader is responsible for; those that wait for the reader come
 * first.
 */
export async function listLeaves(ctx: SignedCtx, filters: LeaveFilters) {
  const { rows, total } = await findAbsencePage(ctx.db, await absenceMatch(ctx, filters), filters)
  return { list: rows.map((row) => presentAbsence(ctx, row)), total }
}

/**
 * What a decision has to weigh: who else is away, the year so far, the stays and the end of the
 * training.
 */
export async function effectOf(ctx: SignedCtx, a: AbsenceRow) {
  const year = yearOf(a.startsOn)
  const span = spanOf(a)

  const [others, taken, stays, settled, seats, event] = await Promise.all([
    findOverlappingAbsences(ctx.db, a),
    findDaysOfYear(ctx.db, a.traineeId, year, a.id),
    findAbsenceEffect(
      ctx,
      { ...span, traineeId: a.traineeId, baseId: a.baseId, isAbsence: a.kind !== 'away' },
      a.id,
    ),
    findCountedAbsences(ctx.db, [a.id]),
    a.kind === 'unexcused' ? [] : findSeats(ctx, a.ownerUserId, span),
    findEventOf(ctx, a),
  ])

  const isListed = a.leaveTypeId === null || taken.some(({ id }) => id === a.leaveTypeId)
  const soFar = isListed
    ? taken
    : [...taken, { kind: a.kind, id: a.leaveTypeId, type: a.type, typeEn: a.typeEn, days: '0' }]
  const accounts = soFar.flatMap(({ id }) =>
    id === null ? [] : [{ traineeId: a.traineeId, typeId: id, year, startsOn: a.startsOn }],
  )
  const balances = await findBalances(ctx.db, dayInChina(ctx.now()), accounts)

  const type = a.leaveTypeId && {
    id: a.leaveTypeId,
    extendsTraining: a.extendsTraining!,
    extendsOver: a.extendsOver,
  }

  const leave = type && {
    id: a.id,
    traineeId: a.traineeId,
    type,
    span,
    years: settled[0]?.count.years ?? [],
  }

  const days = leave ? await extensionOf(ctx, leave) : 0
  // once approved, the planned end has moved already
  const end = isInTimetable(a.state) ? null : extended(a.plannedEnd, days)

  return {
    alsoAway: others.map((o) => ({
      name: o.name,
      department: labelIn(ctx.language, o.department, o.departmentEn),
      startsOn: o.startsOn,
      endsOn: o.endsOn,
      type: typeIn(ctx, o),
      isApproved: isInTimetable(o.state) || o.kind === 'unexcused',
    })),
    year,
    soFar: soFar
      .map((row) => ({
        type: typeIn(ctx, row),
        days: Number(row.days),
        left: balances.find(({ typeId }) => typeId === row.id)?.left ?? null,
      }))
      .filter(({ days, left }) => days > 0 || left !== null),
    stays: presentStays(ctx, stays),
    seats,
    event: event && { most: event.most, taken: event.taken },
    extension: end,
  }
}

/** One absence with its steps and papers, and what a decision has to weigh. */
export async function getLeave(ctx: SignedCtx, { id }: { id: number }) {
  const row = found(await findAbsence(ctx.db, await absenceScope(ctx), id))
  const [[leave], effect] = await Promise.all([
    presentAbsenceDetails(ctx, [row]),
    effectOf(ctx, row),
  ])
  return { ...leave!, effect }
}

/** Papers of an absence are read by its trainee and by those in whose scope it is. */
export const mayReadAbsence = async (ctx: SignedCtx, id: number): Promise<boolean> =>
  (await findAbsence(ctx.db, await absenceScope(ctx), id)) !== undefined
