import type { DepartureFilters } from '@residency/contract/areas/students/departure/departure.contract'
import { departureWords } from '@residency/contract/areas/students/departure/text'
import { labelIn } from '@residency/contract/kernel'
import { minuteInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { everyRow } from '../../../platform/sheets/batches.ts'
import { exportPlan, withKinds } from '../../../platform/sheets/sheet-plan.ts'
import { departuresInCharge } from './departure.policy.ts'
import { countDepartures, findDepartureBatch } from './departure.queries.ts'
import { kindIn } from './departure-labels.ts'

const COLUMNS = [
  'name',
  'number',
  'base',
  'major',
  'kind',
  'leavesOn',
  'reason',
  'recordedBy',
  'signed',
  'items',
  'state',
  'createTime',
] as const

type Filters = Omit<DepartureFilters, 'pageNum' | 'pageSize'>

const matchOf = (ctx: SignedCtx, filters: Filters) => ({
  ...filters,
  scope: departuresInCharge(ctx.actor),
})

/** Departures as a sheet, in the reader's scope. */
export const departureSheet = exportPlan<(typeof COLUMNS)[number], Filters>({
  sheet: 'students.departures',
  columns: withKinds(
    COLUMNS.map((key) => ({ key, width: key === 'reason' ? 40 : 16 })),
    { day: ['leavesOn'], moment: ['createTime'] },
  ),
  count: (ctx, filters) => countDepartures(ctx.db, matchOf(ctx, filters)),
  async *rows(ctx, filters) {
    const { states } = departureWords[ctx.language].flows.departure
    const match = matchOf(ctx, filters)

    for await (const row of everyRow(async (page) => ({
      rows: await findDepartureBatch(ctx.db, match, page, ctx.language),
    })))
      yield {
        name: row.name,
        number: row.number,
        leavesOn: row.leavesOn,
        reason: row.reason,
        recordedBy: row.recorder,
        signed: row.signed,
        items: row.items,
        base: labelIn(ctx.language, row.base, row.baseEn),
        major: labelIn(ctx.language, row.major, row.majorEn),
        kind: kindIn(ctx, row.kind),
        state: states[row.state],
        createTime: minuteInChina(row.createdAt),
      }
  },
})
