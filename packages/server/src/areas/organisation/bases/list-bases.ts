import type { BaseFilters } from '@residency/contract/areas/organisation/bases/base.contract'
import { labelIn } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { findBasePage, findEnabledBases, findMajorsOf } from './base.queries.ts'

/** Enabled bases as choices. */
export const getBaseOptions = async (ctx: SignedCtx) =>
  (await findEnabledBases(ctx.db)).map((base) => ({
    value: base.id,
    label: labelIn(ctx.language, base.name, base.nameEn),
  }))

/** Enabled bases with their enabled majors, named in the reader's language. */
export async function listBases(ctx: SignedCtx, filters: BaseFilters) {
  const { rows, total } = await findBasePage(ctx.db, filters)

  const majors = await findMajorsOf(
    ctx.db,
    rows.map((b) => b.id),
  )

  const list = rows.map((b) => ({
    ...b,
    name: labelIn(ctx.language, b.name, b.nameEn),
    deptId: b.departmentId,
    deptName: labelIn(ctx.language, b.department, b.departmentEn),
    majors: majors
      .filter((m) => m.baseId === b.id)
      .map((m) => ({
        id: m.id,
        code: m.code,
        name: labelIn(ctx.language, m.name, m.nameEn),
        kind: m.kind,
      })),
  }))

  return { list, total }
}
