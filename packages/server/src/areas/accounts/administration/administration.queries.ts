import { type Language, labelIn } from '@residency/contract/kernel'
import { type Expression, type SqlBool, sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { isAccountInUse } from '../users/account-facts.queries.ts'

/** A base or department that can be administered. */
export type Place = { type: 'base' | 'department'; id: number }

const TABLES = { base: sql`base_administrators`, department: sql`department_administrators` }
const COLUMNS = { base: sql`base_id`, department: sql`department_id` }

/**
 * An enabled base with its department, locked: its administrators are changed by one transaction at
 * a time.
 */
export const lockBase = (db: Db, id: number) =>
  db
    .selectFrom('bases')
    .select(['id', 'departmentId'])
    .where('id', '=', id)
    .where('status', '=', 1)
    .forUpdate()
    .executeTakeFirst()

export const lockDepartment = (db: Db, id: number) =>
  db
    .selectFrom('departments')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', 1)
    .forUpdate()
    .executeTakeFirst()

export async function findAdministrators(db: Db, { type, id }: Place): Promise<number[]> {
  const rows = await sql<{
    userId: number
  }>`select user_id from ${TABLES[type]} where ${COLUMNS[type]} = ${id} order by user_id`.execute(
    db,
  )

  return rows.rows.map((r) => r.userId)
}

/** Bases and departments an account administers, by name. */
export async function findAdministeredPlaces(db: Db, userId: number, language: Language) {
  const name = labelIn(language, sql`place.name`, sql`coalesce(place.name_en, place.name)`)

  const { rows } = await sql<Place & { name: string }>`
    select 'base' as type, place.id, ${name} as name from base_administrators a
    join bases place on place.id = a.base_id
      where a.user_id = ${userId}
    union all
    select 'department', place.id, ${name} from department_administrators a
    join departments place on place.id = a.department_id
      where a.user_id = ${userId}
    order by type, name`.execute(db)

  return rows
}

export const addAdministrator = (db: Db, { type, id }: Place, userId: number) =>
  sql`insert into ${TABLES[type]} (${COLUMNS[type]}, user_id) values (${id}, ${userId})
      on conflict do nothing`.execute(db)

export const removeAdministrator = (db: Db, { type, id }: Place, userId: number) =>
  sql`delete from ${TABLES[type]} where ${COLUMNS[type]} = ${id} and user_id = ${userId}`.execute(
    db,
  )

/** Removes the role from an account that administers nothing of its kind any more. */
export const dropUnusedRole = (db: Db, type: Place['type'], code: string, userId: number) =>
  db
    .deleteFrom('userRoles')
    .where('userId', '=', userId)
    .where('roleId', 'in', (e) => e.selectFrom('roles').select('id').where('code', '=', code))
    .where(
      sql<SqlBool>`not exists (select 1 from ${TABLES[type]} a
          where a.user_id = ${userId})` as Expression<SqlBool>,
    )
    .execute()

/** An enabled account with the role TEACHER. */
export const findTeacher = (db: Db, userId: number) =>
  db
    .selectFrom('users')
    .innerJoin('userRoles', 'userRoles.userId', 'users.id')
    .innerJoin('roles', 'roles.id', 'userRoles.roleId')
    .select('users.id')
    .where('users.id', '=', userId)
    .where(isAccountInUse('users'))
    .where('roles.code', '=', 'TEACHER')
    .executeTakeFirst()
