import { courseErrors } from '@residency/contract/areas/courses/course/access'
import type {
  beatInductionVideo as beat,
  startInductionVideo as start,
} from '@residency/contract/areas/exams/induction/own-induction.contract'
import type { InputOf } from '@residency/contract/kernel'
import { inTransaction } from '../../../platform/http/ctx.ts'
import { fail, found } from '../../../platform/http/fail.ts'
import { afterBeat, maxSpeedOf, presentProgress } from '../../courses/courses.public.ts'
import { filesOf } from '../../files/files.public.ts'
import { findVideos, TRAIN } from '../induction/video.queries.ts'
import {
  beginVideo,
  completePerson,
  findPlayable,
  findProgressForUpdate,
  writeBeat,
} from './progress.queries.ts'
import type { PersonCtx } from './with-person.ts'

/** Videos of an induction may be played faster, and count as in a course. */
const maxSpeed = maxSpeedOf({ isSlow: false })

/** Begins or resumes a video or document in one window; whichever was opened last counts. */
export const startInductionVideo = (
  ctx: PersonCtx,
  { id, clientId }: InputOf<typeof start, 'out'>,
) =>
  inTransaction(ctx, async (tx) => {
    const { person } = tx
    const video = found(await findPlayable(tx.db, person.trainId, id))

    await beginVideo(tx.db, { videoId: id, personId: person.id, clientId }, tx.now())

    const row = found(await findProgressForUpdate(tx.db, person.id, id))
    const all = await findVideos(tx.db, person.trainId)
    const files = await filesOf(tx.db, { kind: TRAIN, id: person.trainId })

    return {
      ...presentProgress(video.seconds, row, person.learnedAt !== null),
      title: video.title,
      kind: video.kind,
      seconds: video.seconds,
      mostSpeed: maxSpeed,
      file: found(files.find(({ filePath }) => filePath === video.fileKey)),
      nextLessonId: all[all.findIndex((item) => item.id === id) + 1]?.id ?? null,
    }
  })

/**
 * Credits what was played since the last beat of this window; the last missing second of all
 * completes the learning.
 */
export const beatInductionVideo = (
  ctx: PersonCtx,
  { id, clientId, seq, speed, position, played }: InputOf<typeof beat, 'out'>,
) =>
  inTransaction(ctx, async (tx) => {
    const { person } = tx
    const { seconds } = found(await findPlayable(tx.db, person.trainId, id))
    const before = found(await findProgressForUpdate(tx.db, person.id, id))
    if (before.clientId !== clientId) throw fail(courseErrors.playedElsewhere)
    if (seq <= before.lastSeq) return presentProgress(seconds, before, person.learnedAt !== null)

    const row = afterBeat(
      before,
      { played, position, speed },
      { seconds, mostSpeed: maxSpeed },
      tx.now(),
    )

    await writeBeat(tx.db, person.id, id, { ...row, seq }, tx.now())
    if (row.doneAt === null || person.learnedAt !== null)
      return presentProgress(seconds, row, person.learnedAt !== null)

    const { isDone, isNew } = await completePerson(tx.db, person.id, person.trainId, tx.now())

    if (isNew)
      await tx.audit({
        action: 'learning.induction.learned',
        entity: 'inductionPerson',
        entityId: person.id,
      })

    return presentProgress(seconds, row, isDone)
  })
