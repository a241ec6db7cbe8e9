import { labelIn, maskNumber } from '@residency/contract/kernel'
import { everyRow } from '../../../platform/sheets/batches.ts'
import { exportPlan } from '../../../platform/sheets/sheet-plan.ts'
import { visibleTeachers } from '../teachers.policy.ts'
import { countBanks, findBankBatch } from './bank.queries.ts'
import { accountOf } from './store-bank.ts'

const COLUMNS = ['username', 'name', 'department', 'bankName', 'bankAccount'] as const

/**
 * Bank information of the library, who has given none included; numbers go out masked, whole ones
 * are read one by one.
 */
export const bankSheet = exportPlan<(typeof COLUMNS)[number], { keywords?: string }>({
  sheet: 'teachers.bank',
  columns: COLUMNS.map((key) => ({ key, width: key === 'bankAccount' ? 26 : 18 })),
  count: (ctx, { keywords }) => countBanks(ctx.db, visibleTeachers(ctx.actor), keywords),
  async *rows(ctx, { keywords }) {
    const scope = visibleTeachers(ctx.actor)
    for await (const row of everyRow(async (page) => ({
      rows: await findBankBatch(ctx.db, scope, keywords, page),
    })))
      yield {
        username: row.username,
        name: row.name,
        department: labelIn(ctx.language, row.department, row.departmentEn),
        bankName: row.bankName,
        bankAccount: maskNumber(accountOf(ctx, row)),
      }
  },
})
