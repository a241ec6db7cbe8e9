import { courseErrors as errors } from '@residency/contract/areas/courses/course/access'
import type { Outline } from '@residency/contract/areas/courses/course/course.contract'
import { courseFlow } from '@residency/contract/areas/courses/course/course.flow'
import { kernelErrors } from '@residency/contract/kernel'
import { changeRecord } from '../../../platform/db/records.ts'
import { mustMatchVersion } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { claimFiles, releaseFiles } from '../../files/files.public.ts'
import { isEditable, isPublished, visibleCourses } from '../course/course.policy.ts'
import { findCourseForUpdate } from '../course/course.queries.ts'
import { COURSE } from '../course/present-course.ts'
import { dropLessons, findExistingIds, replaceChapters, replaceLessons } from './outline.queries.ts'

const idsOf = (list: readonly { id: number | null }[]) =>
  list.flatMap(({ id }) => (id === null ? [] : [id]))

const areTwice = (ids: readonly number[]) => new Set(ids).size !== ids.length

/** Chapters and lessons of the course itself, each at most once. */
async function mustBeOwn(tx: SignedCtx, id: number, { chapters }: Outline) {
  const existing = await findExistingIds(tx.db, id)
  const [chapterIds, lessons] = [
    idsOf(chapters),
    idsOf(chapters.flatMap((chapter) => chapter.lessons)),
  ]
  const isOwn =
    chapterIds.every((chapterId) => existing.chapters.has(chapterId)) &&
    lessons.every((lessonId) => existing.lessons.has(lessonId))
  if (!isOwn || areTwice(chapterIds) || areTwice(lessons)) throw fail(errors.lessonUnknown)
}

/**
 * Writes the outline of a course: lessons that are left out are deleted, or hidden if they were
 * begun. A published course has at least one lesson.
 */
export const saveOutline = (
  ctx: SignedCtx,
  { id, version, chapters }: Outline & { id: number; version: number },
) =>
  inTransaction(ctx, async (tx) => {
    const before = mustMatchVersion(
      await findCourseForUpdate(tx.db, visibleCourses(tx.actor), id),
      version,
    )

    const lessons = chapters.flatMap((chapter) => chapter.lessons)
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

    const chapterIds = await replaceChapters(tx.db, id, chapters)

    await replaceLessons(
      tx.db,
      id,
      chapters.flatMap((chapter, index) =>
        chapter.lessons.map((lesson) => ({ ...lesson, chapterId: chapterIds[index]! })),
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

/** Hidden lessons keep their file: the progress of learners refers to it. */
const usedFiles = async (tx: SignedCtx, id: number) =>
  (
    await tx.db.selectFrom('learningLessons').select('fileKey').where('courseId', '=', id).execute()
  ).map(({ fileKey }) => fileKey)
