import type { VideosForm } from '@residency/contract/areas/exams/induction/train.contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { noneOfIds } from '../../../platform/db/patterns.ts'
import { rowsOf } from '../../../platform/db/rows-of.ts'

/** The record kind of a train's files. */
export const TRAIN = 'learningInduction'

/** Shown videos and documents of a train, in order. */
export const findVideos = (db: Db, trainId: number) =>
  db
    .selectFrom('learningInductionVideos')
    .select(['id', 'title', 'kind', 'seconds', 'fileKey'])
    .where('trainId', '=', trainId)
    .where('isHidden', '=', false)
    .orderBy('place')
    .orderBy('id')
    .execute()

export const findVideoKeys = async (db: Db, trainId: number) =>
  (
    await db
      .selectFrom('learningInductionVideos')
      .select('fileKey')
      .where('trainId', '=', trainId)
      .execute()
  ).map((row) => row.fileKey)

export const findVideoIds = async (db: Db, trainId: number) =>
  new Set(
    (
      await db
        .selectFrom('learningInductionVideos')
        .select('id')
        .where('trainId', '=', trainId)
        .execute()
    ).map(({ id }) => id),
  )

/** Removes what is left out: hidden if a person has begun it, else deleted. */
export async function dropVideos(db: Db, trainId: number, keepIds: readonly number[]) {
  const gone = () =>
    db
      .selectFrom('learningInductionVideos')
      .select('id')
      .where('trainId', '=', trainId)
      .where('id', '<>', noneOfIds(keepIds))

  await db
    .updateTable('learningInductionVideos')
    .set({ isHidden: true })
    .where('id', 'in', gone())
    .where((e) =>
      e.exists(
        e
          .selectFrom('learningInductionProgress')
          .select('videoId')
          .whereRef('videoId', '=', 'learningInductionVideos.id'),
      ),
    )
    .execute()

  await db
    .deleteFrom('learningInductionVideos')
    .where('id', 'in', gone())
    .where('isHidden', '=', false)
    .execute()
}

export async function replaceVideos(db: Db, trainId: number, videos: VideosForm['videos']) {
  const rows = videos.map((video, index) => ({ ...video, place: index + 1 }))
  const newRows = sql`${rowsOf(rows, { id: 'bigint', title: 'text', kind: 'text', seconds: 'int', filePath: 'text', place: 'int' })} g`

  await sql`update learning_induction_videos v set title = g.title, kind = g.kind, seconds = g.seconds, file_key = g.file_path,
      place = g.place, is_hidden = false, version = v.version + 1
    from ${newRows} where v.id = g.id and v.train_id = ${trainId}`.execute(db)
  await sql`insert into learning_induction_videos (train_id, place, title, kind, seconds, file_key)
    select ${trainId}, g.place, g.title, g.kind, g.seconds, g.file_path
    from ${newRows} where g.id is null order by g.place`.execute(db)
}

/**
 * People who have seen everything that is shown now are done; an outline that shrank completes
 * them.
 */
export const completePeople = (db: Db, trainId: number, now: Date) =>
  sql`update learning_induction_people p set learned_at = ${now}
    where p.train_id = ${trainId} and p.learned_at is null and p.erased_at is null
      and exists (select from learning_induction_progress g join learning_induction_videos v on v.id = g.video_id
        where g.person_id = p.id and not v.is_hidden)
      and not exists (select from learning_induction_videos v
        left join learning_induction_progress g on g.video_id = v.id and g.person_id = p.id
        where v.train_id = ${trainId} and not v.is_hidden and g.done_at is null)`.execute(db)
