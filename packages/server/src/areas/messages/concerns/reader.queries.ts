import { concernPermissions as may } from '@residency/contract/areas/messages/concerns/access'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { byPinyin, idArray, noneOfIds } from '../../../platform/db/patterns.ts'
import { holdsPermission, isAccountInUse, isOneHolding } from '../../accounts/accounts.public.ts'

const name = sql<string>`u.display_name`
const mayRead = holdsPermission(sql`u.id`, may.read)
const isReader = sql<boolean>`exists (select from concern_readers r where r.user_id = u.id)`

const accounts = (db: Db) =>
  db
    .selectFrom('users as u')
    .select(['u.id', name.as('name')])
    .where(isAccountInUse('u'))
    .orderBy(name, byPinyin)
    .orderBy('u.id')

/** The named readers who can read: their account is in use, and their role has the right. */
export const findReaders = (db: Db) => accounts(db).where(isReader).where(mayRead).execute()

export const findReaderIds = async (db: Db) =>
  (await db.selectFrom('concernReaders').select('userId').orderBy('userId').execute()).map(
    ({ userId }) => userId,
  )

/** Who may be named: everybody who has the right by a role; and who is named. */
export const findReaderChoices = (db: Db) =>
  accounts(db)
    .where(
      sql<boolean>`(${isOneHolding(sql`u.id`, may.read)}
          or u.id = any(array(select user_id from concern_readers)))`,
    )
    .execute()

/** The names of those who have no right to read. */
export const findUnfitReaders = async (db: Db, ids: readonly number[]) => {
  const { rows } = await sql<{ id: number; name: string | null }>`select given.id, ${name} as name
    from unnest(${idArray(ids)}) given (id)
    left join users u on u.id = given.id and ${isAccountInUse('u')}
    where u.id is null or not ${mayRead}`.execute(db)

  return rows.map((row) => row.name ?? String(row.id))
}

export async function replaceReaders(db: Db, ids: readonly number[]) {
  await db.deleteFrom('concernReaders').where('userId', '<>', noneOfIds(ids)).execute()
  await sql`insert into concern_readers (user_id) select id from unnest(${idArray(ids)}) given (id)
    on conflict do nothing`.execute(db)
}

export const findBoxForUpdate = (db: Db) =>
  db.selectFrom('concernBox').select(['id', 'version', 'notifiedOn']).forUpdate().executeTakeFirst()

export const findBox = (db: Db) =>
  db.selectFrom('concernBox').select(['id', 'version']).executeTakeFirstOrThrow()
