import { sql } from 'kysely'
import type { Db } from '../../../platform/db/pool.ts'
import { rowsOf } from '../../../platform/db/rows-of.ts'

/** Openings count half after thirty days. */
const HALF_LIFE_SECONDS = 30 * 86_400
const faded = (now: Date) =>
  sql<number>`o.weight * power(0.5, greatest(0, extract(epoch from ${now}::timestamptz - o.last_at)) / ${HALF_LIFE_SECONDS})`

export const findPinned = (db: Db, userId: number) =>
  db.selectFrom('home_shortcuts').select(['pinned', 'version']).where('user_id', '=', userId).executeTakeFirst()
/** Views opened most often of late. */
export const findOpened = async (db: Db, userId: number, now: Date, most: number): Promise<string[]> =>
  (
    await db
      .selectFrom('opened_pages as o')
      .select('o.view')
      .where('o.user_id', '=', userId)
      .orderBy(faded(now), 'desc')
      .orderBy('o.view')
      .limit(most)
      .execute()
  ).map(({ view }) => view)

/** Replaces what was read as `version` (0: nothing was there); undefined if somebody was faster. */
export const putPinned = (db: Db, userId: number, { pinned, version, now }: { pinned: readonly string[]; version: number; now: Date }) =>
  version === 0
    ? db
        .insertInto('home_shortcuts')
        .values({ user_id: userId, pinned: [...pinned], updated_at: now })
        .onConflict((c) => c.column('user_id').doNothing())
        .returning('version')
        .executeTakeFirst()
    : db
        .updateTable('home_shortcuts')
        .set((e) => ({ pinned: [...pinned], updated_at: now, version: e('version', '+', 1) }))
        .where('user_id', '=', userId)
        .where('version', '=', version)
        .returning('version')
        .executeTakeFirst()

/** One statement for all pages, in one order, so that two windows never wait for each other in a circle. */
export const addOpenings = (db: Db, userId: number, counts: readonly (readonly [string, number])[], now: Date) =>
  sql`insert into opened_pages as o (user_id, view, weight, last_at)
    select ${userId}, given.view, given.count, ${now} from ${rowsOf(
      counts.map(([view, count]) => ({ view, count })),
      { view: 'text', count: 'real' },
    )} given
    on conflict (user_id, view) do update set weight = ${faded(now)} + excluded.weight, last_at = excluded.last_at`.execute(db)
/** Every page somebody opened, with when it was last. */
export const findOpenings = (db: Db, userId: number) =>
  db
    .selectFrom('opened_pages')
    .select(['view', 'last_at'])
    .where('user_id', '=', userId)
    .orderBy('last_at', 'desc')
    .orderBy('view')
    .execute()
