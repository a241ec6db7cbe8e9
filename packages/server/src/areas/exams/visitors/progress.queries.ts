import type { Range } from '@residency/contract/areas/courses/course/lesson.public'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/pool.ts'

/** A shown video of a train; undefined: it is not for its people. */
export const findPlayable = (db: Db, trainId: number, id: number) =>
  db
    .selectFrom('learning_induction_videos')
    .select(['id', 'title', 'kind', 'seconds', 'file_key'])
    .where('id', '=', id)
    .where('train_id', '=', trainId)
    .where('is_hidden', '=', false)
    .executeTakeFirst()
/** Progress in every video of a person. */
export const findOwnProgress = (db: Db, personId: number) =>
  db
    .selectFrom('learning_induction_progress')
    .select(['video_id', 'done_at', sql<number>`covered::float8`.as('covered')])
    .where('person_id', '=', personId)
    .execute()
export const findProgressForUpdate = (db: Db, personId: number, videoId: number) =>
  db
    .selectFrom('learning_induction_progress')
    .select(['client_id', 'last_seq', 'beat_at', 'done_at', sql<Range[]>`ranges`.as('ranges')])
    .select([sql<number>`covered::float8`.as('covered'), sql<number>`position::float8`.as('position')])
    .where('video_id', '=', videoId)
    .where('person_id', '=', personId)
    .forUpdate()
    .executeTakeFirst()
/** Begins a video, or hands it to another window. */
export const takeVideo = (db: Db, row: { video_id: number; person_id: number; client_id: string }, now: Date) =>
  db
    .insertInto('learning_induction_progress')
    .values({ ...row, beat_at: now, began_at: now })
    .onConflict((on) => on.columns(['video_id', 'person_id']).doUpdateSet({ client_id: row.client_id, last_seq: 0, beat_at: now }))
    .execute()
type Beat = { ranges: readonly Range[]; covered: number; position: number; done_at: Date | null; seq: number }
export const writeBeat = (db: Db, personId: number, videoId: number, { ranges, seq, ...beat }: Beat, now: Date) =>
  db
    .updateTable('learning_induction_progress')
    .set({ ...beat, ranges: JSON.stringify(ranges), last_seq: seq, beat_at: now })
    .where('video_id', '=', videoId)
    .where('person_id', '=', personId)
    .execute()
/** Writes that a person has seen everything, once; whether they have. */
export async function completePerson(db: Db, personId: number, trainId: number, now: Date) {
  // two windows that end two videos at once come here one after the other
  const person = await db
    .selectFrom('learning_induction_people')
    .select('learned_at')
    .where('id', '=', personId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (person.learned_at !== null) return { isDone: true, isNew: false }
  const left = await db
    .selectFrom('learning_induction_videos as v')
    .leftJoin('learning_induction_progress as g', (on) => on.onRef('g.video_id', '=', 'v.id').on('g.person_id', '=', personId))
    .select('v.id')
    .where('v.train_id', '=', trainId)
    .where('v.is_hidden', '=', false)
    .where('g.done_at', 'is', null)
    .executeTakeFirst()
  if (left) return { isDone: false, isNew: false }
  await db.updateTable('learning_induction_people').set({ learned_at: now }).where('id', '=', personId).execute()
  return { isDone: true, isNew: true }
}
