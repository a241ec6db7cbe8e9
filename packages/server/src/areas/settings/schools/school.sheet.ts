import { type SchoolFilters, schoolForm } from '@residency/contract/areas/settings/school.contract'
import { sql } from 'kysely'
import { z } from 'zod'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { auditChanges } from '../../../platform/sheets/audit-changes.ts'
import { cell, stateIn, statesIn } from '../../../platform/sheets/cells.ts'
import { twice } from '../../../platform/sheets/judge-rows.ts'
import type { Judged, SheetPlan } from '../../../platform/sheets/sheet-plan.ts'
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

/** Adds or changes schools by their code. */
const put = (tx: SignedCtx, items: readonly Item[]) =>
  tx.db
    .insertInto('schools')
    .values(items.map((item) => ({ ...item, updated_at: tx.now() })))
    .onConflict((c) =>
      c.column('code').doUpdateSet((e) => ({
        name: e.ref('excluded.name'),
        department: e.ref('excluded.department'),
        city: e.ref('excluded.city'),
        level: e.ref('excluded.level'),
        remarks: e.ref('excluded.remarks'),
        status: e.ref('excluded.status'),
        updated_at: tx.now(),
        version: sql<number>`schools.version + 1`,
      })),
    )
    .execute()

async function write(tx: SignedCtx, rows: readonly Judged<Item>[], onProgress: (done: number) => Promise<void>) {
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    const items = rows.slice(at, at + AT_ONCE).map(({ item }) => item)
    const codes = items.map(({ code }) => code)
    const find = () => findSchoolSnapshots(tx.db, codes)
    await auditChanges(tx, { action: 'settings.school', entity: 'school', find }, () => put(tx, items))
    await onProgress(at + items.length)
  }
}

/** Higher schools, in and out. */
export const schoolSheet: SheetPlan<(typeof COLUMNS)[number], Item, Omit<SchoolFilters, 'pageNum' | 'pageSize'>> = {
  sheet: 'settings.school',
  mostRows: 10_000,
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
  count: async (ctx, filters) => (await findSchoolPage(ctx.db, { ...filters, pageNum: 1, pageSize: 1 })).total,
  async *rows(ctx, filters) {
    for (let pageNum = 1; ; pageNum++) {
      const { rows } = await findSchoolPage(ctx.db, { ...filters, pageNum, pageSize: 1000 })
      for (const { id: _, version: __, status, ...school } of rows) yield { ...school, status: stateIn(ctx.language, status) }
      if (rows.length < 1000) return
    }
  },
}
