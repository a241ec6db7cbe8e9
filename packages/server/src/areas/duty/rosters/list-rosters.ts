import type { RosterFilters } from '@residency/contract/areas/duty/rosters/roster.contract'
import { labelIn } from '@residency/contract/kernel'
import { dayInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { findPlannedDepartments } from '../department.queries.ts'
import { dutyScope } from '../duty.policy.ts'
import { actionsOnRoster } from './roster.policy.ts'
import { findRosterPage } from './roster.queries.ts'

/** Rosters of the reader's departments, and the departments that may begin one. */
export async function listRosters(ctx: SignedCtx, filters: RosterFilters) {
  const scope = dutyScope(ctx.actor)
  const today = dayInChina(ctx.now())

  const [{ rows, total }, departments] = await Promise.all([
    findRosterPage(ctx.db, scope, filters, ctx.language),
    findPlannedDepartments(ctx.db, scope),
  ])

  return {
    list: rows.map(({ departmentEn, ...roster }) => ({
      ...roster,
      department: labelIn(ctx.language, roster.department, departmentEn),
      actions: actionsOnRoster(ctx.actor, roster, today),
    })),
    total,
    departments: departments.map(({ id, name, nameEn }) => ({
      value: id,
      label: labelIn(ctx.language, name, nameEn),
    })),
  }
}
