import type { RatingsForm } from '@residency/contract/areas/students/departure/rating.contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { anyId } from '../../../platform/db/patterns.ts'
import { rowsOf } from '../../../platform/db/rows-of.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { isOfOwnDepartment, worksAtOwnBase } from '../../organisation/organisation.public.ts'
import type { DepartureScope } from './departure.policy.ts'

type RatingRow = {
  departmentId: number
  supervisorId: number | null
  comment: string | null
  scores: { itemId: number; score: number }[]
}

/** What was rated at these departures. */
export const findRatings = (db: Db, departureIds: readonly number[]) =>
  db
    .selectFrom('departureRatings as r')
    .innerJoin('departments as d', 'd.id', 'r.departmentId')
    .leftJoin('users as u', 'u.id', 'r.supervisorId')
    .select([
      'r.departmentId',
      'r.supervisorId',
      'r.comment',
      'd.name as department',
      'd.nameEn as departmentEn',
    ])
    .select('u.displayName as supervisor')
    .select(
      sql<
        RatingRow['scores']
      >`coalesce((select jsonb_agg(jsonb_build_object('itemId', v.item_id, 'score', v.score)
          order by v.item_id)
        from departure_scores v where v.rating_id = r.id), '[]')`.as('scores'),
    )
    .where('r.departureId', '=', anyId(departureIds))
    .orderBy('r.id')
    .execute()

/** Writes ratings; one of the same department or supervisor is replaced. */
export async function replaceRatings(
  tx: SignedCtx,
  departureId: number,
  ratings: RatingsForm['ratings'],
) {
  const ratingRows = sql`${rowsOf(ratings, { departmentId: 'bigint', supervisorId: 'bigint', comment: 'text', scores: 'jsonb' })} g`

  await sql`delete from departure_ratings r using ${ratingRows}
    where r.departure_id = ${departureId} and r.department_id = g.department_id
      and r.supervisor_id is not distinct from g.supervisor_id`.execute(tx.db)

  await sql`insert into departure_ratings (departure_id, department_id, supervisor_id, comment,
      created_at)
    select ${departureId}::bigint, department_id, supervisor_id, comment, ${tx.now()}::timestamptz
    from ${ratingRows}`.execute(tx.db)

  await sql`insert into departure_scores (rating_id, item_id, score)
    select r.id, (v ->> 'itemId')::bigint, (v ->> 'score')::smallint
    from ${ratingRows}
    join departure_ratings r on r.departure_id = ${departureId}
      and r.department_id = g.department_id
      and r.supervisor_id is not distinct from g.supervisor_id
    cross join jsonb_array_elements(g.scores) v`.execute(tx.db)
}

export type AverageRow = {
  departmentId: number
  department: string
  departmentEn: string | null
  supervisorId: number | null
  supervisor: string | null
  item: string
  itemEn: string | null
  count: number
  average: number
}

/**
 * Averages of what at least so many trainees have rated: for the office all, for a base those of
 * its departments; never of the reader, or of a department the reader answers for.
 */
export async function findAverages(
  db: Db,
  { isOffice, org, readerId }: DepartureScope,
  least: number,
): Promise<AverageRow[]> {
  if (!org) return []

  const visible = isOffice ? sql`true` : worksAtOwnBase(org, 'r.departmentId')
  // The heads and administrators of a department are responsible for it; people who only work there
  // are not.
  const answered = org.kind === 'all' ? org : { ...org, treePath: null, ownDepartmentId: null }

  const { rows } = await sql<AverageRow>`select d.id as department_id, d.name as department,
        d.name_en as department_en, r.supervisor_id,
      u.display_name as supervisor, i.name as item, i.name_en as item_en,
      count(distinct s.trainee_id)::int as count, round(avg(v.score), 1)::float8 as average
    from departure_ratings r
    join trainee_departures s on s.id = r.departure_id and s.state not in ('withdrawn', 'rejected')
    join departure_scores v on v.rating_id = r.id join departure_items i on i.id = v.item_id
    join departments d on d.id = r.department_id left join users u on u.id = r.supervisor_id
    where ${visible} and r.supervisor_id is distinct from ${readerId}
      and not ${isOfOwnDepartment(answered, 'r.departmentId')}
    group by d.id, u.id, r.supervisor_id, i.id having count(distinct s.trainee_id) >= ${least}
    order by d.name collate pinyin, d.id, r.supervisor_id nulls first, i.sort, i.id`.execute(db)

  return rows
}

/** Erases comments of ratings that were given so long ago; the scores stay. */
export async function eraseComments(db: Db, before: Date, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`update departure_ratings set comment = null
        where id in (select id from departure_ratings
    where comment is not null and created_at < ${before} order by id
    limit ${limit} for update skip locked)`.execute(db)

  return Number(numAffectedRows)
}
