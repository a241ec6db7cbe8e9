import { sql } from 'kysely'
import type { Db } from '../../../platform/db/pool.ts'
import { leaveTypeSeeds, type SeedType } from './leave-types.seed.ts'

const typeRow = (type: SeedType, i: number) => ({
  ...{ code: type.code, name: type.zh, name_en: type.en, is_paid: !type.isUnpaid, counted_by: type.countedBy },
  ...{
    allows_half: type.allowsHalf ?? false,
    is_earned: type.isEarned ?? false,
    extends_training: type.extendsTraining ?? ('never' as const),
  },
  ...{ papers_from: type.papers?.from ?? null, papers: type.papers?.zh ?? null, papers_en: type.papers?.en ?? null },
  annual_regime: type.annualRegime ?? null,
  event_kind: type.eventKind ?? null,
  for_gender: type.forGender ?? null,
  is_never_hindered: type.isNeverHindered ?? false,
  ...{ source: type.source ?? null, is_built_in: true, sort: (i + 1) * 10 },
})
const dayRows = (id: number, { days = [] }: SeedType) =>
  days.map(({ per, days: count, province, years, name, isCounted, source }) => ({
    ...{ leave_type_id: id, per, days: count, province_code: province ?? null, min_work_years: years ?? 0, source },
    ...{ name: name?.[0] ?? null, name_en: name?.[1] ?? null },
    is_counted: isCounted ?? false,
  }))

/** Adds the leave types of the law that are missing, with their days. A type that is there stays as the office made it. */
export async function fillLeaveTypes(db: Db) {
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(7203123)`.execute(tx)
    const added = await tx
      .insertInto('leave_types')
      .values(leaveTypeSeeds.map(typeRow))
      .onConflict((on) => on.doNothing())
      .returning(['id', 'code'])
      .execute()
    const rows = added.flatMap(({ id, code }) => dayRows(id, leaveTypeSeeds.find((type) => type.code === code)!))
    if (rows.length > 0) await tx.insertInto('leave_type_days').values(rows).execute()
  })
}
