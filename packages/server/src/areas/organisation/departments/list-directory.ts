import { labelIn } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { findDirectoryPage, findFirstLevel } from './department.queries.ts'

/**
 * First-level departments: names that every signed-in person may know; one that several units have
 * is named with its unit.
 */
export async function getFirstLevelOptions(ctx: SignedCtx) {
  const named = (await findFirstLevel(ctx.db)).map((d) => ({
    id: d.id,
    name: labelIn(ctx.language, d.name, d.nameEn),
    unit: labelIn(ctx.language, d.hospital, d.hospitalEn),
  }))

  const count = new Map<string, number>()

  for (const { name } of named) count.set(name, (count.get(name) ?? 0) + 1)

  return named.map(({ id, name, unit }) => ({
    value: id,
    label: count.get(name) === 1 ? name : `${name} · ${unit}`,
  }))
}

/** The directory of departments in use: names that every signed-in person may know. */
export async function listDirectory(
  ctx: SignedCtx,
  search: { keywords?: string | undefined; pageNum: number; pageSize: number },
) {
  const { rows, total } = await findDirectoryPage(ctx.db, search)

  const list = rows.map((d) => ({
    id: d.id,
    name: labelIn(ctx.language, d.name, d.nameEn),
    parentId: d.parentId,
    parentName: labelIn(ctx.language, d.parentName, d.parentNameEn),
    sort: d.sort,
  }))

  return { list, total }
}
