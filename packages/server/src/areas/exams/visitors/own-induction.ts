import { toMoment } from '@residency/contract/kernel'
import type { RichText } from '@residency/contract/kernel/rich-text'
import { shareOf } from '../../courses/courses.public.ts'
import { findPublishedNotices } from '../induction/notice.queries.ts'
import { findTrainExams } from '../induction/train.queries.ts'
import { findVideos } from '../induction/video.queries.ts'
import { findOwnProgress } from './progress.queries.ts'
import type { PersonCtx } from './with-person.ts'

/** The train of a session with its notices, and its videos with the own progress. */
export async function getOwnInduction({ db, person }: PersonCtx) {
  const [notices, videos, progress, exams] = await Promise.all([
    findPublishedNotices(db, person.trainId),
    findVideos(db, person.trainId),
    findOwnProgress(db, person.id),
    findTrainExams(db, person.trainId),
  ])

  const progressByVideo = new Map(progress.map((row) => [row.videoId, row]))

  const list = videos.map(({ fileKey: _, kind, ...video }) => {
    const row = progressByVideo.get(video.id)
    const isDone = row?.doneAt != null
    return {
      ...video,
      kind,
      isDone,
      share: shareOf(row?.covered ?? 0, video.seconds, isDone),
    }
  })

  const seconds = list.reduce((sum, video) => sum + video.seconds, 0)

  const covered = list.reduce(
    (sum, video) =>
      sum +
      (video.isDone
        ? video.seconds
        : Math.min(video.seconds, progressByVideo.get(video.id)?.covered ?? 0)),
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
    nextVideoId: list.find((video) => !video.isDone)?.id ?? null,
    hasExams: exams.length > 0,
  }
}
