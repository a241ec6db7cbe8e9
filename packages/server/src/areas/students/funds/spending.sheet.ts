import type { SpendingFilters } from '@residency/contract/areas/students/funds/fund-spending.contract'
import { fundWords } from '@residency/contract/areas/students/funds/text'
import { labelIn } from '@residency/contract/kernel'
import { minuteInChina } from '../../../platform/clock.ts'
import { everyRow } from '../../../platform/sheets/batches.ts'
import { exportPlan, withKinds } from '../../../platform/sheets/sheet-plan.ts'
import { amountCell } from './fund.sheet.ts'
import { lineLabels } from './list-funds.ts'
import { spendingMatch } from './list-spendings.ts'
import { countSpendings, findSpendingBatch } from './spending.queries.ts'

const COLUMNS = [
  'title',
  'name',
  'number',
  'base',
  'line',
  'spentOn',
  'amount',
  'what',
  'state',
  'checker',
  'createTime',
] as const

type Filters = Omit<SpendingFilters, 'pageNum' | 'pageSize'>

/** Spendings of research funds as a sheet, in the reader's scope. */
export const spendingSheet = exportPlan<(typeof COLUMNS)[number], Filters>({
  sheet: 'students.fundSpendings',
  columns: withKinds(
    COLUMNS.map((key) => ({ key, width: key === 'title' || key === 'what' ? 40 : 16 })),
    { day: ['spentOn'], moment: ['createTime'], number: ['amount'] },
  ),
  count: (ctx, filters) => countSpendings(ctx.db, spendingMatch(ctx, filters)),
  async *rows(ctx, filters) {
    const { states } = fundWords[ctx.language].flows.fundSpending
    const [labels, match] = [await lineLabels(ctx), spendingMatch(ctx, filters)]

    for await (const spending of everyRow(async (page) => ({
      rows: await findSpendingBatch(ctx.db, match, page),
    })))
      yield {
        title: spending.title,
        name: spending.name,
        number: spending.number,
        base: labelIn(ctx.language, spending.base, spending.baseEn),
        line: labels.get(spending.line) ?? spending.line,
        spentOn: spending.spentOn,
        amount: amountCell(spending.amount),
        what: spending.what,
        state: states[spending.state],
        checker: spending.checker,
        createTime: minuteInChina(spending.createdAt),
      }
  },
})
