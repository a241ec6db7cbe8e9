import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { anyId } from '../../../platform/db/patterns.ts'
import { isAccountInUse } from '../../accounts/accounts.public.ts'
import { hasLeft } from '../../trainees/trainees.public.ts'
import { takesDays } from '../leave/absence.queries.ts'
import { isRowOverdue } from '../leave/overdue.ts'

export const MAX_ROWS = 500

/** Steps that wait and of which not everybody is reminded, the longest waiting first. */
export const findWaitingSteps = (db: Db) =>
  db
    .selectFrom('absences')
    .select(['id', 'waitsSince', 'reminded'])
    .where('waitsStep', 'is not', null)
    .where('reminded', '<', 2)
    .orderBy('waitsSince')
    .limit(MAX_ROWS)
    .execute()

/** Notes a reminder; the rows that another process has not noted already. */
export const markReminded = async (db: Db, ids: readonly number[], level: number) =>
  (
    await db
      .updateTable('absences')
      .set({ reminded: level })
      .where('id', '=', anyId(ids))
      .where('reminded', '<', level)
      .where('waitsStep', 'is not', null)
      .returning('id')
      .execute()
  ).map(({ id }) => id)

/**
 * Leaves that are over without a report back, of which the trainee was last notified on `since` or
 * earlier. Trainees who have left are not notified.
 */
export const findOverdue = async (db: Db, today: string, since: string) =>
  (
    await db
      .selectFrom('absences')
      .select('id')
      .where(isRowOverdue('absences', today))
      .where(sql<boolean>`exists (select from trainees t join users u on u.id = t.user_id
          where t.id = absences.trainee_id
        and not ${hasLeft('t')} and ${isAccountInUse('u')})`)
      .where((e) => e.or([e('overdueToldOn', 'is', null), e('overdueToldOn', '<=', since)]))
      .orderBy('endsOn')
      .limit(MAX_ROWS)
      .execute()
  ).map(({ id }) => id)

export const markOverdue = async (db: Db, ids: readonly number[], today: string) =>
  (
    await db
      .updateTable('absences')
      .set({ overdueToldOn: today })
      .where('id', '=', anyId(ids))
      .where((e) => e.or([e('overdueToldOn', 'is', null), e('overdueToldOn', '<', today)]))
      .returning('id')
      .execute()
  ).map(({ id }) => id)

/**
 * Ids of absences whose calendar has changed since they were counted. Each span of years that
 * absences have is compared with its calendar, so that the index gives those that differ and no
 * other absence is read.
 */
export const outdatedIds = sql<{ id: number }>`(
  with recursive spans as (
    (select date_part('year', a.starts_on) as first, date_part('year', a.ends_on) as last
      from absences a
      where ${takesDays('a')} order by 1, 2 limit 1)
    union all
    select next.first, next.last from spans cross join lateral (
      select date_part('year', a.starts_on) as first, date_part('year', a.ends_on) as last
      from absences a
      where ${takesDays('a')}
        and (date_part('year', a.starts_on), date_part('year', a.ends_on)) > (spans.first, spans.last)
      order by 1, 2 limit 1) next),
  calendars as (
    select spans.*, (select coalesce(sum(c.version), 0)::int from calendar_years c
      where c.year between spans.first and spans.last) as version
    from spans)
  select a.id from calendars cross join lateral (
    select a.id from absences a where ${takesDays('a')}
      and date_part('year', a.starts_on) = calendars.first
      and date_part('year', a.ends_on) = calendars.last and a.calendar_version < calendars.version
    union all
    select a.id from absences a where ${takesDays('a')}
      and date_part('year', a.starts_on) = calendars.first
      and date_part('year', a.ends_on) = calendars.last
      and a.calendar_version > calendars.version) a)`

/** Absences that were counted by another calendar than today's, locked. */
export const findOutdatedAbsences = (db: Db) =>
  db
    .selectFrom('absences as a')
    .innerJoin('trainees as t', 't.id', 'a.traineeId')
    .leftJoin('leaveTypes as y', 'y.id', 'a.leaveTypeId')
    .select([
      'a.id',
      'a.kind',
      'a.traineeId',
      'a.leaveTypeId',
      'a.state',
      'a.shortOn',
      'a.createdBy',
    ])
    .select(['a.startsOn', 'a.startsHalf', 'a.endsOn', 'a.endsHalf'])
    .select([
      't.userId as ownerUserId',
      't.realName as name',
      'y.name as type',
      'y.nameEn as typeEn',
      'y.countedBy',
    ])
    .where(sql<boolean>`a.id in ${outdatedIds}`)
    // Absences that are tried again come last, so that others do not wait for them.
    .orderBy(sql`a.short_on nulls first`)
    .orderBy('a.id')
    .limit(MAX_ROWS)
    .forUpdate('a')
    .execute()

export type OutdatedRow = Awaited<ReturnType<typeof findOutdatedAbsences>>[number]
