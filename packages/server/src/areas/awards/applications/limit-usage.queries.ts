import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { anyId } from '../../../platform/db/patterns.ts'
import type { Usage } from './grant.rules.ts'

const grantedWhere = (
  condition: ReturnType<typeof sql<boolean>>,
) => sql<number>`(select count(*) from award_applications g
  join award_limits gl on gl.id = g.limit_id where g.state = 'granted' and ${condition})`

/** What of their limits is used by applications, in the order of the ids. */
export const findUsage = (db: Db, ids: readonly number[]): Promise<Usage[]> =>
  db
    .selectFrom('awardApplications as a')
    .innerJoin('awardLimits as l', 'l.id', 'a.limitId')
    .innerJoin('awardKinds as k', 'k.id', 'l.kindId')
    .leftJoin('awardBaseQuotas as q', (j) =>
      j.onRef('q.limitId', '=', 'l.id').onRef('q.baseId', '=', 'a.baseId'),
    )
    .select([
      'a.id',
      'a.limitId',
      'l.kindId',
      'l.year',
      'a.baseId',
      'a.userId',
      'l.quota',
      'k.mostPerPerson',
      'l.mostInYear',
    ])
    .select(
      sql<
        number | null
      >`case when a.base_id is not null then coalesce(q.quota, l.base_quota) end`.as('baseQuota'),
    )
    .select(grantedWhere(sql`g.limit_id = a.limit_id`).as('granted'))
    .select(grantedWhere(sql`g.limit_id = a.limit_id and g.base_id = a.base_id`).as('baseGranted'))
    .select(grantedWhere(sql`g.user_id = a.user_id and gl.kind_id = l.kind_id`).as('personGranted'))
    .select(grantedWhere(sql`g.user_id = a.user_id and gl.year = l.year`).as('personInYear'))
    .where('a.id', '=', anyId(ids))
    .orderBy('a.id')
    .execute()

/**
 * Locks the awards whose limits a grant of these applications uses: of the same years (awards of a
 * person in a year) and of the same kinds (awards of a kind ever). Grants that could use up the
 * same limit wait for each other; what is counted afterwards is exact.
 */
export const lockLimitsOf = (db: Db, ids: readonly number[]) =>
  sql`select l.id from award_limits l
      where exists (select from award_applications a join award_limits own on own.id = a.limit_id
      where a.id = ${anyId(ids)} and (own.year = l.year or own.kind_id = l.kind_id))
    order by l.id for update of l`.execute(db)
