import type {
  QuestionFilters,
  QuestionListFilters,
  questionSorts,
} from '@residency/contract/areas/questions/bank/question.contract'
import { USABLE_STATES } from '@residency/contract/areas/questions/bank/question.flow'
import type { QuestionContent } from '@residency/contract/areas/questions/bank/question.shape'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { countRows, findPage } from '../../../platform/db/pages.ts'
import {
  anyId,
  anyText,
  containing,
  isFoundIn,
  literals,
  textArray,
} from '../../../platform/db/patterns.ts'
import { by, type SortColumns, sortedBy } from '../../../platform/db/sorting.ts'
import { belowCategory, isManaged, isUsable } from '../categories/category.queries.ts'
import type { QuestionScope } from './question.policy.ts'

const BASE = sql.ref('q.baseId')

/** Questions `q` of the banks the reader uses or keeps, whether live or not. */
const inReach = (scope: QuestionScope): RawBuilder<SqlBool> =>
  scope.keeps.kind === 'all'
    ? sql<SqlBool>`true`
    : sql<SqlBool>`(${isManaged(BASE, scope)} or q.created_by = ${scope.userId}
        or (q.state in (${literals(USABLE_STATES)}) and ${isUsable(BASE, scope)}))`

/** Whether a question, `q` or that of another column, is withheld from the reader. */
export const isWithheld = ({ keptBack }: QuestionScope, question = 'q.id') =>
  sql<boolean>`(${sql.ref(question)} in (select live.question_id from ${keptBack} live))`

/** The scope as a condition on `q`; lists, exports, pairs and writes share it. */
export const inScope = (scope: QuestionScope): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${inReach(scope)} and not ${isWithheld(scope)})`

const visible = (db: Db, scope: QuestionScope) =>
  db.selectFrom('learningQuestions as q').where(inScope(scope))

function matching(db: Db, scope: QuestionScope, filters: QuestionFilters) {
  let match = visible(db, scope)
  if (filters.categoryId)
    match = match.where('q.categoryId', 'in', belowCategory(filters.categoryId))
  if (filters.kind) match = match.where('q.kind', '=', filters.kind)
  if (filters.difficulty) match = match.where('q.difficulty', '=', filters.difficulty)
  if (filters.state) match = match.where('q.state', '=', filters.state)
  if (filters.knowledgePoint)
    match = match.where(sql<SqlBool>`q.points @> ${textArray([filters.knowledgePoint])}`)

  const pattern = filters.keywords && containing(filters.keywords)
  if (pattern) match = match.where((e) => isFoundIn(e.ref('q.stem'), pattern))

  return match
}

const isUsed = sql<boolean>`exists (select from learning_paper_items i where i.question_id = q.id)`

const selectColumns = (match: ReturnType<typeof visible>, scope: QuestionScope) =>
  match
    .innerJoin('learningQuestionEditions as e', (on) =>
      on.onRef('e.questionId', '=', 'q.id').onRef('e.edition', '=', 'q.edition'),
    )
    .innerJoin('learningQuestionCategories as c', 'c.id', 'q.categoryId')
    .innerJoin('users as u', 'u.id', 'q.createdBy')
    .leftJoin('bases as b', 'b.id', 'q.baseId')
    .select([
      'q.id',
      'q.kind',
      'q.difficulty',
      'q.points',
      'q.stem',
      'q.categoryId',
      'q.baseId',
      'q.state',
      'q.edition',
      'q.version',
    ])
    .select([
      'q.createdBy',
      'q.updatedAt',
      'c.name as category',
      'b.name as base',
      'b.nameEn as baseEn',
    ])
    .select(['e.createdBy as writtenBy', 'u.displayName as by'])
    .select([isManaged(BASE, scope).as('isKeeper'), isUsed.as('isUsed')])

export type QuestionRow = Awaited<
  ReturnType<ReturnType<typeof selectColumns>['executeTakeFirstOrThrow']>
>

/** A question with its newest edition. */
export type QuestionWithContent = QuestionRow & { content: QuestionContent }
const content = sql<QuestionContent>`e.content`.as('content')

const SORTS: SortColumns<(typeof questionSorts)[number]> = {
  name: by.name('q.stem'),
  difficulty: by.column('q.difficulty'),
  category: by.name('c.name'),
  by: by.name('u.displayName'),
  updatedAt: by.column('q.updatedAt'),
}

export const findQuestionPage = (db: Db, scope: QuestionScope, filters: QuestionListFilters) =>
  findPage(matching(db, scope, filters), filters, (rows) =>
    sortedBy(selectColumns(rows, scope), filters.sort, SORTS).orderBy('q.id', 'desc'),
  )

export const countQuestions = (db: Db, scope: QuestionScope, filters: QuestionFilters) =>
  countRows(matching(db, scope, filters))

/** The next questions after `lastId` with their content, in the order they were written. */
export const findQuestionsAfter = (
  db: Db,
  scope: QuestionScope,
  filters: QuestionFilters,
  lastId: number,
  max: number,
) =>
  selectColumns(matching(db, scope, filters).where('q.id', '>', lastId), scope)
    .select(content)
    .orderBy('q.id')
    .limit(max)
    .execute()

export const findQuestion = (db: Db, scope: QuestionScope, id: number) =>
  selectColumns(visible(db, scope).where('q.id', '=', id), scope)
    .select(content)
    .executeTakeFirst()

/**
 * How many questions are withheld from the reader, regardless of the filters: a search must not
 * disclose which words they have.
 */
export const countWithheld = (db: Db, scope: QuestionScope) =>
  countRows(
    db
      .selectFrom(scope.keptBack.as('live'))
      .innerJoin('learningQuestions as q', 'q.id', 'live.questionId')
      .where(inReach(scope)),
  )

/** Whether a question that the reader would see is withheld. */
export const isWithheldFrom = async (db: Db, scope: QuestionScope, id: number) =>
  (await db
    .selectFrom('learningQuestions as q')
    .select('q.id')
    .where('q.id', '=', id)
    .where(inReach(scope))
    .where(isWithheld(scope))
    .executeTakeFirst()) !== undefined

export const findQuestions = (db: Db, scope: QuestionScope, ids: readonly number[]) =>
  selectColumns(visible(db, scope).where('q.id', '=', anyId(ids)), scope)
    .select(content)
    .execute()

/**
 * The contents of questions in scope that may be the same as others, retired ones left out: they
 * have one of these texts (see likenessOf), in which marks do not count, or one of these stems,
 * whose options may be in another order.
 */
export const findSameCandidates = (
  db: Db,
  scope: QuestionScope,
  { likenesses, stems }: { likenesses: string[]; stems: string[] },
) =>
  visible(db, scope)
    .innerJoin('learningQuestionEditions as e', (on) =>
      on.onRef('e.questionId', '=', 'q.id').onRef('e.edition', '=', 'q.edition'),
    )
    .where(sql<SqlBool>`(q.likeness = ${anyText(likenesses)} or q.stem = ${anyText(stems)})`)
    .where('q.state', '<>', 'retired')
    .select(content)
    .execute()

/**
 * Questions in scope, locked. Locked first and read afterwards: a join to the edition would not
 * find the one that a concurrent change wrote. Pairs refer to both questions: writers of two
 * similar ones do not wait for each other, so the key is left free.
 */
export async function findQuestionsForUpdate(db: Db, scope: QuestionScope, ids: readonly number[]) {
  const lockedRows = await visible(db, scope)
    .select('q.id')
    .where('q.id', '=', anyId(ids))
    .orderBy('q.id')
    .forNoKeyUpdate('q')
    .execute()

  const rows = await findQuestions(
    db,
    scope,
    lockedRows.map(({ id }) => id),
  )

  return rows.sort((a, b) => a.id - b.id)
}

/** Knowledge points in the reader's scope, the most used first. */
export const findKnowledgePoints = (db: Db, scope: QuestionScope, words: string | undefined) =>
  sql<{
    name: string
  }>`select p as name from learning_questions q, unnest(q.points) p where ${inScope(scope)}
      and q.state <> 'retired'
    and (${words ?? null}::text is null or fold_search(p) like ${containing(words ?? '')}::text)
    group by p order by count(*) desc, p limit 50`
    .execute(db)
    .then(({ rows }) => rows.map(({ name }) => name))
