import type { AwardApplicationFilters } from '@residency/contract/areas/awards/applications/award-application.contract'
import { awardApplicationWords } from '@residency/contract/areas/awards/applications/text'
import { everyRow } from '../../../platform/sheets/batches.ts'
import { exportPlan, withKinds } from '../../../platform/sheets/sheet-plan.ts'
import { countApplications, findApplicationBatch } from './application.queries.ts'
import { matchOf } from './list-applications.ts'
import { levelLabels, presentApplication, stateWords } from './present-application.ts'

const COLUMNS = [
  'name',
  'number',
  'kind',
  'level',
  'year',
  'base',
  'organisation',
  'way',
  'state',
  'submittedAt',
  'decidedAt',
  'decidedBy',
  'reason',
  'grantedOn',
] as const

/** Applications for awards as a sheet, in the reader's scope. */
export const applicationSheet = exportPlan<
  (typeof COLUMNS)[number],
  Omit<AwardApplicationFilters, 'pageNum' | 'pageSize'>
>({
  sheet: 'awards.applications',
  columns: withKinds(
    COLUMNS.map((key) => ({ key, width: 16 })),
    { day: ['grantedOn'], moment: ['submittedAt', 'decidedAt'], number: ['year'] },
  ),
  count: (ctx, filters) => countApplications(ctx.db, matchOf(ctx, filters)),
  async *rows(ctx, filters) {
    const [levels, states, { nominated }] = [
      await levelLabels(ctx),
      stateWords(ctx),
      awardApplicationWords[ctx.language],
    ]
    for await (const row of everyRow(async (page) => ({
      rows: await findApplicationBatch(ctx.db, matchOf(ctx, filters), page, ctx.language),
    }))) {
      const view = presentApplication(ctx, row, levels)
      yield {
        ...view,
        level: view.levelLabel,
        way: nominated[view.nominatedBy ? '1' : '0'],
        state: states[view.state],
      }
    }
  },
})
