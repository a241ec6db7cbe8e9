import { sql } from 'kysely'
import type { Db } from '../../../platform/db/pool.ts'
import { isOfOwnBase, type OrgScope } from '../../organisation/organisation.public.ts'

const withBase = (db: Db, scope: OrgScope) =>
  db
    .selectFrom('rotation_rules as r')
    .leftJoin('bases as b', 'b.id', 'r.base_id')
    .selectAll('r')
    .select(['b.name as base', 'b.name_en as base_en'])
    .select(sql<boolean>`(r.base_id is not null and ${isOfOwnBase(scope, 'r.base_id')})`.as('is_own_base'))
export type RuleRow = Awaited<ReturnType<ReturnType<typeof withBase>['executeTakeFirstOrThrow']>>

/** Rules are no records of somebody: whoever may read them sees all, those of every base first. */
export const findRules = (db: Db, scope: OrgScope) =>
  withBase(db, scope).orderBy(sql`r.base_id is not null`).orderBy('b.sort').orderBy('r.id').execute()
export const findRuleForUpdate = (db: Db, scope: OrgScope, id: number) =>
  withBase(db, scope).where('r.id', '=', id).forUpdate('r').executeTakeFirst()
/** Enabled bases for which the reader sets rules. */
export const findRuledBases = (db: Db, scope: OrgScope) =>
  db
    .selectFrom('bases as b')
    .select(['b.id', 'b.name', 'b.name_en'])
    .where('b.status', '=', 1)
    .where(isOfOwnBase(scope, 'b.id'))
    .orderBy('b.sort')
    .orderBy('b.id')
    .execute()

/** The rules by which stays of a base are judged: its own, or those of every base (`null`). */
export async function findRulesByBase(db: Db) {
  const rows = await db.selectFrom('rotation_rules').selectAll().execute()
  const asRules = (row: (typeof rows)[number]) => ({
    ...{ theory: row.least_theory, skill: row.least_skill, daily: row.least_daily, workload: row.least_workload },
    ...{ absence: Number(row.most_absence), source: row.source },
  })
  const byBase = new Map(rows.map((row) => [row.base_id, asRules(row)]))
  return (baseId: number) => byBase.get(baseId) ?? byBase.get(null)!
}
