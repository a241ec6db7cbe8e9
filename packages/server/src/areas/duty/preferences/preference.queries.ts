import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { anyId } from '../../../platform/db/patterns.ts'
import { stayCounts } from '../../rotations/rotations.public.ts'

type Days = { from: string; until: string }

/** Preferences of trainees between two days. */
export const findPreferences = (db: Db, traineeIds: readonly number[], { from, until }: Days) =>
  db
    .selectFrom('dutyPreferences')
    .select(['traineeId', 'day', 'wants'])
    .where('traineeId', '=', anyId(traineeIds))
    .where('day', '>=', from)
    .where('day', '<=', until)
    .orderBy('day')
    .execute()

/** All preferences of a trainee, the last day first. */
export const findAllPreferences = (db: Db, traineeId: number) =>
  db
    .selectFrom('dutyPreferences')
    .select(['day', 'wants'])
    .where('traineeId', '=', traineeId)
    .orderBy('day', 'desc')
    .execute()

/**
 * Spans of days that touch these two: the trainee is then in a department whose roster is published.
 */
export const findPublishedSpans = (db: Db, traineeId: number, { from, until }: Days) =>
  db
    .selectFrom('rotationBlocks as b')
    .innerJoin('dutyRosters as r', 'r.departmentId', 'b.departmentId')
    .select(sql<string>`greatest(b.starts_on, r.month)`.as('from'))
    .select(
      sql<string>`least(b.ends_on, (r.month + interval '1 month' - interval '1 day')::date)`.as(
        'until',
      ),
    )
    .where('b.traineeId', '=', traineeId)
    .where(stayCounts('b'))
    .where('r.publishedAt', 'is not', null)
    .where('b.startsOn', '<=', until)
    .where('b.endsOn', '>=', from)
    .where(sql<boolean>`r.month <= b.ends_on and r.month + interval '1 month' > b.starts_on`)
    .execute()

/** Writes a preference, or takes it back. */
export const writePreference = (
  db: Db,
  { traineeId, day, wants }: { traineeId: number; day: string; wants: boolean | null },
  now: Date,
) =>
  wants === null
    ? db
        .deleteFrom('dutyPreferences')
        .where('traineeId', '=', traineeId)
        .where('day', '=', day)
        .execute()
    : db
        .insertInto('dutyPreferences')
        .values({ traineeId, day, wants, updatedAt: now })
        .onConflict((on) => on.columns(['traineeId', 'day']).doUpdateSet({ wants, updatedAt: now }))
        .execute()
