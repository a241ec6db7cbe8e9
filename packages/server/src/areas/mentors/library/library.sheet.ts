import type { InquiryFilters } from '@residency/contract/areas/mentors/library/inquiry.contract'
import type { MentorEntryFilters } from '@residency/contract/areas/mentors/library/mentor-entry.contract'
import { libraryWords } from '@residency/contract/areas/mentors/library/text'
import { everyRow } from '../../../platform/sheets/batches.ts'
import { exportPlan, withKinds } from '../../../platform/sheets/sheet-plan.ts'
import { presentRelation } from './inquire-relations.ts'
import { matchOf } from './list-entries.ts'
import { countEntries, findEntryBatch } from './mentor-entry.queries.ts'
import { presentEntry, titleLabels } from './present-entry.ts'
import { countRelations, findRelationBatch } from './relation.queries.ts'

const ENTRY_COLUMNS = [
  'name',
  'base',
  'department',
  'year',
  'title',
  'direction',
  'capacity',
  'taken',
  'state',
  'submittedAt',
] as const

/** The mentor library as a sheet, in the reader's scope. */
export const entrySheet = exportPlan<
  (typeof ENTRY_COLUMNS)[number],
  Omit<MentorEntryFilters, 'pageNum' | 'pageSize'>
>({
  sheet: 'mentors.entries',
  columns: withKinds(
    ENTRY_COLUMNS.map((key) => ({ key, width: 16 })),
    { moment: ['submittedAt'], number: ['year', 'capacity', 'taken'] },
  ),
  count: (ctx, filters) => countEntries(ctx.db, matchOf(ctx, filters)),
  async *rows(ctx, filters) {
    const { states } = libraryWords[ctx.language].flows.mentorEntry
    const titles = await titleLabels(ctx)

    for await (const row of everyRow(async (page) => ({
      rows: await findEntryBatch(ctx.db, matchOf(ctx, filters), page, ctx.language),
    }))) {
      const entry = presentEntry(ctx, row, titles)
      yield { ...entry, title: entry.titleLabel, state: states[row.state] }
    }
  },
})

const RELATION_COLUMNS = [
  'mentor',
  'trainee',
  'number',
  'major',
  'base',
  'department',
  'year',
  'source',
  'startedOn',
  'endedOn',
  'endReason',
] as const

/** Mentors and their trainees as a sheet, in the reader's scope. */
export const relationSheet = exportPlan<
  (typeof RELATION_COLUMNS)[number],
  Omit<InquiryFilters, 'pageNum' | 'pageSize'>
>({
  sheet: 'mentors.relations',
  columns: withKinds(
    RELATION_COLUMNS.map((key) => ({ key, width: 16 })),
    { day: ['startedOn', 'endedOn'], number: ['year'] },
  ),
  count: (ctx, filters) => countRelations(ctx.db, matchOf(ctx, filters)),
  async *rows(ctx, filters) {
    const { sources } = libraryWords[ctx.language]
    for await (const row of everyRow(async (page) => ({
      rows: await findRelationBatch(ctx.db, matchOf(ctx, filters), page, ctx.language),
    }))) {
      const relation = presentRelation(ctx, row)
      yield { ...relation, source: sources[relation.source] }
    }
  },
})
