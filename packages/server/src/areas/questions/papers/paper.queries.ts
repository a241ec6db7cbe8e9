import { USABLE_STATES } from '@residency/contract/areas/questions/bank/question.flow'
import type { Blueprint } from '@residency/contract/areas/questions/papers/blueprint.contract'
import type {
  PaperFilters,
  paperSorts,
} from '@residency/contract/areas/questions/papers/paper.contract'
import type { Language } from '@residency/contract/kernel'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { findPage, type Page } from '../../../platform/db/pages.ts'
import { containing, isFoundIn, literals } from '../../../platform/db/patterns.ts'
import { by, type SortColumns, sortedBy } from '../../../platform/db/sorting.ts'
import { isBaseInScope } from '../../organisation/organisation.public.ts'
import type { PaperScope } from './paper.policy.ts'

const isAnswering = ({ bases }: PaperScope): RawBuilder<boolean> => isBaseInScope(bases, 'p.baseId')

/** The scope as a condition on `p`. */
const inScope = (db: Db, scope: PaperScope) =>
  db
    .selectFrom('learningPapers as p')
    .where(sql<SqlBool>`(p.created_by = ${scope.userId} or ${isAnswering(scope)})`)

const ofItems = (what: RawBuilder<unknown>) =>
  sql<number>`(select ${what} from learning_paper_items i where i.paper_id = p.id)`

const unready = sql<number>`(select count(*) from learning_paper_items i
    join learning_questions q on q.id = i.question_id
  where i.paper_id = p.id and q.state not in (${literals(USABLE_STATES)}))`

const isPlanned = sql<boolean>`exists (select from learning_exam_papers ep
    join learning_exams x on x.id = ep.exam_id
  where ep.paper_id = p.id and x.state in ('published', 'released'))`

const selectColumns = (match: ReturnType<typeof inScope>, scope: PaperScope) =>
  match
    .leftJoin('bases as b', 'b.id', 'p.baseId')
    .innerJoin('users as u', 'u.id', 'p.createdBy')
    .selectAll('p')
    .select(['b.name as base', 'b.nameEn as baseEn', 'u.displayName as by'])
    .select([
      ofItems(sql`count(*)`).as('items'),
      ofItems(sql`coalesce(sum(i.points), 0)`).as('total'),
    ])
    .select([
      unready.as('unready'),
      isPlanned.as('isPlanned'),
      isAnswering(scope).as('isAnswering'),
    ])
    .select(scope.isToBeSat.as('maySit'))

export type PaperRow = Awaited<
  ReturnType<ReturnType<typeof selectColumns>['executeTakeFirstOrThrow']>
>
export type SectionRow = { title: string; note: string | null }
export const sectionsOf = (paper: { sections: unknown }) => paper.sections as SectionRow[]

export const blueprintOf = (paper: { blueprint: unknown }) =>
  paper.blueprint as (Blueprint & { seed: number }) | null

const sortsIn = (language: Language): SortColumns<(typeof paperSorts)[number]> => ({
  name: by.name('p.title'),
  base: by.label(language, 'b'),
  items: by.column('items'),
  passPercent: by.column('p.passPercent'),
  by: by.name('u.displayName'),
  updatedAt: by.column('p.updatedAt'),
})

export function findPaperPage(
  db: Db,
  scope: PaperScope,
  filters: PaperFilters & Page,
  language: Language,
) {
  let match = inScope(db, scope)
  if (filters.state) match = match.where('p.state', '=', filters.state)

  const pattern = filters.keywords && containing(filters.keywords)
  if (pattern) match = match.where((e) => isFoundIn(e.ref('p.title'), pattern))

  return findPage(match, filters, (rows) =>
    sortedBy(selectColumns(rows, scope), filters.sort, sortsIn(language)).orderBy('p.id', 'desc'),
  )
}

export const findPaper = (db: Db, scope: PaperScope, id: number) =>
  selectColumns(inScope(db, scope).where('p.id', '=', id), scope).executeTakeFirst()

export const findPaperForUpdate = (db: Db, scope: PaperScope, id: number) =>
  selectColumns(inScope(db, scope).where('p.id', '=', id), scope)
    .forUpdate('p')
    .executeTakeFirst()

/** Whether a question is on a paper that the reader is to sit. */
export const isQuestionToBeSat = async (db: Db, { isToBeSat }: PaperScope, questionId: number) =>
  (await db
    .selectFrom('learningPapers as p')
    .innerJoin('learningPaperItems as i', 'i.paperId', 'p.id')
    .select('p.id')
    .where('i.questionId', '=', questionId)
    .where(isToBeSat)
    .limit(1)
    .executeTakeFirst()) !== undefined

/**
 * The forms drawn together with a paper in their order: what they share with it, and their mean
 * difficulty by points.
 */
export const findFamily = (
  db: Db,
  scope: PaperScope,
  { id, familyId }: { id: number; familyId: number | null },
) =>
  inScope(db, scope)
    .where('p.familyId', '=', familyId ?? 0)
    .select(['p.id', sql<string>`p.form`.as('form')])
    .select(
      sql<number>`(select count(*) from learning_paper_items i
          join learning_paper_items own on own.question_id = i.question_id
        where i.paper_id = p.id and own.paper_id = ${id})`.as('shared'),
    )
    .select(
      sql<number>`(select coalesce(round(sum(q.difficulty * i.points)::numeric / nullif(sum(i.points), 0), 2), 0)::float8
        from learning_paper_items i join learning_questions q on q.id = i.question_id
        where i.paper_id = p.id)`.as('difficulty'),
    )
    .orderBy('p.form')
    .execute()
