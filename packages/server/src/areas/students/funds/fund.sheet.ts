import type { FundFilters } from '@residency/contract/areas/students/funds/fund.contract'
import { fundWords } from '@residency/contract/areas/students/funds/text'
import { labelIn } from '@residency/contract/kernel'
import { minuteInChina } from '../../../platform/clock.ts'
import { everyRow } from '../../../platform/sheets/batches.ts'
import { exportPlan, withKinds } from '../../../platform/sheets/sheet-plan.ts'
import { countFunds, findFundBatch } from './fund.queries.ts'
import { fundMatch } from './list-funds.ts'

const COLUMNS = [
  'title',
  'name',
  'number',
  'base',
  'major',
  'startsOn',
  'endsOn',
  'asked',
  'budget',
  'spent',
  'remaining',
  'leftOver',
  'state',
  'createTime',
] as const

type Filters = Omit<FundFilters, 'pageNum' | 'pageSize'>

/** An amount as a number of the sheet, so that it can be added up there. */
export const amountCell = (amount: string | null) => (amount === null ? null : Number(amount))

/** Research funds as a sheet, in the reader's scope. */
export const fundSheet = exportPlan<(typeof COLUMNS)[number], Filters>({
  sheet: 'students.funds',
  columns: withKinds(
    COLUMNS.map((key) => ({ key, width: key === 'title' ? 40 : 16 })),
    {
      day: ['startsOn', 'endsOn'],
      moment: ['createTime'],
      number: ['asked', 'budget', 'spent', 'remaining', 'leftOver'],
    },
  ),
  count: (ctx, filters) => countFunds(ctx.db, fundMatch(ctx, filters)),
  async *rows(ctx, filters) {
    const { states } = fundWords[ctx.language].flows.fund
    const match = fundMatch(ctx, filters)

    for await (const row of everyRow(async (page) => ({
      rows: await findFundBatch(ctx.db, match, page, ctx.language),
    })))
      yield {
        title: row.title,
        name: row.name,
        number: row.number,
        startsOn: row.startsOn,
        endsOn: row.endsOn,
        base: labelIn(ctx.language, row.base, row.baseEn),
        major: labelIn(ctx.language, row.major, row.majorEn),
        asked: amountCell(row.asked),
        budget: amountCell(row.budget),
        spent: amountCell(row.spent),
        remaining: amountCell(row.remaining),
        leftOver: amountCell(row.leftOver),
        state: states[row.state],
        createTime: minuteInChina(row.createdAt),
      }
  },
})
