import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { findPage, type Page } from '../../../platform/db/pages.ts'
import { anyId } from '../../../platform/db/patterns.ts'
import type { QuestionScope } from '../bank/question.policy.ts'
import { inScope, isWithheld } from '../bank/question.queries.ts'
import { isManaged } from '../categories/category.queries.ts'

const CANDIDATES = 200

/** Questions in scope that have a band in common with a text. */
export const findSimilarCandidates = (
  db: Db,
  scope: QuestionScope,
  bands: readonly number[],
  exceptId: number | null,
) =>
  db
    .selectFrom('learningQuestions as q')
    .select(['q.id', 'q.likeness'])
    .where(sql<SqlBool>`q.bands && ${sql.val([...bands])}::int[]`)
    .where('q.state', '<>', 'retired')
    .where('q.id', '<>', exceptId ?? 0)
    .where(inScope(scope))
    .limit(CANDIDATES)
    .execute()

/**
 * A text has so many candidates; more have something in common that says nothing, as a form that
 * every question of a series begins with.
 */
const MAX_ALIKE = 40

/**
 * Of so few questions the index finds who shares a band; of more one pass over all bands is faster
 * than any way through the index.
 */
const FEW = 10

/**
 * Questions that have a band in common with these, of each those that share the most. Thousands may
 * share one: of each band the newest are looked at, so that the time does not grow with their
 * square. Retired ones are among them: nobody decides about such a pair, but it is withheld
 * together with a question that is in use.
 */
export async function findBatchCandidates(db: Db, ids: readonly number[]) {
  const { rows } = await sql<{ id: number; otherId: number }>`
    with mine as materialized (select g.id, b from learning_questions g, unnest(g.bands) b
      where g.id = ${anyId(ids)}),
      wanted as materialized (select distinct b from mine),
      held as materialized (select b, id from
        (select w.b, q.id, row_number() over (partition by w.b order by q.id desc) as nth
          from learning_questions q cross join lateral unnest(q.bands) u (b)
            join wanted w on w.b = u.b
          where ${ids.length > FEW ? sql`true` : sql`q.bands && array(select b from wanted)`}) x
        where nth <= ${MAX_ALIKE} + 1)
    select id, other_id from
      (select m.id, h.id as other_id, row_number() over (partition by m.id
          order by count(*) desc, h.id desc) as nth
        from mine m join held h on h.b = m.b where h.id <> m.id group by m.id, h.id) y
    where nth <= ${MAX_ALIKE}`.execute(db)

  return rows
}

export const findLikeness = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('learningQuestions')
    .select(['id', 'likeness'])
    .where('id', '=', anyId(ids))
    .execute()

const keeps = (scope: QuestionScope, base: string) =>
  isManaged(sql.ref(base), scope) as RawBuilder<SqlBool>

/**
 * Likely duplicates that nobody has said to differ, both of banks that the reader manages, not
 * retired and not withheld.
 */
const open = (db: Db, scope: QuestionScope) =>
  db
    .selectFrom('learningQuestionPairs as p')
    .innerJoin('learningQuestions as one', 'one.id', 'p.oneId')
    .innerJoin('learningQuestions as other', 'other.id', 'p.otherId')
    .where('p.apartBy', 'is', null)
    .where('one.state', '<>', 'retired')
    .where('other.state', '<>', 'retired')
    .where(keeps(scope, 'one.baseId'))
    .where(keeps(scope, 'other.baseId'))
    .where((e) => e.not(isWithheld(scope, 'one.id')))
    .where((e) => e.not(isWithheld(scope, 'other.id')))

export const findPairPage = (db: Db, scope: QuestionScope, page: Page) =>
  findPage(open(db, scope), page, (rows) =>
    rows
      .select(['p.oneId', 'p.otherId', 'p.share'])
      .orderBy('p.share', 'desc')
      .orderBy('p.oneId')
      .orderBy('p.otherId'),
  )

/** Marks two questions as different; false if they were no pair. */
export async function setApart(
  db: Db,
  userId: number,
  firstId: number,
  secondId: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('learningQuestionPairs')
    .set({ apartBy: userId })
    .where('oneId', '=', Math.min(firstId, secondId))
    .where('otherId', '=', Math.max(firstId, secondId))
    .executeTakeFirst()

  return numUpdatedRows > 0n
}
