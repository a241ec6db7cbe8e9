import type { TraineeFilters } from '@residency/contract/areas/students/trainees/trainees.contract'
import { labelIn, maskNumber } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { findAskedLengths } from '../../standards/standards.public.ts'
import { actionsOnTrainee, visibleTrainees } from '../students.policy.ts'
import { timelineOf } from '../timeline-of.ts'
import {
  findMajorsInScope,
  findOpenUnits,
  findTraineeInScope,
  findTraineePage,
  type TraineeMatch,
  type TraineeRecord,
} from './trainees.queries.ts'

/** Filters with the reader's scope. */
export const traineeMatch = (
  ctx: SignedCtx,
  filters: Omit<TraineeFilters, 'pageNum' | 'pageSize'>,
): TraineeMatch => ({
  ...filters,
  scope: visibleTrainees(ctx.actor),
})

/** A trainee as lists and forms show them, in the reader's language. */
export const presentTrainee = (ctx: SignedCtx, t: TraineeRecord) => ({
  ...t,
  major: labelIn(ctx.language, t.major, t.majorEn),
  base: labelIn(ctx.language, t.base, t.baseEn),
  trainingUnit: labelIn(ctx.language, t.unit, t.unitEn),
  traineeKind: t.traineeKind as 'sponsored' | 'open' | 'degree' | 'partner',
  degreeKind: t.degreeKind as 'none' | 'degree',
  isFromSignUp: t.registrationId !== null,
  actions: actionsOnTrainee(ctx.actor),
})

/** Trainees of the reader's bases, those who began last first. */
export async function listTrainees(ctx: SignedCtx, filters: TraineeFilters) {
  const { rows, total } = await findTraineePage(
    ctx.db,
    traineeMatch(ctx, filters),
    filters,
    ctx.language,
  )

  return { list: rows.map((t) => presentTrainee(ctx, t)), total }
}

/** One trainee in the reader's scope with what happened so far; the mobile number is masked. */
export async function getTrainee(ctx: SignedCtx, { id }: { id: number }) {
  const t = found(await findTraineeInScope(ctx.db, visibleTrainees(ctx.actor), id))
  return {
    ...presentTrainee(ctx, t),
    mobile: maskNumber(
      ctx.fields.openCell({ table: 'users', column: 'mobile', row: t.userId }, t.mobileSealed),
    ),
    enrolledOn: t.enrolledOn,
    extensionDays: t.extensionDays,
    cohort: t.cohort,
    asked: await askedOf(ctx, {
      majorId: t.majorId,
      degreeKind: t.degreeKind,
      education: t.education,
    }),
    timeline: await timelineOf(ctx, {
      id: t.id,
      userId: t.userId,
      registrationId: t.registrationId,
    }),
  }
}

type Training = { majorId: number; degreeKind: string; education: string | null }

const askedOf = async (ctx: SignedCtx, training: Training) =>
  (await findAskedLengths(ctx.db, [training]))[0] ?? null

/** What the time conditions ask for of a training that is being written down. */
export const getRequiredLength = (ctx: SignedCtx, training: Training & { education: string }) =>
  askedOf(ctx, training)

/**
 * Choices of filters and forms: the reader's bases, their enabled majors, the enabled training
 * units.
 */
export async function listTraineeChoices(ctx: SignedCtx) {
  const label = (zh: string, en: string | null) => labelIn(ctx.language, zh, en)
  const majors = await findMajorsInScope(ctx.db, visibleTrainees(ctx.actor))
  const bases = new Map(
    majors.map((m) => [m.baseId, { value: m.baseId, label: label(m.base, m.baseEn) }]),
  )
  const units = await findOpenUnits(ctx.db)

  return {
    bases: [...bases.values()],
    majors: majors
      .filter((m) => m.status === 1)
      .map((m) => ({ value: m.id, label: label(m.name, m.nameEn), baseId: m.baseId })),
    units: units.map((unit) => ({ value: unit.id, label: label(unit.name, unit.nameEn) })),
  }
}
