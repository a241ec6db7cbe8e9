import type { BarFilters, barSorts } from '@residency/contract/areas/intakes/bars/bar.contract'
import { readAnyDocument } from '@residency/contract/kernel/identity-document'
import { sql } from 'kysely'
import type { FieldCrypto } from '../../../platform/crypto/fields.ts'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { findPage } from '../../../platform/db/pages.ts'
import { anyText, containing, isFoundIn } from '../../../platform/db/patterns.ts'
import { by, type SortColumns, sortedBy } from '../../../platform/db/sorting.ts'

/**
 * Who of these may not register on a day of Asia/Shanghai, by the hashes of their ID numbers; the
 * reason is for them to read.
 */
export const findBars = (db: Db, idCardHashes: readonly string[], today: string) =>
  db
    .selectFrom('barredPeople')
    .select(['id', 'idCardHash', 'reason', 'until'])
    .where('idCardHash', '=', anyText(idCardHashes))
    .where((e) => e.or([e('until', 'is', null), e('until', '>=', today)]))
    .execute()

/** The same of one person. */
export const findBar = async (db: Db, idCardHash: string, today: string) =>
  (await findBars(db, [idCardHash], today))[0]

const SORTS: SortColumns<(typeof barSorts)[number]> = {
  realName: by.name('barredPeople.realName'),
  until: by.column('barredPeople.until'),
  by: by.name('users.nickname'),
  createdAt: by.column('barredPeople.createdAt'),
}

/**
 * One page of barred people, the newest first; a whole ID number in the search finds its person.
 */
export function findBarPage(db: Db, filters: BarFilters, fields: FieldCrypto, today: string) {
  let match = db.selectFrom('barredPeople')
  const words = filters.keywords

  if (words) {
    const card = readAnyDocument(words, today)
    const hashes = 'number' in card ? fields.hashesOf('idCard', card.number) : []

    match = match.where((e) =>
      e.or([
        isFoundIn(e.ref('barredPeople.realName'), containing(words)),
        e('barredPeople.idCardHash', '=', anyText(hashes)),
      ]),
    )
  }

  if (filters.state === 'active')
    match = match.where((e) =>
      e.or([e('barredPeople.until', 'is', null), e('barredPeople.until', '>=', today)]),
    )

  if (filters.state === 'over') match = match.where('barredPeople.until', '<', today)

  return findPage(match, filters, (rows) => {
    const listed = rows
      .innerJoin('users', 'users.id', 'barredPeople.createdBy')
      .selectAll('barredPeople')
      .select('users.nickname as by')

    return sortedBy(listed, filters.sort, SORTS).orderBy('barredPeople.id', 'desc')
  })
}

export type StoredBar = Awaited<ReturnType<typeof findBarPage>>['rows'][number]

export const findBarById = (db: Db, id: number) =>
  db
    .selectFrom('barredPeople')
    .innerJoin('users', 'users.id', 'barredPeople.createdBy')
    .selectAll('barredPeople')
    .select('users.nickname as by')
    .where('barredPeople.id', '=', id)
    .executeTakeFirst()

export const findBarForUpdate = (db: Db, id: number) =>
  db.selectFrom('barredPeople').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** Those of these numbers that are barred already, locked until the transaction ends. */
export const findBarsByHash = (db: Db, hashes: readonly string[]) =>
  db
    .selectFrom('barredPeople')
    .selectAll()
    .where('idCardHash', '=', anyText(hashes))
    .orderBy('id')
    .forUpdate()
    .execute()

/**
 * Ids for people who are about to be added: a number is sealed to its row, so the row's id comes
 * first.
 */
export async function nextBarIds(db: Db, count: number): Promise<number[]> {
  const ids = await sql<{
    id: number
  }>`select nextval(pg_get_serial_sequence('barred_people', 'id')) as id
    from generate_series(1, ${count}::int)`.execute(db)

  return ids.rows.map(({ id }) => id)
}
