import { USABLE_STATES } from '@residency/contract/areas/questions/bank/question.flow'
import type { PaperQuestionFilters } from '@residency/contract/areas/questions/papers/paper.contract'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { ColumnValue, Db } from '../../../platform/db/connect/pool.ts'
import { findPage, type Page } from '../../../platform/db/pages.ts'
import { anyId, anyText, containing, isFoundIn, textArray } from '../../../platform/db/patterns.ts'
import type { QuestionScope } from '../bank/question.policy.ts'
import { inScope } from '../bank/question.queries.ts'
import { belowCategory, isUsable } from '../categories/category.queries.ts'

/**
 * Questions that a paper may use: reviewed or in use, in the designer's reach, and of the hospital
 * or the paper's own base. A paper without a base takes any that its designer reaches.
 */
const usable = (db: Db, scope: QuestionScope, baseId: number | null) =>
  db
    .selectFrom('learningQuestions as q')
    .where(inScope(scope))
    .where('q.state', 'in', USABLE_STATES)
    .where(
      sql<SqlBool>`(${baseId}::bigint is null or q.base_id is null
          or q.base_id = ${baseId}::bigint)`,
    )

export function findUsablePage(db: Db, scope: QuestionScope, filters: PaperQuestionFilters & Page) {
  let match = usable(db, scope, filters.baseId ?? null)
  if (filters.kind) match = match.where('q.kind', '=', filters.kind)
  if (filters.categoryId)
    match = match.where('q.categoryId', 'in', belowCategory(filters.categoryId))
  if (filters.difficulty) match = match.where('q.difficulty', '=', filters.difficulty)
  if (filters.knowledgePoint)
    match = match.where(sql<SqlBool>`q.points @> ${textArray([filters.knowledgePoint])}`)

  const pattern = filters.keywords && containing(filters.keywords)
  if (pattern) match = match.where((e) => isFoundIn(e.ref('q.stem'), pattern))

  return findPage(match, filters, (rows) =>
    rows
      .innerJoin('learningQuestionCategories as c', 'c.id', 'q.categoryId')
      .select([
        'q.id',
        'q.edition',
        'q.kind',
        'q.difficulty',
        'q.points',
        'q.stem',
        'c.name as category',
      ])
      .orderBy('q.id', 'desc'),
  )
}

/** Of these questions the usable ones, which are not changed meanwhile. */
export const lockUsable = (
  db: Db,
  scope: QuestionScope,
  baseId: number | null,
  ids: readonly number[],
) =>
  usable(db, scope, baseId)
    .where('q.id', '=', anyId(ids))
    .select(['q.id', 'q.edition'])
    .orderBy('q.id')
    .forShare('q')
    .execute()

/** All usable questions of these kinds, for a draw. */
export const findDrawable = (
  db: Db,
  scope: QuestionScope,
  baseId: number | null,
  kinds: readonly ColumnValue<'learningQuestions', 'kind'>[],
) =>
  usable(db, scope, baseId)
    .where('q.kind', '=', anyText(kinds))
    .select(['q.id', 'q.edition', 'q.kind', 'q.difficulty', 'q.points', 'q.categoryId'])
    .orderBy('q.id')
    .execute()

/** Enabled bases that somebody designs papers for: those whose bank they use. */
export const findPaperBases = (db: Db, scope: QuestionScope) =>
  db
    .selectFrom('bases as b')
    .select(['b.id', 'b.name', 'b.nameEn'])
    .where('b.status', '=', 1)
    .where(isUsable(sql.ref('b.id'), scope) as RawBuilder<SqlBool>)
    .orderBy('b.sort')
    .orderBy('b.id')
    .execute()
