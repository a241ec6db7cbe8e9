import { dutyWeekFlow } from '@residency/contract/areas/duty/hours/week.flow'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { literals } from '../../../platform/db/patterns.ts'
import { rowsOf } from '../../../platform/db/rows-of.ts'
import { isOfOwnDepartment, type OrgScope } from '../../organisation/organisation.public.ts'

/** States of weeks that are opened again by a change, and of those that wait for the trainee. */
const CONFIRMED = dutyWeekFlow.actions.reopen.from
const TO_CONFIRM = dutyWeekFlow.actions.confirm.from

const week = (db: Db, traineeId: number, startsOn: string) =>
  db
    .selectFrom('dutyWeeks')
    .selectAll()
    .where('traineeId', '=', traineeId)
    .where('startsOn', '=', startsOn)

export const findWeek = (db: Db, traineeId: number, startsOn: string) =>
  week(db, traineeId, startsOn).executeTakeFirst()

/** All weeks of a trainee that somebody has confirmed or asked about, the last first. */
export const findAllWeeks = (db: Db, traineeId: number) =>
  db
    .selectFrom('dutyWeeks')
    .select(['startsOn', 'state', 'question', 'answer'])
    .where('traineeId', '=', traineeId)
    .orderBy('startsOn', 'desc')
    .execute()

export const findWeekForUpdate = (db: Db, traineeId: number, startsOn: string) =>
  week(db, traineeId, startsOn).forUpdate().executeTakeFirst()

export type StoredWeek = NonNullable<Awaited<ReturnType<typeof findWeek>>>

/** Those of these weeks that are confirmed, locked in one order. */
export const findConfirmedForUpdate = (
  db: Db,
  weeks: readonly { traineeId: number; startsOn: string }[],
) =>
  db
    .selectFrom('dutyWeeks as w')
    .selectAll('w')
    .where('w.state', 'in', CONFIRMED)
    .where(
      sql<boolean>`(w.trainee_id, w.starts_on) in (select trainee_id, starts_on from ${rowsOf(
        weeks,
        {
          traineeId: 'bigint',
          startsOn: 'date',
        },
      )} g)`,
    )
    .orderBy('w.id')
    .forUpdate()
    .execute()

/** Stores a week that nobody has confirmed, so that it can be locked. */
export const beginWeek = (db: Db, traineeId: number, startsOn: string, now: Date) =>
  db
    .insertInto('dutyWeeks')
    .values({ traineeId, startsOn, createdAt: now, updatedAt: now })
    .onConflict((on) => on.doNothing())
    .execute()

/**
 * Mondays of weeks that wait for a trainee: all their shifts are over, and they are not confirmed
 * or were questioned. What is older than half a year waits no more.
 */
export const findWaitingWeeks = async (db: Db, userId: number, now: Date) =>
  (
    await db
      .selectFrom('dutyShifts as s')
      .innerJoin('dutyRosters as r', 'r.id', 's.rosterId')
      .innerJoin('trainees as t', 't.id', 's.traineeId')
      .leftJoin('dutyWeeks as w', (on) =>
        on
          .onRef('w.traineeId', '=', 's.traineeId')
          .on(sql<boolean>`w.starts_on = date_trunc('week', s.day)::date`),
      )
      .select(sql<string>`date_trunc('week', s.day)::date`.as('startsOn'))
      .where('t.userId', '=', userId)
      .where('r.publishedAt', 'is not', null)
      .where(
        's.day',
        '>=',
        sql<string>`(${now}::timestamptz at time zone 'Asia/Shanghai')::date - 183`,
      )
      .groupBy(['s.traineeId', sql`date_trunc('week', s.day)`])
      .having(
        sql<boolean>`max(s.ends_at) <= ${now}
            and bool_and(w.state is null or w.state in (${literals(TO_CONFIRM)}))`,
      )
      .orderBy('startsOn')
      .execute()
  ).map(({ startsOn }) => startsOn)

/** A trainee with a shift of these departments between two days. */
export const findTraineeOfDepartments = (
  db: Db,
  scope: OrgScope,
  { traineeId, from, until }: { traineeId: number; from: string; until: string },
) =>
  db
    .selectFrom('trainees as t')
    .select(['t.id', 't.userId', 't.realName', 't.number'])
    .where('t.id', '=', traineeId)
    .where((e) =>
      e.exists(
        e
          .selectFrom('dutyShifts as s')
          .innerJoin('dutyRosters as r', 'r.id', 's.rosterId')
          .select('s.id')
          .whereRef('s.traineeId', '=', 't.id')
          .where('s.day', '>=', from)
          .where('s.day', '<=', until)
          .where('r.publishedAt', 'is not', null)
          .where(isOfOwnDepartment(scope, 'r.departmentId')),
      ),
    )
    .executeTakeFirst()
