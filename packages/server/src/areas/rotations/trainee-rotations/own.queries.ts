import type { Presence } from '@residency/contract/areas/rotations/blocks/block.contract'
import type { RotationFilters } from '@residency/contract/areas/rotations/trainee-rotations/own.contract'
import { sql } from 'kysely'
import type { DayRange } from '../../../platform/calendar.ts'
import { findPage, type Page } from '../../../platform/db/pages.ts'
import { containing, isFoundIn } from '../../../platform/db/patterns.ts'
import type { Db } from '../../../platform/db/pool.ts'
import type { BaseScope } from '../../organisation/organisation.public.ts'
import { traineesIn } from '../../trainees/trainees.public.ts'
import { isWithin, presenceOn } from '../presence/presence.queries.ts'

const described = (match: ReturnType<typeof traineesIn>) =>
  match
    .leftJoin('cohorts as c', 'c.id', 't.cohort_id')
    .select(['t.id', 't.real_name as name', 't.number', 't.starts_on', 't.planned_end', 't.length_months', 'c.name as cohort'])
    .select(['m.name as major', 'm.name_en as major_en', 'bases.name as base', 'bases.name_en as base_en'])
export type RotationTrainee = NonNullable<Awaited<ReturnType<typeof findRotationTrainee>>>

export const findRotationTrainee = (db: Db, scope: BaseScope, id: number) =>
  described(traineesIn(db, scope).where('t.id', '=', id)).executeTakeFirst()
export const findOwnRotationTrainee = (db: Db, userId: number) =>
  described(traineesIn(db, { kind: 'all' }).where('t.user_id', '=', userId)).executeTakeFirst()

/** All stays of a trainee by day, with department, supervisor, and how the trainee is there today. */
export const findStays = (db: Db, traineeId: number, today: string) =>
  db
    .selectFrom('rotation_blocks as b')
    .innerJoin('trainees as t', 't.id', 'b.trainee_id')
    .innerJoin('departments as d', 'd.id', 'b.department_id')
    .innerJoin('departments as above', 'above.id', 'd.parent_id')
    .leftJoin('users as s', 's.id', 'b.supervisor_id')
    .selectAll('b')
    .select(['d.name as department', 'd.name_en as department_en', 'above.name as parent', 'above.name_en as parent_en'])
    .select(sql<string | null>`coalesce(s.real_name, s.nickname)`.as('supervisor'))
    .select(presenceOn(today).as('presence'))
    .where('b.trainee_id', '=', traineeId)
    .orderBy('b.starts_on')
    .execute()
export const findDaysOut = (db: Db, traineeId: number) =>
  db
    .selectFrom('rotation_absences')
    .select(['id', 'starts_on', 'ends_on', 'reason', 'version', 'updated_at'])
    .where('trainee_id', '=', traineeId)
    .orderBy('starts_on')
    .execute()

/** One page of trainees with where they are on a day and where they go next. */
export function findRotationPage(db: Db, scope: BaseScope, today: string, { baseId, keywords }: RotationFilters, page: Page) {
  let match = traineesIn(db, scope)
  if (baseId) match = match.where('bases.id', '=', baseId)
  if (keywords) {
    const words = containing(keywords)
    match = match.where((e) => e.or([e('t.name_search', 'like', words), isFoundIn(e.ref('t.number'), words)]))
  }
  type Place = { name: string; name_en: string | null; day: string; presence: Presence } | null
  const stay = (day: 'starts_on' | 'ends_on', when: ReturnType<typeof sql>) =>
    sql<Place>`(select jsonb_build_object('name', d.name, 'name_en', d.name_en, 'day', b.${sql.raw(day)}, 'presence', ${presenceOn(today)})
      from rotation_blocks b join departments d on d.id = b.department_id where b.trainee_id = t.id and ${when} order by b.starts_on limit 1)`
  const count = (when: ReturnType<typeof sql>) =>
    sql<number>`(select count(*)::int from rotation_blocks b where b.trainee_id = t.id and ${when})`
  return findPage(match, page, (rows) =>
    described(rows)
      .select(stay('ends_on', isWithin(today, today)).as('now'))
      .select(stay('starts_on', sql`b.starts_on > ${today}::date`).as('next'))
      .select([count(sql`b.state = 'passed'`).as('passed'), count(sql`b.state <> 'failed'`).as('blocks')])
      .orderBy('t.starts_on', 'desc')
      .orderBy('t.id', 'desc'),
  )
}

/** Own stays that touch a range of days, with department and supervisor. */
export const findOwnTurns = (db: Db, userId: number, { from, until }: DayRange) =>
  db
    .selectFrom('rotation_blocks as b')
    .innerJoin('trainees as t', 't.id', 'b.trainee_id')
    .innerJoin('departments as d', 'd.id', 'b.department_id')
    .leftJoin('users as s', 's.id', 'b.supervisor_id')
    .select(['b.id', 'b.starts_on', 'b.ends_on', 'b.version', 'b.updated_at', 'd.name', 'd.name_en'])
    .select(sql<string | null>`coalesce(s.real_name, s.nickname)`.as('supervisor'))
    .where('t.user_id', '=', userId)
    .where('b.starts_on', '<=', until)
    .where('b.ends_on', '>=', from)
    .orderBy('b.starts_on')
    .execute()
