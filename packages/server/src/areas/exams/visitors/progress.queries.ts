import type { Range } from '@residency/contract/areas/courses/course/lesson.public'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import type { LessonCredit } from '../../courses/courses.public.ts'

/** A shown video of a train; undefined: it is not for its people. */
export const findPlayable = (db: Db, trainId: number, id: number) =>
  db
    .selectFrom('learningInductionVideos')
    .select(['id', 'title', 'kind', 'seconds', 'fileKey'])
    .where('id', '=', id)
    .where('trainId', '=', trainId)
    .where('isHidden', '=', false)
    .executeTakeFirst()

/** Progress in every video of a person. */
export const findOwnProgress = (db: Db, personId: number) =>
  db
    .selectFrom('learningInductionProgress')
    .select(['videoId', 'doneAt', sql<number>`covered::float8`.as('covered')])
    .where('personId', '=', personId)
    .execute()

export const findProgressForUpdate = (db: Db, personId: number, videoId: number) =>
  db
    .selectFrom('learningInductionProgress')
    .select(['clientId', 'lastSeq', 'beatAt', 'doneAt', sql<Range[]>`ranges`.as('ranges')])
    .select([
      sql<number>`covered::float8`.as('covered'),
      sql<number>`position::float8`.as('position'),
    ])
    .where('videoId', '=', videoId)
    .where('personId', '=', personId)
    .forUpdate()
    .executeTakeFirst()

/** Begins a video, or hands it to another window. */
export const beginVideo = (
  db: Db,
  row: { videoId: number; personId: number; clientId: string },
  now: Date,
) =>
  db
    .insertInto('learningInductionProgress')
    .values({ ...row, beatAt: now, beganAt: now })
    .onConflict((on) =>
      on
        .columns(['videoId', 'personId'])
        .doUpdateSet({ clientId: row.clientId, lastSeq: 0, beatAt: now }),
    )
    .execute()

type Beat = Omit<LessonCredit, 'beatAt'> & { seq: number }

export const writeBeat = (
  db: Db,
  personId: number,
  videoId: number,
  { ranges, seq, ...beat }: Beat,
  now: Date,
) =>
  db
    .updateTable('learningInductionProgress')
    .set({ ...beat, ranges: JSON.stringify(ranges), lastSeq: seq, beatAt: now })
    .where('videoId', '=', videoId)
    .where('personId', '=', personId)
    .execute()

/** Writes that a person has seen everything, once; whether they have. */
export async function completePerson(db: Db, personId: number, trainId: number, now: Date) {
  // two windows that end two videos at once come here one after the other
  const person = await db
    .selectFrom('learningInductionPeople')
    .select('learnedAt')
    .where('id', '=', personId)
    .forUpdate()
    .executeTakeFirstOrThrow()

  if (person.learnedAt !== null) return { isDone: true, isNew: false }

  const remaining = await db
    .selectFrom('learningInductionVideos as v')
    .leftJoin('learningInductionProgress as g', (on) =>
      on.onRef('g.videoId', '=', 'v.id').on('g.personId', '=', personId),
    )
    .select('v.id')
    .where('v.trainId', '=', trainId)
    .where('v.isHidden', '=', false)
    .where('g.doneAt', 'is', null)
    .executeTakeFirst()

  if (remaining) return { isDone: false, isNew: false }

  await db
    .updateTable('learningInductionPeople')
    .set({ learnedAt: now })
    .where('id', '=', personId)
    .execute()

  return { isDone: true, isNew: true }
}
