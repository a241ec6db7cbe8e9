import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { rowsOf } from '../../../platform/db/rows-of.ts'

/** Openings count half after thirty days. */
const HALF_LIFE_SECONDS = 30 * 86_400

const faded = (now: Date) =>
  sql<number>`o.weight * power(0.5, greatest(0, extract(epoch from ${now}::timestamptz - o.last_at)) / ${HALF_LIFE_SECONDS})`

export const findPinnedPages = (db: Db, userId: number) =>
  db
    .selectFrom('homeShortcuts')
    .select(['pinned', 'version'])
    .where('userId', '=', userId)
    .executeTakeFirst()

/** Views opened most often of late. */
export const findOpenedPages = async (
  db: Db,
  userId: number,
  now: Date,
  maxCount: number,
): Promise<string[]> =>
  (
    await db
      .selectFrom('openedPages as o')
      .select('o.view')
      .where('o.userId', '=', userId)
      .orderBy(faded(now), 'desc')
      .orderBy('o.view')
      .limit(maxCount)
      .execute()
  ).map(({ view }) => view)

/**
 * Replaces what was read as `version` (0: nothing was there); undefined if another write was
 * faster.
 */
export const writePinned = (
  db: Db,
  userId: number,
  { pinned, version, now }: { pinned: readonly string[]; version: number; now: Date },
) =>
  version === 0
    ? db
        .insertInto('homeShortcuts')
        .values({ userId, pinned: [...pinned], updatedAt: now })
        .onConflict((c) => c.column('userId').doNothing())
        .returning('version')
        .executeTakeFirst()
    : db
        .updateTable('homeShortcuts')
        .set((e) => ({ pinned: [...pinned], updatedAt: now, version: e('version', '+', 1) }))
        .where('userId', '=', userId)
        .where('version', '=', version)
        .returning('version')
        .executeTakeFirst()

/**
 * One statement for all pages, in one order, so that two windows never wait for each other in a
 * circle.
 */
export const addOpenings = (
  db: Db,
  userId: number,
  counts: readonly (readonly [string, number])[],
  now: Date,
) =>
  sql`insert into opened_pages as o (user_id, view, weight, last_at)
    select ${userId}, given.view, given.count, ${now} from ${rowsOf(
      counts.map(([view, count]) => ({ view, count })),
      { view: 'text', count: 'real' },
    )} given
    on conflict (user_id, view) do update
      set weight = ${faded(now)} + excluded.weight, last_at = excluded.last_at`.execute(db)

/** Every page that a user opened, with the last time. */
export const findOpenings = (db: Db, userId: number) =>
  db
    .selectFrom('openedPages')
    .select(['view', 'lastAt'])
    .where('userId', '=', userId)
    .orderBy('lastAt', 'desc')
    .orderBy('view')
    .execute()
