import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { byPinyin } from '../../../platform/db/patterns.ts'
import { isOfOwnDepartment, type OrgScope } from '../../organisation/organisation.public.ts'

const kindsIn = (db: Db, scope: OrgScope) =>
  db
    .selectFrom('shiftKinds as k')
    .innerJoin('departments as d', 'd.id', 'k.departmentId')
    .where(isOfOwnDepartment(scope, 'k.departmentId'))

/** Kinds of shifts in a scope; those of one department if it is named. */
export function findKinds(db: Db, scope: OrgScope, departmentId?: number) {
  const match = kindsIn(db, scope)

  return (departmentId ? match.where('k.departmentId', '=', departmentId) : match)
    .selectAll('k')
    .select(['d.name as department', 'd.nameEn as departmentEn'])
    .orderBy('d.name', byPinyin)
    .orderBy('k.departmentId')
    .orderBy('k.startsAt')
    .orderBy('k.id')
    .execute()
}

export type KindRecord = Awaited<ReturnType<typeof findKinds>>[number]

export const findKindForUpdate = (db: Db, scope: OrgScope, id: number) =>
  kindsIn(db, scope).selectAll('k').where('k.id', '=', id).forUpdate('k').executeTakeFirst()

/** The latest month of a roster in which somebody has this kind, or had it before a change. */
export const findMonthOfUse = async (db: Db, kindId: number): Promise<string | null> => {
  const used = await sql<{ month: string }>`select to_char(r.month, 'YYYY-MM') as month
    from duty_rosters r
    where exists (select from duty_shifts s where s.roster_id = r.id and s.kind_id = ${kindId})
      or exists (select from duty_changes c where c.roster_id = r.id
          and ${kindId} in (c.kind_before, c.kind_after))
    order by r.month desc limit 1`.execute(db)

  return used.rows[0]?.month ?? null
}
