import {
  type SchoolFilters,
  schoolForm,
} from '@residency/contract/areas/settings/schools/school.contract'
import { z } from 'zod'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { auditChanges } from '../../../platform/sheets/audit-changes.ts'
import { countListed, everyRow, inBatches } from '../../../platform/sheets/batches.ts'
import { cell, stateIn, statesIn } from '../../../platform/sheets/cells.ts'
import { twice } from '../../../platform/sheets/judge-rows.ts'
import type { ProgressHandler, SheetPlan, ValidRow } from '../../../platform/sheets/sheet-plan.ts'
import { upsertRows } from '../../../platform/sheets/upsert-rows.ts'
import { findSchoolPage, findSchoolSnapshots } from './school.queries.ts'

const COLUMNS = ['code', 'name', 'department', 'city', 'level', 'remarks', 'status'] as const
const AT_ONCE = 500
const { shape } = schoolForm

const row = z.object({
  code: cell.like(shape.code),
  name: cell.like(shape.name),
  department: cell.optionalText(60),
  city: cell.optionalText(60),
  level: cell.optionalText(20),
  remarks: cell.optionalText(100),
  status: cell.state(),
})

type Item = z.output<typeof row>

async function write(tx: SignedCtx, rows: readonly ValidRow<Item>[], onProgress: ProgressHandler) {
  await inBatches(rows, AT_ONCE, onProgress, async (batch) => {
    const items = batch.map(({ item }) => item)
    const codes = items.map(({ code }) => code)
    const find = () => findSchoolSnapshots(tx.db, codes)

    await auditChanges(tx, { action: 'settings.school', entity: 'school', find }, () =>
      upsertRows(tx, 'schools', ['code'], items),
    )
  })
}

/** Higher schools, in and out. */
export const schoolSheet: SheetPlan<
  (typeof COLUMNS)[number],
  Item,
  Omit<SchoolFilters, 'pageNum' | 'pageSize'>
> = {
  sheet: 'settings.school',
  maxRows: 10_000,
  knownBy: ['code'],
  columns: [
    { key: 'code', required: true, width: 16 },
    { key: 'name', required: true, width: 32 },
    { key: 'department', width: 24 },
    { key: 'city', width: 18 },
    { key: 'level', width: 12 },
    { key: 'remarks', width: 28 },
    { key: 'status', width: 12, choices: ({ language }) => statesIn(language) },
  ],
  row,
  judge: async (ctx, rows) => twice(ctx, 'settings.school', rows, 'code', (item) => item.code),
  write,
  count: (ctx, filters) => countListed((page) => findSchoolPage(ctx.db, { ...filters, ...page })),
  async *rows(ctx, filters) {
    for await (const { id: _id, version: _version, status, ...school } of everyRow((page) =>
      findSchoolPage(ctx.db, { ...filters, ...page }),
    ))
      yield { ...school, status: stateIn(ctx.language, status) }
  },
}
