import type { BankFilters } from '@residency/contract/areas/students/file/bank.contract'
import { labelIn, maskNumber } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { everyRow } from '../../../platform/sheets/batches.ts'
import { exportPlan } from '../../../platform/sheets/sheet-plan.ts'
import { bankAccountOf } from '../file/file-facts.ts'
import { visibleTrainees } from '../students.policy.ts'
import { countBanks, findBankBatch } from './bank.queries.ts'

const COLUMNS = ['number', 'name', 'major', 'base', 'bankName', 'bankAccount'] as const

const matchOf = (ctx: SignedCtx, filters: BankFilters) => ({
  ...filters,
  scope: visibleTrainees(ctx.actor),
})

/**
 * Bank information of trainees with a reason; numbers go out masked, whole ones are read one by
 * one.
 */
export const traineeBankSheet = exportPlan<(typeof COLUMNS)[number], BankFilters>({
  sheet: 'students.traineeBank',
  columns: COLUMNS.map((key) => ({ key, width: key === 'bankAccount' ? 26 : 18 })),
  count: (ctx, filters) => countBanks(ctx.db, matchOf(ctx, filters)),
  async *rows(ctx, filters) {
    const match = matchOf(ctx, filters)
    for await (const row of everyRow(async (page) => ({
      rows: await findBankBatch(ctx.db, match, page),
    })))
      yield {
        number: row.number,
        name: row.realName,
        major: labelIn(ctx.language, row.major, row.majorEn),
        base: labelIn(ctx.language, row.base, row.baseEn),
        bankName: row.bankName,
        bankAccount: maskNumber(bankAccountOf(ctx, row)),
      }
  },
})
