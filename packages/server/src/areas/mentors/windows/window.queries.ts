import { type SelectQueryBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import type { DB } from '../../../platform/db/tables.gen.ts'
import { effectiveWindow } from './mentor-window.rules.ts'

const windows = (db: Db) =>
  db
    .selectFrom('mentorWindows as w')
    .innerJoin('bases as b', 'b.id', 'w.baseId')
    .selectAll('w')
    .select(['b.name as base', 'b.nameEn as baseEn'])
    .select(
      sql<number>`(select count(*)::int from mentor_match_runs r where r.window_id = w.id
          and r.state = 'published')`.as('published'),
    )

export type WindowRow = NonNullable<Awaited<ReturnType<typeof findWindowById>>>

/** The window that concerns a base now. */
export const findCurrentWindow = async (db: Db, baseId: number, now: Date) =>
  effectiveWindow(await windows(db).where('w.baseId', '=', baseId).orderBy('w.id').execute(), now)

export const findWindowById = (db: Db, id: number) =>
  windows(db).where('w.id', '=', id).executeTakeFirst()

export const findWindows = (db: Db) =>
  windows(db).orderBy('w.startsAt', 'desc').orderBy('w.id', 'desc').limit(200).execute()

/** Windows in which somebody offers to be mentor, the latest first. */
export const findWindowsOfMentor = (db: Db, userId: number) =>
  windows(db)
    .innerJoin('mentorEntries as e', (j) =>
      j.onRef('e.baseId', '=', 'w.baseId').onRef('e.year', '=', 'w.year'),
    )
    .select(['e.id as entryId', 'e.capacity', sql<number>`e.capacity - e.taken`.as('free')])
    .where('e.userId', '=', userId)
    .where('e.state', '=', 'departmentPassed')
    .orderBy('w.startsAt', 'desc')
    .orderBy('w.id', 'desc')
    .limit(20)
    .execute()

/**
 * Locks a window, always before its trainees, applications and entries: people who choose or answer
 * share it; a publication has it alone, so that choices do not change while it is published.
 */
export async function lockWindow(db: Db, id: number, how: 'share' | 'alone') {
  const query: SelectQueryBuilder<DB, 'mentorWindows', { id: number }> = db
    .selectFrom('mentorWindows')
    .select('id')
    .where('id', '=', id)

  const row = await (how === 'alone' ? query.forUpdate() : query.forShare()).executeTakeFirst()
  return row && findWindowById(db, id)
}

/**
 * When mentors and trainees of each base choose each other; a window that is switched off is none.
 */
export const choiceWindows = sql`select w.id, w.year, b.name as batch, b.name_en as batch_en,
    w.starts_at, w.ends_at,
    w.ends_at + interval '1 second' as shuts_at
  from mentor_windows w join bases b on b.id = w.base_id where w.is_on`
