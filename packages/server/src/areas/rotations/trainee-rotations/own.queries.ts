import type { Presence } from '@residency/contract/areas/rotations/blocks/block.contract'
import type {
  RotationFilters,
  rotationSorts,
} from '@residency/contract/areas/rotations/trainee-rotations/own.contract'
import type { Language } from '@residency/contract/kernel'
import { sql } from 'kysely'
import type { DayRange } from '../../../platform/calendar/calendar.ts'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { findPage, type Page } from '../../../platform/db/pages.ts'
import { by, type SortColumns, sortedBy } from '../../../platform/db/sorting.ts'
import type { BaseScope } from '../../organisation/organisation.public.ts'
import { isTraineeFoundBy, traineesIn } from '../../trainees/trainees.public.ts'
import { stayCounts } from '../blocks/block.queries.ts'
import { isWithin, presenceOn } from '../presence/presence.queries.ts'

const described = (match: ReturnType<typeof traineesIn>) =>
  match
    .leftJoin('cohorts as c', 'c.id', 't.cohortId')
    .select([
      't.id',
      't.realName as name',
      't.number',
      't.startsOn',
      't.plannedEnd',
      't.lengthMonths',
      'c.name as cohort',
    ])
    .select([
      'm.name as major',
      'm.nameEn as majorEn',
      'bases.name as base',
      'bases.nameEn as baseEn',
    ])

export type RotationTrainee = NonNullable<Awaited<ReturnType<typeof findRotationTrainee>>>

export const findRotationTrainee = (db: Db, scope: BaseScope, id: number) =>
  described(traineesIn(db, scope).where('t.id', '=', id)).executeTakeFirst()

export const findOwnRotationTrainee = (db: Db, userId: number) =>
  described(traineesIn(db, { kind: 'all' }).where('t.userId', '=', userId)).executeTakeFirst()

/**
 * All stays of a trainee by day, with department, supervisor, and how the trainee is there today.
 */
export const findStays = (db: Db, traineeId: number, today: string) =>
  db
    .selectFrom('rotationBlocks as b')
    .innerJoin('trainees as t', 't.id', 'b.traineeId')
    .innerJoin('departments as d', 'd.id', 'b.departmentId')
    .innerJoin('departments as above', 'above.id', 'd.parentId')
    .leftJoin('users as s', 's.id', 'b.supervisorId')
    .selectAll('b')
    .select([
      'd.name as department',
      'd.nameEn as departmentEn',
      'above.name as parent',
      'above.nameEn as parentEn',
    ])
    .select('s.displayName as supervisor')
    .select(presenceOn(today).as('presence'))
    .where('b.traineeId', '=', traineeId)
    .orderBy('b.startsOn')
    .execute()

export const findDaysOut = (db: Db, traineeId: number) =>
  db
    .selectFrom('rotationAbsences')
    .select(['id', 'startsOn', 'endsOn', 'reason', 'version', 'updatedAt'])
    .where('traineeId', '=', traineeId)
    .orderBy('startsOn')
    .execute()

const sortsIn = (language: Language): SortColumns<(typeof rotationSorts)[number]> => ({
  name: by.name('t.realName'),
  major: by.label(language, 'm'),
  plannedEnd: by.column('t.plannedEnd'),
})

/** One page of trainees with where they are on a day and where they go next. */
export function findRotationPage(
  db: Db,
  scope: BaseScope,
  today: string,
  { baseId, keywords, sort }: RotationFilters,
  page: Page,
  language: Language,
) {
  let match = traineesIn(db, scope)
  if (baseId) match = match.where('bases.id', '=', baseId)

  if (keywords) match = match.where(isTraineeFoundBy('t', keywords))

  type Place = { name: string; nameEn: string | null; day: string; presence: Presence } | null
  const stay = (day: 'startsOn' | 'endsOn', when: ReturnType<typeof sql>) =>
    sql<Place>`(select jsonb_build_object('name', d.name, 'nameEn', d.name_en, 'day',
        ${sql.ref(`b.${day}`)}, 'presence', ${presenceOn(today)})
      from rotation_blocks b join departments d on d.id = b.department_id where b.trainee_id = t.id
        and ${when} order by b.starts_on limit 1)`
  const count = (when: ReturnType<typeof sql>) =>
    sql<number>`(select count(*)::int from rotation_blocks b where b.trainee_id = t.id and ${when})`

  return findPage(match, page, (rows) =>
    described(sortedBy(rows, sort, sortsIn(language)))
      .select(stay('endsOn', isWithin(today, today)).as('now'))
      .select(stay('startsOn', sql`b.starts_on > ${today}::date`).as('next'))
      .select([count(sql`b.state = 'passed'`).as('passed'), count(stayCounts('b')).as('blocks')])
      .orderBy('t.startsOn', 'desc')
      .orderBy('t.id', 'desc'),
  )
}

/** Own stays that touch a range of days, with department and supervisor. */
export const findOwnTurns = (db: Db, userId: number, { from, until }: DayRange) =>
  db
    .selectFrom('rotationBlocks as b')
    .innerJoin('trainees as t', 't.id', 'b.traineeId')
    .innerJoin('departments as d', 'd.id', 'b.departmentId')
    .leftJoin('users as s', 's.id', 'b.supervisorId')
    .select(['b.id', 'b.startsOn', 'b.endsOn', 'b.version', 'b.updatedAt', 'd.name', 'd.nameEn'])
    .select('s.displayName as supervisor')
    .where('t.userId', '=', userId)
    .where('b.startsOn', '<=', until)
    .where('b.endsOn', '>=', from)
    .orderBy('b.startsOn')
    .execute()
