import { bankErrors } from '@residency/contract/areas/questions/bank/access'
import { categoryForm } from '@residency/contract/areas/questions/bank/category.contract'
import { byLabel } from '../../../platform/folded-map.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import type { SheetInto } from '../../../platform/sheets/sheet-plan.ts'
import { visibleQuestions } from '../bank/question.policy.ts'
import { createCategory } from '../categories/categories.ts'
import { findCategory } from '../categories/category.queries.ts'
import { type CategoryPath, findCategoryPaths } from '../categories/category-paths.ts'
import type { FoundQuestion } from './filed-question.rules.ts'

/**
 * A file that names more, or deeper ones, is no tree that a person made: what is beyond goes into
 * the chosen category.
 */
const MAX_NEW = 200
const DEEPEST = 6

const pathOf = (names: readonly string[]) => names.join('/')

/** A name as a category may have one; null for one that it may not. */
const categoryName = (name: string) =>
  categoryForm.shape.name.safeParse(name.replaceAll('/', '／').replaceAll(/\s+/g, ' ')).data ?? null

/**
 * The chosen category; it is one whose bank the actor keeps if categories are to be added below it.
 */
export async function findChosenCategory(
  ctx: SignedCtx,
  { categoryId, places }: SheetInto,
): Promise<CategoryPath> {
  const chosen = (await findCategoryPaths(ctx)).get(Number(categoryId))
  if (!chosen) throw fail(bankErrors.categoryUnknown)
  if (places !== 'new') return chosen

  const row = await findCategory(ctx.db, visibleQuestions(ctx), chosen.id)
  if (!row?.isKeeper) throw fail(bankErrors.categoryNotKept)

  return chosen
}

/**
 * Where what is missing of a path is added: below as much of it as the bank has, else below the
 * chosen category.
 */
function beginningOf(
  category: readonly string[],
  chosen: CategoryPath,
  ids: ReadonlyMap<string, number>,
) {
  for (let length = category.length - 1; length > 0; length--) {
    const path = category.slice(0, length)
    const id = ids.get(pathOf(path))
    if (id !== undefined) return { parent: id, path, rest: category.slice(length) }
  }

  return { parent: chosen.id, path: chosen.names, rest: category }
}

/** Adds the categories that the file names and the bank does not have. */
async function addMissing(
  tx: SignedCtx,
  chosen: CategoryPath,
  ids: Map<string, number>,
  questions: readonly FoundQuestion[],
) {
  let added = 0
  for (const { category = [] } of questions) {
    if (category.length === 0 || category.length > DEEPEST || ids.has(pathOf(category))) continue

    const begun = beginningOf(category, chosen, ids)
    let { parent } = begun
    const path = [...begun.path]

    for (const name of begun.rest.map(categoryName)) {
      if (name === null) break

      path.push(name)

      const known = ids.get(pathOf(path))
      if (known === undefined && added >= MAX_NEW) break
      if (known === undefined) added += 1

      parent = known ?? (await createCategory(tx, { name, parentId: parent, baseId: null })).id
      ids.set(pathOf(path), parent)
    }

    ids.set(pathOf(category), parent)
  }
}

/**
 * The category for each question: the one chosen; with `file` the one of the same bank that has the
 * path the file says; with `new` that, or what is missing of the path is added, below the chosen
 * one where the bank has nothing of it.
 */
export async function placesOf(
  tx: SignedCtx,
  into: SheetInto,
  questions: readonly FoundQuestion[],
): Promise<(question: FoundQuestion) => number> {
  const chosen = await findChosenCategory(tx, into)
  if (into.places === 'one') return () => chosen.id

  const paths = [...(await findCategoryPaths(tx)).values()].filter(
    ({ baseId }) => baseId === chosen.baseId,
  )
  const ids = byLabel(paths.map(({ id, names }) => [pathOf(names), id] as const))
  if (into.places === 'new') await addMissing(tx, chosen, ids, questions)

  return ({ category }) => ids.get(pathOf(category ?? [])) ?? chosen.id
}
