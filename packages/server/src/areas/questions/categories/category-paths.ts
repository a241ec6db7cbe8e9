import { type Language, labelIn } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { visibleQuestions } from '../bank/question.policy.ts'
import { type CategoryRow, findCategories } from './category.queries.ts'

export type CategoryPath = {
  id: number
  names: string[]
  baseId: number | null
  base: string | null
}

/** Categories the reader uses with the names from the top down, by id. */
export async function findCategoryPaths(ctx: SignedCtx): Promise<Map<number, CategoryPath>> {
  const rows = await findCategories(ctx.db, visibleQuestions(ctx))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return new Map(rows.map((row) => [row.id, pathOf(ctx.language, row, byId)]))
}

function pathOf(
  language: Language,
  row: CategoryRow,
  byId: ReadonlyMap<number, CategoryRow>,
): CategoryPath {
  const names: string[] = []
  for (
    let at: CategoryRow | undefined = row;
    at;
    at = at.parentId === null ? undefined : byId.get(at.parentId)
  )
    names.unshift(at.name)

  return {
    id: row.id,
    names,
    baseId: row.baseId,
    base: row.base === null ? null : labelIn(language, row.base, row.baseEn),
  }
}

/** As it is written in a sheet: 药学/抗感染药, or 药学/抗感染药@内科基地. */
export const writtenPath = ({ names, base }: Pick<CategoryPath, 'names' | 'base'>) =>
  names.join('/') + (base === null ? '' : `@${base}`)
