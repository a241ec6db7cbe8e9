import type { SignedCtx } from '../../platform/http/ctx.ts'
import { findDirectoryPage, findFirstLevel } from './department.queries.ts'
import { nameIn } from './names.rules.ts'

/** First-level departments: names that every signed-in person may know. */
export const getFirstLevelOptions = async (ctx: SignedCtx) =>
  (await findFirstLevel(ctx.db)).map((d) => ({ value: d.id, label: nameIn(ctx.language, d) }))

/** The directory of departments in use: names that every signed-in person may know. */
export async function listDirectory(ctx: SignedCtx, search: { keywords?: string | undefined; pageNum: number; pageSize: number }) {
  const { rows, total } = await findDirectoryPage(ctx.db, search)
  const list = rows.map((d) => ({
    id: d.id,
    name: nameIn(ctx.language, d),
    parentId: d.parent_id,
    parentName: (ctx.language === 'en' && d.parent_name_en) || d.parent_name,
    sort: d.sort,
  }))
  return { list, total }
}
