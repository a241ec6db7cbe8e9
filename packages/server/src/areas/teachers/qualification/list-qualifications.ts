import { qualificationPermissions as may } from '@residency/contract/areas/teachers/qualification/access'
import type { QualificationFilters } from '@residency/contract/areas/teachers/qualification/qualification.contract'
import { holds, labelIn, maskNumber } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { findDepartmentsOfBase, findEnabledBases } from '../../organisation/organisation.public.ts'
import { listScansOf } from '../certificates/list-certificates.ts'
import { visibleTeachers } from '../teachers.policy.ts'
import {
  factLabels,
  openedQualification,
  presentQualification,
  scheduleOf,
} from './present-qualification.ts'
import { reviewActions } from './qualification.policy.ts'
import { findOwnById, findQualification, findQualificationPage } from './qualification.queries.ts'

/** Filters with the reader's scope. */
export const matchOf = <F extends Omit<QualificationFilters, 'pageNum' | 'pageSize'>>(
  ctx: SignedCtx,
  filters: F,
) => ({
  ...filters,
  scope: visibleTeachers(ctx.actor),
  userId: ctx.actor.userId,
})

/** Applications in the reader's scope, those that wait for the reader first. */
export async function listQualifications(ctx: SignedCtx, filters: QualificationFilters) {
  const { rows, total } = await findQualificationPage(
    ctx.db,
    matchOf(ctx, filters),
    filters,
    ctx.language,
  )

  const labels = await factLabels(ctx)
  return {
    list: rows.map((q) => ({
      ...presentQualification(ctx, q, labels),
      actions: reviewActions(q, ctx.actor),
    })),
    total,
  }
}

/**
 * One application in the reader's scope, with everything a decision needs; the mobile number is
 * masked.
 */
export async function getQualification(ctx: SignedCtx, { id }: { id: number }) {
  const q = found(await findQualification(ctx.db, visibleTeachers(ctx.actor), id))
  const mobile = maskNumber(
    ctx.fields.openCell({ table: 'users', column: 'mobile', row: q.userId }, q.mobileSealed),
  )

  const [opened, scans] = await Promise.all([
    openedQualification(ctx, q),
    listScansOf(ctx, q.userId),
  ])

  return { ...opened, actions: reviewActions(q, ctx.actor), mobile, scans }
}

/** The way of an application: the own one, or one in the reader's scope. */
export async function getQualificationSchedule(ctx: SignedCtx, { id }: { id: number }) {
  const own = await findOwnById(ctx.db, ctx.actor.userId, id)
  if (own) return scheduleOf(ctx, own)

  const isReader = holds(ctx.actor, may.list)

  return scheduleOf(
    ctx,
    found(isReader ? await findQualification(ctx.db, visibleTeachers(ctx.actor), id) : undefined),
  )
}

const asOptions = (
  ctx: SignedCtx,
  rows: readonly { id: number; name: string; nameEn: string | null }[],
) => rows.map((row) => ({ value: row.id, label: labelIn(ctx.language, row.name, row.nameEn) }))

/** Enabled bases. */
export const listBasesToTeachAt = async (ctx: SignedCtx) =>
  asOptions(ctx, await findEnabledBases(ctx.db))

/** Enabled departments of a base and the rooms below them. */
export const listDepartmentsOfBase = async (ctx: SignedCtx, { baseId }: { baseId: number }) =>
  asOptions(ctx, await findDepartmentsOfBase(ctx.db, baseId))

/** The papers of an application are read by its applicant and by those in whose scope it is. */
export async function mayReadQualification(ctx: SignedCtx, id: number): Promise<boolean> {
  if (await findOwnById(ctx.db, ctx.actor.userId, id)) return true
  return (
    holds(ctx.actor, may.list) &&
    (await findQualification(ctx.db, visibleTeachers(ctx.actor), id)) !== undefined
  )
}
