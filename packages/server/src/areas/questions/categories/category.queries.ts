import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { anyId } from '../../../platform/db/patterns.ts'
import type { QuestionScope } from '../bank/question.policy.ts'

/** Bases whose departments hold the reader's own department. */
const belongsTo = (
  base: RawBuilder<unknown>,
  userId: number,
) => sql<SqlBool>`${base} in (select bd.base_id from users me
  join departments own on own.id = me.department_id
  join departments top on starts_with(own.tree_path, top.tree_path)
  join base_departments bd on bd.department_id = top.id where me.id = ${userId})`

/** Whether the reader keeps the bank of this base; null is that of the hospital. */
export const isManaged = (
  base: RawBuilder<unknown>,
  { userId, keeps }: QuestionScope,
): RawBuilder<boolean> => {
  if (keeps.kind === 'all') return sql<boolean>`true`
  if (keeps.kind === 'none') return sql<boolean>`false`

  return sql<boolean>`coalesce(${base} in (select a.base_id from base_administrators a
      where a.user_id = ${userId}), false)`
}

/**
 * Whether the reader uses the bank of this base: keeps it, or belongs to it; everybody uses that of
 * the hospital.
 */
export const isUsable = (base: RawBuilder<unknown>, scope: QuestionScope): RawBuilder<boolean> =>
  scope.keeps.kind === 'all'
    ? sql<boolean>`true`
    : sql<boolean>`(${base} is null or ${isManaged(base, scope)}
        or ${belongsTo(base, scope.userId)})`

const BASE = sql.ref('c.baseId')

const usable = (db: Db, scope: QuestionScope) =>
  db
    .selectFrom('learningQuestionCategories as c')
    .where(isUsable(BASE, scope) as RawBuilder<SqlBool>)

/** Categories the reader uses, in their order: those of the hospital first. */
export const findCategories = (db: Db, scope: QuestionScope) =>
  usable(db, scope)
    .leftJoin('bases as b', 'b.id', 'c.baseId')
    .select([
      'c.id',
      'c.name',
      'c.parentId',
      'c.baseId',
      'c.place',
      'c.version',
      'b.name as base',
      'b.nameEn as baseEn',
    ])
    .select(isManaged(BASE, scope).as('isKeeper'))
    .orderBy(sql`c.base_id is not null`)
    .orderBy('b.sort')
    .orderBy('c.baseId')
    .orderBy('c.place')
    .orderBy('c.id')
    .execute()

export type CategoryRow = Awaited<ReturnType<typeof findCategories>>[number]

/** A category the reader uses, with the base of its bank; it is not deleted meanwhile. */
export const findCategory = (db: Db, scope: QuestionScope, id: number) =>
  usable(db, scope)
    .select(['c.id', 'c.baseId', isManaged(BASE, scope).as('isKeeper')])
    .where('c.id', '=', id)
    .forShare('c')
    .executeTakeFirst()

export const findCategoriesForUpdate = (db: Db, scope: QuestionScope, ids: readonly number[]) =>
  usable(db, scope)
    .selectAll('c')
    .where('c.id', '=', anyId(ids))
    .where(isManaged(BASE, scope) as RawBuilder<SqlBool>)
    .orderBy('c.id')
    .forUpdate('c')
    .execute()

/** Ids of a category and those below it. */
export const belowCategory = (id: number) =>
  sql<number>`(with recursive below as (select id from learning_question_categories where id = ${id}
    union select c.id from learning_question_categories c join below on c.parent_id = below.id)
  select id from below)`
