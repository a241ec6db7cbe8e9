import { comparePermissions as may } from '@residency/contract/areas/standards/compare/access'
import type { CompareFilters } from '@residency/contract/areas/standards/compare/compare.contract'
import { labelIn, permittedActions } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import {
  findRotationDepartments,
  findStandardDepartmentPage,
  type StandardDepartment,
} from './compare.queries.ts'

export const presentStandardDepartment = (
  ctx: SignedCtx,
  standardDepartment: StandardDepartment,
) => ({
  ...standardDepartment,
  matches: standardDepartment.matches.map((match) => ({
    departmentId: match.id,
    name: labelIn(ctx.language, match.name, match.nameEn),
    share: match.share,
  })),
  actions: permittedActions(ctx.actor, {
    edit: may.manage,
    delete: standardDepartment.standardCount === 0 && may.manage,
  }) as ('edit' | 'delete')[],
})

/** Standard departments with what represents them, unmatched ones first. */
export async function listStandardDepartments(ctx: SignedCtx, filters: CompareFilters) {
  const { rows, total } = await findStandardDepartmentPage(ctx.db, filters, filters)
  return { list: rows.map((row) => presentStandardDepartment(ctx, row)), total }
}

/** Second-level departments in use, each after the department above it. */
export async function listRotationDepartments(ctx: SignedCtx) {
  const label = (zh: string, en: string | null) => labelIn(ctx.language, zh, en)
  return (await findRotationDepartments(ctx.db)).map((rotationDepartment) => ({
    value: rotationDepartment.id,
    label: `${label(rotationDepartment.parent, rotationDepartment.parentEn)} / ${label(rotationDepartment.name, rotationDepartment.nameEn)}`,
  }))
}
