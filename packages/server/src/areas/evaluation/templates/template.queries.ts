import type { FormSection } from '@residency/contract/areas/evaluation/templates/evaluation-form.public'
import {
  kindsOfSide,
  type TemplateFilters,
  type templateSorts,
} from '@residency/contract/areas/evaluation/templates/template.contract'
import type { Language } from '@residency/contract/kernel'
import { sql } from 'kysely'
import type { ColumnValue, Db } from '../../../platform/db/connect/pool.ts'
import { findPage, type Page } from '../../../platform/db/pages.ts'
import { containing, isFoundIn } from '../../../platform/db/patterns.ts'
import { by, type SortColumns, sortedBy } from '../../../platform/db/sorting.ts'

/** Drafts only for those who write them. */
function visible(db: Db, seesDrafts: boolean) {
  const all = db.selectFrom('evaluationTemplates as t')
  return seesDrafts ? all : all.where('t.state', '<>', 'draft')
}

const withContent = (match: ReturnType<typeof visible>) =>
  match
    .select([
      't.id',
      't.seriesId',
      't.edition',
      't.kind',
      't.name',
      't.nameEn',
      't.intro',
      't.introEn',
      't.state',
      't.publishedAt',
      't.version',
    ])
    .select(sql<FormSection[]>`t.sections`.as('sections'))
    .select(
      sql<number>`(select count(*) from evaluation_targets g where g.template_id = t.id)`.as(
        'targetCount',
      ),
    )

export type TemplateRow = Awaited<
  ReturnType<ReturnType<typeof withContent>['executeTakeFirstOrThrow']>
>

const sortsIn = (language: Language): SortColumns<(typeof templateSorts)[number]> => ({
  name: by.label(language, 't'),
  edition: by.column('t.edition'),
  publishedAt: by.column('t.publishedAt'),
})

export function findTemplatePage(
  db: Db,
  seesDrafts: boolean,
  filters: TemplateFilters & Page,
  language: Language,
) {
  let match = visible(db, seesDrafts)
  if (filters.side) match = match.where('t.kind', 'in', kindsOfSide(filters.side))
  if (filters.kind) match = match.where('t.kind', '=', filters.kind)
  if (filters.state) match = match.where('t.state', '=', filters.state)

  if (filters.keywords) {
    const words = containing(filters.keywords)
    match = match.where((e) =>
      e.or([isFoundIn(e.ref('t.name'), words), isFoundIn(e.ref('t.nameEn'), words)]),
    )
  }

  return findPage(match, filters, (rows) =>
    sortedBy(withContent(rows), filters.sort, sortsIn(language)).orderBy('t.id', 'desc'),
  )
}

export const findTemplate = (db: Db, seesDrafts: boolean, id: number) =>
  withContent(visible(db, seesDrafts).where('t.id', '=', id)).executeTakeFirst()

export const findTemplateForUpdate = (db: Db, id: number) =>
  withContent(visible(db, true).where('t.id', '=', id))
    .forUpdate('t')
    .executeTakeFirst()

export const findPublishedForUpdate = (db: Db, seriesId: number) =>
  withContent(
    visible(db, true).where('t.seriesId', '=', seriesId).where('t.state', '=', 'published'),
  )
    .forUpdate('t')
    .executeTakeFirst()

export const findEditions = (db: Db, seesDrafts: boolean, seriesId: number) =>
  visible(db, seesDrafts)
    .where('t.seriesId', '=', seriesId)
    .select(['t.id', 't.edition', 't.state'])
    .orderBy('t.edition', 'desc')
    .execute()

/** Published forms of these kinds, as they are filled in. */
export const findPublishedForms = (
  db: Db,
  kinds: readonly ColumnValue<'evaluationTemplates', 'kind'>[],
) =>
  withContent(visible(db, false).where('t.state', '=', 'published').where('t.kind', 'in', kinds))
    .orderBy('t.kind')
    .orderBy('t.id')
    .execute()
