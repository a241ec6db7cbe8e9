import type { SituationFilters } from '@residency/contract/areas/students/situations/situation.contract'
import { situationWords } from '@residency/contract/areas/students/situations/text'
import { labelIn } from '@residency/contract/kernel'
import { minuteInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { everyRow } from '../../../platform/sheets/batches.ts'
import { exportPlan, withKinds } from '../../../platform/sheets/sheet-plan.ts'
import { kindIn } from './effect.ts'
import { situationsInCharge } from './situation.policy.ts'
import { countSituations, findSituationBatch } from './situation.queries.ts'

const COLUMNS = [
  'name',
  'number',
  'base',
  'major',
  'kind',
  'startsOn',
  'endsOn',
  'effectDays',
  'toMajor',
  'measure',
  'reason',
  'state',
  'createTime',
] as const

type Filters = Omit<SituationFilters, 'pageNum' | 'pageSize'>

const matchOf = (ctx: SignedCtx, filters: Filters) => ({
  ...filters,
  scope: situationsInCharge(ctx.actor),
})

/** Special situations as a sheet, in the reader's scope. */
export const situationSheet = exportPlan<(typeof COLUMNS)[number], Filters>({
  sheet: 'students.situations',
  columns: withKinds(
    COLUMNS.map((key) => ({ key, width: key === 'reason' ? 40 : 16 })),
    { day: ['startsOn', 'endsOn'], moment: ['createTime'], number: ['effectDays'] },
  ),
  count: (ctx, filters) => countSituations(ctx.db, matchOf(ctx, filters)),
  async *rows(ctx, filters) {
    const { flows, measures } = situationWords[ctx.language]
    for await (const row of everyRow(async (page) => ({
      rows: await findSituationBatch(ctx.db, matchOf(ctx, filters), page, ctx.language),
    })))
      yield {
        name: row.name,
        number: row.number,
        kind: kindIn(ctx, row.kind),
        startsOn: row.startsOn,
        endsOn: row.endsOn,
        base: labelIn(ctx.language, row.base, row.baseEn),
        major: labelIn(ctx.language, row.major, row.majorEn),
        effectDays: row.effectDays,
        reason: row.reason,
        createTime: minuteInChina(row.createdAt),
        toMajor: row.toMajor && labelIn(ctx.language, row.toMajor, row.toMajorEn),
        measure: row.measure && measures[row.measure as keyof typeof measures],
        state: flows.situation.states[row.state],
      }
  },
})
