import { toMoment } from '@residency/contract/kernel'
import type { RichText } from '@residency/contract/kernel/rich-text'
import { shareOf } from '../../courses/courses.public.ts'
import { findShownNotices } from '../induction/notice.queries.ts'
import { findTrainExams } from '../induction/train.queries.ts'
import { findVideos } from '../induction/video.queries.ts'
import { findOwnProgress } from './progress.queries.ts'
import type { PersonCtx } from './with-person.ts'

/** The train of a session with its notices, and its videos with the own progress. */
export async function getOwnInduction({ db, person }: PersonCtx) {
  const [notices, videos, progress, exams] = await Promise.all([
    findShownNotices(db, person.trainId),
    findVideos(db, person.trainId),
    findOwnProgress(db, person.id),
    findTrainExams(db, person.trainId),
  ])

  const known = new Map(progress.map((row) => [row.videoId, row]))

  const list = videos.map(({ fileKey: _, kind, ...one }) => {
    const row = known.get(one.id)
    const isDone = row?.doneAt != null
    return {
      ...one,
      kind: kind as 'video' | 'document',
      isDone,
      share: shareOf(row?.covered ?? 0, one.seconds, isDone),
    }
  })

  const seconds = list.reduce((sum, one) => sum + one.seconds, 0)

  const covered = list.reduce(
    (sum, one) =>
      sum + (one.isDone ? one.seconds : Math.min(one.seconds, known.get(one.id)?.covered ?? 0)),
    0,
  )

  const isDone = person.learnedAt !== null

  return {
    name: person.name,
    title: person.title,
    intro: person.intro,
    needsAll: person.needsAll,
    closesAt: toMoment(person.closesAt),
    sessionUntil: toMoment(person.expiresAt),
    notices: notices.map(({ id, title, body, updatedAt }) => ({
      id,
      title,
      body: body as RichText,
      updatedAt: toMoment(updatedAt),
    })),
    videos: list,
    share: seconds === 0 ? 0 : shareOf(covered, seconds, isDone),
    isDone,
    nextVideoId: list.find((one) => !one.isDone)?.id ?? null,
    hasExams: exams.length > 0,
  }
}
