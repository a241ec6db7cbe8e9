import { courseErrors as errors } from '@residency/contract/areas/courses/course/access'
import type { Outline } from '@residency/contract/areas/courses/course/course.contract'
import { courseFlow } from '@residency/contract/areas/courses/course/course.flow'
import { kernelErrors } from '@residency/contract/kernel'
import { changeRecord } from '../../../platform/db/records.ts'
import { checkVersion } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { claimFiles, releaseFiles } from '../../files/files.public.ts'
import { isEditable, isPublished, visibleCourses } from '../course/course.policy.ts'
import { findCourseForUpdate } from '../course/course.queries.ts'
import { COURSE } from '../course/shown-course.ts'
import { dropLessons, findKnownIds, keepChapters, keepLessons } from './outline.queries.ts'

const idsOf = (list: readonly { id: number | null }[]) =>
  list.flatMap(({ id }) => (id === null ? [] : [id]))

const areTwice = (ids: readonly number[]) => new Set(ids).size !== ids.length

/** Chapters and lessons of the course itself, each at most once. */
async function mustBeOwn(tx: SignedCtx, id: number, { chapters }: Outline) {
  const known = await findKnownIds(tx.db, id)
  const [given, lessons] = [idsOf(chapters), idsOf(chapters.flatMap((one) => one.lessons))]
  const isOwn =
    given.every((one) => known.chapters.has(one)) && lessons.every((one) => known.lessons.has(one))
  if (!isOwn || areTwice(given) || areTwice(lessons)) throw fail(errors.lessonUnknown)
}

/**
 * Writes the outline of a course: what is left out is deleted, or hidden if somebody has begun it.
 * A published course keeps a lesson.
 */
export const saveOutline = (
  ctx: SignedCtx,
  { id, version, chapters }: Outline & { id: number; version: number },
) =>
  inTransaction(ctx, async (tx) => {
    const before = checkVersion(
      await findCourseForUpdate(tx.db, visibleCourses(tx.actor), id),
      version,
    )

    const lessons = chapters.flatMap((one) => one.lessons)
    if (!isEditable(tx.actor, before)) throw fail(kernelErrors.actionNotNow)
    if (isPublished(before.state) && lessons.length === 0) throw fail(kernelErrors.actionNotNow)
    await mustBeOwn(tx, id, { chapters })

    const record = { kind: COURSE, id }

    await claimFiles(tx, {
      keys: lessons.map(({ filePath }) => filePath),
      purposes: ['course'],
      record,
      field: 'chapters',
    })

    await dropLessons(tx.db, id, idsOf(lessons))

    const chapterIds = await keepChapters(tx.db, id, chapters)

    await keepLessons(
      tx.db,
      id,
      chapters.flatMap((chapter, at) =>
        chapter.lessons.map((one) => ({ ...one, chapterId: chapterIds[at]! })),
      ),
    )

    await releaseFiles(tx, record, await usedFiles(tx, id))

    const next = await changeRecord(tx, 'learningCourses', before, {
      columns: {},
      action: 'learning.course.outline',
      entity: courseFlow.name,
      detail: { lessons: lessons.length },
    })

    return { id, version: next }
  })

/** Hidden lessons keep their file: somebody's progress refers to it. */
const usedFiles = async (tx: SignedCtx, id: number) =>
  (
    await tx.db.selectFrom('learningLessons').select('fileKey').where('courseId', '=', id).execute()
  ).map(({ fileKey }) => fileKey)
