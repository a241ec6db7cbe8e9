import { bankErrors as errors } from '@residency/contract/areas/questions/bank/access'
import type { CategoryForm } from '@residency/contract/areas/questions/bank/category.contract'
import { sql } from 'kysely'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import { idArray } from '../../../platform/db/patterns.ts'
import { mustMatchVersion } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { keepsAll, visibleQuestions } from '../bank/question.policy.ts'
import { belowCategory, findCategoriesForUpdate } from './category.queries.ts'
import { findManagedBases } from './category-figures.queries.ts'

const NAMES = { learning_question_categories_name: errors.categoryNameTaken }
const ENTITY = 'questionCategory'

/** A child belongs to its parent's bank; at the top the actor names one that they keep. */
async function baseOf(tx: SignedCtx, { parentId, baseId }: CategoryForm) {
  const scope = visibleQuestions(tx)

  if (parentId !== null) {
    const [parent] = await findCategoriesForUpdate(tx.db, scope, [parentId])
    if (!parent) throw fail(errors.categoryUnknown)

    return parent.baseId
  }

  const isKept =
    baseId === null
      ? keepsAll(tx.actor)
      : (await findManagedBases(tx.db, scope)).some(({ id }) => id === baseId)

  if (!isKept) throw fail(errors.categoryHostWrong)

  return baseId
}

const lastPlace = (parentId: number | null) =>
  sql<number>`(select coalesce(max(place), 0) + 1 from learning_question_categories
      where parent_id is not distinct from ${parentId}::bigint)`

export const createCategory = (ctx: SignedCtx, form: CategoryForm) =>
  inTransaction(ctx, async (tx) => {
    const row = {
      name: form.name,
      parentId: form.parentId,
      baseId: await baseOf(tx, form),
      place: lastPlace(form.parentId),
    }

    const saved = await tx.db
      .insertInto('learningQuestionCategories')
      .values(row)
      .returning(['id', 'version'])
      .executeTakeFirstOrThrow()

    await tx.audit({
      action: 'learning.category.create',
      entity: ENTITY,
      entityId: saved.id,
      detail: { name: form.name },
    })

    return saved
  }).catch(constraintErrors(NAMES))

/** Renames a category or puts it below another one of its bank; not below itself. */
export const updateCategory = (
  ctx: SignedCtx,
  {
    id,
    version,
    name,
    parentId,
  }: { id: number; version: number; name: string; parentId: number | null },
) =>
  inTransaction(ctx, async (tx) => {
    // two moves at once could make a circle that neither sees
    await sql`lock table learning_question_categories in share row exclusive mode`.execute(tx.db)

    const scope = visibleQuestions(tx)
    const before = mustMatchVersion((await findCategoriesForUpdate(tx.db, scope, [id]))[0], version)
    if (parentId !== null && parentId !== before.parentId) await mustBeAbove(tx, before, parentId)

    const place = parentId === before.parentId ? before.place : lastPlace(parentId)

    const saved = await tx.db
      .updateTable('learningQuestionCategories')
      .set({ name, parentId, place, version: before.version + 1 })
      .where('id', '=', id)
      .returning(['id', 'version'])
      .executeTakeFirstOrThrow()

    await tx.audit({
      action: 'learning.category.update',
      entity: ENTITY,
      entityId: id,
      detail: { name, parentId },
    })

    return saved
  }).catch(constraintErrors(NAMES))

async function mustBeAbove(
  tx: SignedCtx,
  { id, baseId }: { id: number; baseId: number | null },
  parentId: number,
) {
  const [parent] = await findCategoriesForUpdate(tx.db, visibleQuestions(tx), [parentId])
  if (!parent) throw fail(errors.categoryUnknown)

  const isBelow = await tx.db
    .selectNoFrom(sql<boolean>`${parentId}::bigint in ${belowCategory(id)}`.as('isBelow'))
    .executeTakeFirstOrThrow()
  if (isBelow.isBelow || parent.baseId !== baseId) throw fail(errors.categoryLoop)
}

/** Writes the order of categories with the same parent. */
export const orderCategories = (ctx: SignedCtx, { ids }: { ids: number[] }) =>
  inTransaction(ctx, async (tx) => {
    const rows = await findCategoriesForUpdate(tx.db, visibleQuestions(tx), ids)
    const parents = new Set(rows.map(({ parentId }) => parentId))
    if (rows.length !== ids.length || parents.size !== 1) throw fail(errors.categoryUnknown)

    await sql`update learning_question_categories c set place = g.place, version = c.version + 1
      from unnest(${idArray(ids)}) with ordinality g (id, place) where c.id = g.id`.execute(tx.db)
    await tx.audit({ action: 'learning.category.order', entity: ENTITY, detail: { ids } })

    return null
  })

export const deleteCategory = (ctx: SignedCtx, { id }: { id: number }) =>
  inTransaction(ctx, async (tx) => {
    const [row] = await findCategoriesForUpdate(tx.db, visibleQuestions(tx), [id])
    const { name } = found(row)

    await tx.db.deleteFrom('learningQuestionCategories').where('id', '=', id).execute()

    await tx.audit({
      action: 'learning.category.delete',
      entity: ENTITY,
      entityId: id,
      detail: { name },
    })

    return null
  }).catch(constraintErrors(USED))

const USED = {
  learning_questions_category_id_fkey: errors.categoryUsed,
  learning_question_categories_parent_id_fkey: errors.categoryUsed,
}
