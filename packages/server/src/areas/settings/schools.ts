import { sql } from 'kysely'
import { containing } from '../../platform/db/patterns.ts'
import type { Db } from '../../platform/db/pool.ts'
import type { SignedCtx } from '../../platform/http/ctx.ts'
import { readSeedFile } from '../../platform/seed-files.ts'
import { recordsOfCsv } from './csv.rules.ts'

/** Fills an empty table with the published list of higher schools; a table that has any is left alone. */
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

type Search = { keywords?: string | undefined; pageNum: number; pageSize: number }
/** Enabled schools whose name, place or code has the words; names that begin with them come first. */
export async function listSchools(ctx: SignedCtx, search: Search) {
  let match = ctx.db.selectFrom('schools').where('status', '=', 1)
  const words = search.keywords
  if (words) {
    const pattern = containing(words)
    match = match.where((e) => e.or([e('name', 'ilike', pattern), e('city', 'ilike', pattern), e('code', '=', words)]))
  }
  let list = match.select(['id', 'code', 'name', 'department', 'city', 'level', 'remarks'])
  if (words) list = list.orderBy((e) => e('name', 'ilike', containing(words).slice(1)), 'desc')
  const [rows, { total }] = await Promise.all([
    list
      .orderBy('code')
      .limit(search.pageSize)
      .offset((search.pageNum - 1) * search.pageSize)
      .execute(),
    match.select((e) => e.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { list: rows, total }
}

/** Whether there is an enabled school of this name, for forms that take a typed name too. */
export const isKnownSchool = async (db: Db, name: string) =>
  (await db.selectFrom('schools').select('id').where('name', '=', name).where('status', '=', 1).executeTakeFirst()) !== undefined
/** Whether a school of the list has this id. */
export const isSchoolId = async (db: Db, id: number) =>
  (await db.selectFrom('schools').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
