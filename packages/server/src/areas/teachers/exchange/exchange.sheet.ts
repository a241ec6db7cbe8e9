import type { ExchangeFilters } from '@residency/contract/areas/teachers/exchange/exchange.contract'
import { exchangeWords } from '@residency/contract/areas/teachers/exchange/text'
import { minuteInChina } from '../../../platform/clock.ts'
import { everyRow } from '../../../platform/sheets/batches.ts'
import { exportPlan, withKinds } from '../../../platform/sheets/sheet-plan.ts'
import { countExchanges, findExchangeBatch } from './exchange.queries.ts'
import { matchOf } from './list-exchanges.ts'
import { presentExchange } from './present-exchange.ts'

const COLUMNS = [
  'name',
  'department',
  'kind',
  'host',
  'topic',
  'fromDay',
  'toDay',
  'place',
  'costYuan',
  'state',
  'reportUntil',
  'reportTime',
  'report',
] as const

/** Exchanges of teachers as a sheet, in the reader's scope. */
export const exchangeSheet = exportPlan<
  (typeof COLUMNS)[number],
  Omit<ExchangeFilters, 'pageNum' | 'pageSize'>
>({
  sheet: 'teachers.exchanges',
  columns: withKinds(
    COLUMNS.map((key) => ({ key, width: key === 'report' ? 60 : 18 })),
    { day: ['fromDay', 'toDay', 'reportUntil'], moment: ['reportTime'], number: ['costYuan'] },
  ),
  count: (ctx, filters) => countExchanges(ctx.db, matchOf(ctx, filters)),
  async *rows(ctx, filters) {
    const { exchangeKinds, flows } = exchangeWords[ctx.language]
    const match = matchOf(ctx, filters)

    for await (const row of everyRow(async (page) => ({
      rows: await findExchangeBatch(ctx.db, match, page),
    })))
      yield {
        ...presentExchange(ctx, row),
        kind: exchangeKinds[row.kind],
        state: flows.exchange.states[row.state],
        reportTime: row.reportedAt && minuteInChina(row.reportedAt),
        report: row.report,
      }
  },
})
