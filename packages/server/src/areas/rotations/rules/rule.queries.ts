import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { isOfOwnBase, type OrgScope } from '../../organisation/organisation.public.ts'

const withBase = (db: Db, scope: OrgScope) =>
  db
    .selectFrom('rotationRules as r')
    .leftJoin('bases as b', 'b.id', 'r.baseId')
    .selectAll('r')
    .select(['b.name as base', 'b.nameEn as baseEn'])
    .select(
      sql<boolean>`(r.base_id is not null and ${isOfOwnBase(scope, 'r.baseId')})`.as('isOwnBase'),
    )

export type RuleRow = Awaited<ReturnType<ReturnType<typeof withBase>['executeTakeFirstOrThrow']>>

/**
 * Rules are not records of a person: everybody who may read them sees all, those of every base
 * first.
 */
export const findRules = (db: Db, scope: OrgScope) =>
  withBase(db, scope)
    .orderBy(sql`r.base_id is not null`)
    .orderBy('b.sort')
    .orderBy('r.id')
    .execute()

export const findRuleForUpdate = (db: Db, scope: OrgScope, id: number) =>
  withBase(db, scope).where('r.id', '=', id).forUpdate('r').executeTakeFirst()

/** Enabled bases for which the reader sets rules. */
export const findRuledBases = (db: Db, scope: OrgScope) =>
  db
    .selectFrom('bases as b')
    .select(['b.id', 'b.name', 'b.nameEn'])
    .where('b.status', '=', 1)
    .where(isOfOwnBase(scope, 'b.id'))
    .orderBy('b.sort')
    .orderBy('b.id')
    .execute()

/** The rules by which stays of a base are judged: its own, or those of every base (`null`). */
export async function findRulesByBase(db: Db) {
  const rows = await db.selectFrom('rotationRules').selectAll().execute()

  const asRules = (row: (typeof rows)[number]) => ({
    theory: row.leastTheory,
    skill: row.leastSkill,
    daily: row.leastDaily,
    workload: row.leastWorkload,
    absence: Number(row.mostAbsence),
    source: row.source,
  })

  const byBase = new Map(rows.map((row) => [row.baseId, asRules(row)]))

  return (baseId: number) => byBase.get(baseId) ?? byBase.get(null)!
}
