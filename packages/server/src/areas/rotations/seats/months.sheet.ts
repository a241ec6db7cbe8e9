import { seatsErrors as errors } from '@residency/contract/areas/rotations/seats/access'
import type { MonthsFilters } from '@residency/contract/areas/rotations/seats/months.contract'
import { errorSentence, issueSentence, yearMonth } from '@residency/contract/kernel'
import { z } from 'zod'
import { byLabel } from '../../../platform/folded-map.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { everyRow, inBatches } from '../../../platform/sheets/batches.ts'
import { cell } from '../../../platform/sheets/cells.ts'
import { twice } from '../../../platform/sheets/judge-rows.ts'
import type { ProgressHandler, SheetPlan, ValidRow } from '../../../platform/sheets/sheet-plan.ts'
import {
  changeableDepartments,
  visibleDepartments,
} from '../../organisation/organisation.public.ts'
import { placeNames } from './place-names.rules.ts'
import {
  countExceptions,
  findExceptionBatch,
  findSeatDepartments,
  lockDepartments,
  saveMonths,
} from './seats.queries.ts'

const MONTH = /^(\d{4})\D(\d{1,2})(\D.*)?$/

const row = z.object({
  department: cell.text(140),
  month: z
    .string()
    .default('')
    .transform((text) =>
      text.trim().replace(MONTH, (_, year, month) => `${year}-${month.padStart(2, '0')}`),
    )
    .pipe(yearMonth),
  seats: cell.integer(0, 999, null),
  reason: cell.optionalText(200),
})

type Item = z.output<typeof row>
const AT_ONCE = 500

/** Departments in a scope by the name that only they have. */
async function departmentsByName(ctx: SignedCtx, scope = changeableDepartments(ctx.actor)) {
  const names = placeNames(await findSeatDepartments(ctx.db, { scope }))
  return byLabel([...names].map(([id, name]) => [name, id] as const))
}

async function judge(ctx: SignedCtx, rows: readonly ValidRow<Item>[]) {
  const ids = await departmentsByName(ctx)

  const why = issueSentence(ctx.words, ctx.language, {
    code: 'custom',
    path: [],
    message: 'rotations.months.whyClosed',
  })

  const unknown = errorSentence(ctx.words, ctx.language, errors.monthsNotYours)

  return [
    ...rows
      .filter(({ item }) => !ids.has(item.department))
      .map((line) => ({ row: line.row, column: 'department' as const, message: unknown })),
    ...rows
      .filter(({ item }) => item.seats === 0 && item.reason === null)
      .map((line) => ({ row: line.row, column: 'reason' as const, message: why })),
    ...twice(ctx, 'rotations.departmentMonths', rows, 'month', ({ department, month }) =>
      JSON.stringify([department, month]),
    ),
  ]
}

async function write(tx: SignedCtx, rows: readonly ValidRow<Item>[], onProgress: ProgressHandler) {
  const ids = await departmentsByName(tx)
  const touched = [...new Set(rows.map(({ item }) => ids.get(item.department)!))]

  await lockDepartments(tx.db, changeableDepartments(tx.actor), touched)

  await inBatches(rows, AT_ONCE, onProgress, (batch) =>
    saveMonths(
      tx.db,
      batch.map(({ item: { department, month, seats, reason } }) => ({
        departmentId: ids.get(department)!,
        month,
        seats,
        reason: seats === null ? null : reason,
      })),
      tx.actor.userId,
      tx.now(),
    ),
  )

  const detail = { months: rows.length }

  await tx.audit.all(
    touched.map((entityId) => ({
      action: 'rotations.months.import',
      entity: 'department',
      entityId,
      detail,
    })),
  )
}

/**
 * Months in which departments differ from their usual capacity, in and out; an empty number makes a
 * month usual again.
 */
export const departmentMonthSheet: SheetPlan<keyof Item, Item, MonthsFilters> = {
  sheet: 'rotations.departmentMonths',
  maxRows: 20_000,
  knownBy: ['department', 'month'],
  columns: [
    {
      key: 'department',
      required: true,
      width: 34,
      choices: async (ctx) => [...(await departmentsByName(ctx)).keys()],
    },
    { key: 'month', required: true, width: 12 },
    { key: 'seats', kind: 'number', width: 14 },
    { key: 'reason', width: 40 },
  ],
  row,
  judge,
  write,
  count: (ctx, filters) =>
    countExceptions(ctx.db, { ...filters, scope: visibleDepartments(ctx.actor) }),
  async *rows(ctx, filters) {
    const match = { ...filters, scope: visibleDepartments(ctx.actor) }
    const names = placeNames(await findSeatDepartments(ctx.db, { scope: match.scope }))

    for await (const exception of everyRow(async (page) => ({
      rows: await findExceptionBatch(ctx.db, match, page),
    })))
      yield {
        department: names.get(exception.departmentId)!,
        month: exception.month,
        seats: exception.seats,
        reason: exception.reason,
      }
  },
}
