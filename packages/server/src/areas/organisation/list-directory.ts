import { labelIn } from '@residency/contract/kernel'
import type { SignedCtx } from '../../platform/http/ctx.ts'
import { findDirectoryPage, findFirstLevel } from './department.queries.ts'

/** First-level departments: names that every signed-in person may know. */
export const getFirstLevelOptions = async (ctx: SignedCtx) =>
  (await findFirstLevel(ctx.db)).map((d) => ({ value: d.id, label: labelIn(ctx.language, d.name, d.name_en) }))

/** The directory of departments in use: names that every signed-in person may know. */
export async function listDirectory(ctx: SignedCtx, search: { keywords?: string | undefined; pageNum: number; pageSize: number }) {
  const { rows, total } = await findDirectoryPage(ctx.db, search)
  const list = rows.map((d) => ({
    id: d.id,
    name: labelIn(ctx.language, d.name, d.name_en),
    parentId: d.parent_id,
    parentName: labelIn(ctx.language, d.parent_name, d.parent_name_en),
    sort: d.sort,
  }))
  return { list, total }
}
