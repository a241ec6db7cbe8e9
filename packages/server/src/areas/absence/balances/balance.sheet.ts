import { balanceErrors as errors } from '@residency/contract/areas/absence/balances/access'
import type { BalanceFilters } from '@residency/contract/areas/absence/balances/balance.contract'
import { balanceWords } from '@residency/contract/areas/absence/balances/text'
import { errorSentence } from '@residency/contract/kernel'
import { foldCode } from '@residency/contract/kernel/fold'
import { z } from 'zod'
import type { Page } from '../../../platform/db/pages.ts'
import { idsByName } from '../../../platform/ids-by-name.ts'
import { everyRow, inBatches } from '../../../platform/sheets/batches.ts'
import { cell } from '../../../platform/sheets/cells.ts'
import { twice } from '../../../platform/sheets/judge-rows.ts'
import type { SheetPlan } from '../../../platform/sheets/sheet-plan.ts'
import { visibleBalances } from './balance.policy.ts'
import {
  countBalances,
  findBalanceBatch,
  findPeopleByNumber,
  findTypeChoices,
} from './balance.queries.ts'
import { importUsed, type UsedRow } from './import-used.ts'
import { balanceMatch, presentRows } from './list-balances.ts'

const BATCH_SIZE = 200

const row = z.object({
  number: cell.text(32).transform(foldCode),
  leaveType: cell.text(60),
  year: cell.integer(2000, 2100).transform((year) => year ?? 0),
  usedBefore: cell
    .decimal(0, 366)
    .transform((days) => days ?? 0)
    .refine((days) => days * 2 === Math.trunc(days * 2), 'absence.balanceHalf.wrong'),
  worksSince: z
    .string()
    .default('')
    .pipe(
      z.union([
        z.literal('').transform(() => null),
        cell.day() as unknown as z.ZodType<string, string>,
      ]),
    ),
})

type Column =
  | keyof UsedRow
  | 'name'
  | 'base'
  | 'entitled'
  | 'adjusted'
  | 'granted'
  | 'used'
  | 'left'

/**
 * Out: days of trainees. In: days used before leaves were recorded here, and the first day of work.
 */
export const balanceSheet: SheetPlan<
  Column,
  UsedRow,
  Omit<BalanceFilters, 'pageNum' | 'pageSize'>
> = {
  sheet: 'absence.balances',
  maxRows: 5000,
  columns: [
    { key: 'number', required: true, width: 16 },
    {
      key: 'leaveType',
      required: true,
      choices: async (ctx) =>
        (await findTypeChoices(ctx.db))
          .filter(({ status }) => status === 1)
          .map(({ name }) => name),
    },
    { key: 'year', kind: 'number', required: true, width: 10 },
    { key: 'usedBefore', kind: 'number', required: true, width: 14 },
    { key: 'worksSince', kind: 'day', width: 16 },
    { key: 'name', onlyOut: true, width: 14 },
    { key: 'base', onlyOut: true, width: 22 },
    ...(['entitled', 'adjusted', 'granted', 'used', 'left'] as const).map((key) => ({
      key,
      kind: 'number' as const,
      onlyOut: true as const,
      width: 10,
    })),
  ],
  row,
  async judge(ctx, rows) {
    const numbers = rows.map(({ item }) => item.number)

    const existing = new Set(
      (await findPeopleByNumber(ctx.db, visibleBalances(ctx.actor), numbers)).map(({ number }) =>
        foldCode(number),
      ),
    )

    const types = idsByName((await findTypeChoices(ctx.db)).filter(({ status }) => status === 1))
    const sentence = (def: (typeof errors)[keyof typeof errors]) =>
      errorSentence(ctx.words, ctx.language, def)

    return [
      ...rows.flatMap(({ row: rowNumber, item }) => [
        ...(existing.has(item.number)
          ? []
          : [
              {
                row: rowNumber,
                column: 'number' as const,
                message: sentence(errors.balanceTraineeUnknown),
              },
            ]),
        ...(types.has(item.leaveType)
          ? []
          : [
              {
                row: rowNumber,
                column: 'leaveType' as const,
                message: sentence(errors.balanceTypeUnknown),
              },
            ]),
      ]),
      ...twice(
        ctx,
        'absence.balances',
        rows,
        'number',
        ({ number, leaveType, year }) => `${number} ${leaveType} ${year}`,
      ),
    ]
  },
  write: (tx, rows, onProgress) =>
    inBatches(rows, BATCH_SIZE, onProgress, (batch) =>
      importUsed(
        tx,
        batch.map(({ item }) => item),
      ),
    ),
  count: (ctx, filters) => countBalances(ctx.db, balanceMatch(ctx, filters)),
  async *rows(ctx, filters) {
    const match = balanceMatch(ctx, filters)
    const { noLimit } = balanceWords[ctx.language]

    const batch = async (page: Page) => {
      const records = await findBalanceBatch(ctx.db, match, page, ctx.language)
      const views = await presentRows(ctx, records, match.year)
      return {
        rows: views.map((row, rowNumber) => ({
          ...row,
          worksSince: records[rowNumber]!.recordedSince,
        })),
      }
    }

    for await (const { actions: _actions, id: _id, ...row } of everyRow(batch))
      yield { ...row, left: row.left ?? noLimit }
  },
}
