import type { BASE_MODES, BaseFilters, PROFESSIONS } from '@residency/contract/areas/organisation/base.contract'
import type { SignedCtx } from '../../platform/http/ctx.ts'
import { findBasePage, findEnabledBases, findMajorsOf } from './base.queries.ts'

type Mode = (typeof BASE_MODES)[number]
type Profession = (typeof PROFESSIONS)[number]

/** Enabled bases as choices. */
export const getBaseOptions = async (ctx: SignedCtx) => (await findEnabledBases(ctx.db)).map(({ id, name }) => ({ value: id, label: name }))

/** Enabled bases with their enabled majors, named in the reader's language. */
export async function listBases(ctx: SignedCtx, filters: BaseFilters) {
  const { rows, total } = await findBasePage(ctx.db, filters)
  const majors = await findMajorsOf(
    ctx.db,
    rows.map((b) => b.id),
  )
  const list = rows.map((b) => ({
    id: b.id,
    code: b.code,
    name: b.name,
    mode: b.mode as Mode,
    deptId: b.department_id,
    deptName: b.department,
    sort: b.sort,
    majors: majors
      .filter((m) => m.base_id === b.id)
      .map((m) => ({ id: m.id, code: m.code, name: (ctx.language === 'en' && m.name_en) || m.name, kind: m.kind as Profession })),
  }))
  return { list, total }
}
