import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { readSeedFile } from '../../../platform/seed-files.ts'
import { recordsOfCsv } from './csv.rules.ts'

/** Fills an empty table with the published list of higher schools. */
export async function fillSchools(db: Db) {
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(7203122)`.execute(tx)
    if (await tx.selectFrom('schools').select('id').limit(1).executeTakeFirst()) return

    const schools = recordsOfCsv(readSeedFile('dictionaries/universities_moe.csv')).map((row) => ({
      code: row.code!,
      name: row.name!,
      department: row.department || null,
      city: row.city || null,
      level: row.level || null,
      remarks: row.remarks || null,
    }))

    for (let i = 0; i < schools.length; i += 1000)
      await tx
        .insertInto('schools')
        .values(schools.slice(i, i + 1000))
        .execute()
  })
}
