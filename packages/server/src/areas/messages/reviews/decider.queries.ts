import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { anyId, anyText } from '../../../platform/db/patterns.ts'
import { isAccountInUse, isOneGiven, isOneWithRole } from '../../accounts/accounts.public.ts'

const USER = sql.ref('u.id')

/** Enabled accounts that hold one of these permissions by a role. */
export const findHolders = async (db: Db, permissions: readonly string[]): Promise<number[]> =>
  (
    await sql<{
      id: number
    }>`select u.id from users u where ${isAccountInUse('u')} and ${isOneGiven(USER, permissions)}
      order by u.id`.execute(db)
  ).rows.map(({ id }) => id)

/** Enabled accounts that hold every permission. */
export const findRoots = async (db: Db): Promise<number[]> =>
  (
    await sql<{
      id: number
    }>`select u.id from users u where ${isAccountInUse('u')} and ${isOneWithRole(USER, ['ROOT'])}
      order by u.id`.execute(db)
  ).rows.map(({ id }) => id)

/** Roles in use that hold one of these permissions, in their order. */
export const findRolesWith = (db: Db, permissions: readonly string[]) =>
  db
    .selectFrom('roles as r')
    .select(['r.code', 'r.name'])
    .where('r.status', '=', 1)
    .where('r.code', '<>', 'ROOT')
    .where((e) =>
      e.exists(
        e
          .selectFrom('roleMenus as rm')
          .innerJoin('menus as m', 'm.id', 'rm.menuId')
          .whereRef('rm.roleId', '=', 'r.id')
          .where('m.perm', '=', anyText(permissions))
          .select('m.id'),
      ),
    )
    .orderBy('r.sort')
    .orderBy('r.id')
    .execute()

/** Steps of a record that one person took by a waiver and that were not undone, in their order. */
export const findStepsByOne = (db: Db, flow: string, recordId: number) =>
  db
    .selectFrom('flowHistory as h')
    .innerJoin('users as u', 'u.id', 'h.userId')
    .select(['h.at', 'h.waiverId', 'u.displayName as who'])
    .where('h.flow', '=', flow)
    .where('h.recordId', '=', recordId)
    .where('h.waiverId', 'is not', null)
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom('flowHistory as later')
            .whereRef('later.undoes', '=', 'h.id')
            .select('later.id'),
        ),
      ),
    )
    .orderBy('h.id')
    .execute()

/** Changes of the setting, with who made them. */
export const findWaiverChanges = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('secondPersonChanges as c')
    .innerJoin('users as u', 'u.id', 'c.changedBy')
    .select(['c.id', 'c.reason', 'c.changedAt', 'u.displayName as who'])
    .where('c.id', '=', anyId(ids))
    .execute()

type Reminders = { flow: string; recordId: number; userIds: readonly number[]; day: string }

/** Those of these people who were not reminded of the record on this day. */
export async function findUnreminded(
  db: Db,
  { flow, recordId, userIds, day }: Reminders,
): Promise<number[]> {
  const known = await db
    .selectFrom('reviewReminders')
    .select('userId')
    .where('flow', '=', flow)
    .where('recordId', '=', recordId)
    .where('day', '=', day)
    .execute()

  const reminded = new Set(known.map(({ userId }) => userId))
  return userIds.filter((id) => !reminded.has(id))
}

/**
 * Records a reminder of today for each of these people; answers those for whom nobody else did so
 * meanwhile.
 */
export const insertReminders = async (
  db: Db,
  { flow, recordId, userIds, day }: Reminders,
  by: number,
  at: Date,
): Promise<number[]> => {
  const rows = userIds.map((userId) => ({ flow, recordId, userId, day, remindedBy: by, at }))
  if (rows.length === 0) return []

  const added = await db
    .insertInto('reviewReminders')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning('userId')
    .execute()

  return added.map(({ userId }) => userId)
}
