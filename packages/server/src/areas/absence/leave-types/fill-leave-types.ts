import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { leaveTypeSeeds, type SeedType } from './leave-types.seed.ts'

const typeRow = (type: SeedType, i: number) => ({
  code: type.code,
  name: type.zh,
  nameEn: type.en,
  isPaid: !type.isUnpaid,
  countedBy: type.countedBy,
  allowsHalf: type.allowsHalf ?? false,
  isEarned: type.isEarned ?? false,
  extendsTraining: type.extendsTraining ?? ('never' as const),
  papersFrom: type.papers?.from ?? null,
  papers: type.papers?.zh ?? null,
  papersEn: type.papers?.en ?? null,
  annualRegime: type.annualRegime ?? null,
  eventKind: type.eventKind ?? null,
  forGender: type.forGender ?? null,
  isNeverHindered: type.isNeverHindered ?? false,
  source: type.source ?? null,
  isBuiltIn: true,
  sort: (i + 1) * 10,
})

const dayRows = (id: number, { days = [] }: SeedType) =>
  days.map(({ per, days: count, province, years, name, isCounted, source }) => ({
    leaveTypeId: id,
    per,
    days: count,
    provinceCode: province ?? null,
    minWorkYears: years ?? 0,
    source,
    name: name?.[0] ?? null,
    nameEn: name?.[1] ?? null,
    isCounted: isCounted ?? false,
  }))

/**
 * Adds the leave types of the law that are missing, with their days. A type that is there stays as
 * the office made it.
 */
export async function fillLeaveTypes(db: Db) {
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(7203123)`.execute(tx)

    const added = await tx
      .insertInto('leaveTypes')
      .values(leaveTypeSeeds.map(typeRow))
      .onConflict((on) => on.doNothing())
      .returning(['id', 'code'])
      .execute()

    const rows = added.flatMap(({ id, code }) =>
      dayRows(id, leaveTypeSeeds.find((type) => type.code === code)!),
    )
    if (rows.length > 0) await tx.insertInto('leaveTypeDays').values(rows).execute()
  })
}
