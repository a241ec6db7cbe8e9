import type { CourseFilters } from '@residency/contract/areas/courses/course/course.contract'
import { labelIn } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { filesOf } from '../../files/files.public.ts'
import { mayBuildForAll, visibleCourses } from './course.policy.ts'
import { findChoices, findCourse, findCoursePage, findOutline } from './course.queries.ts'
import { COURSE, presentCourse } from './present-course.ts'

export async function listCourses(ctx: SignedCtx, filters: CourseFilters) {
  const { rows, total } = await findCoursePage(
    ctx.db,
    visibleCourses(ctx.actor),
    filters,
    ctx.language,
  )
  return { list: rows.map((row) => presentCourse(ctx, row)), total }
}

export async function getCourse(ctx: SignedCtx, { id }: { id: number }) {
  const c = found(await findCourse(ctx.db, visibleCourses(ctx.actor), id))

  const [outline, files] = await Promise.all([
    findOutline(ctx.db, id),
    filesOf(ctx.db, { kind: COURSE, id }),
  ])

  const fileOf = (key: string) => files.find(({ filePath }) => filePath === key)!

  return {
    ...presentCourse(ctx, c),
    intro: c.intro,
    baseId: c.baseId,
    cohortIds: c.cohortIds,
    departmentIds: c.departmentIds,
    opensOn: c.opensOn,
    isOpen: c.isOpen,
    isSlow: c.isSlow,
    chapters: outline.map((chapter) => ({
      id: chapter.id,
      title: chapter.title,
      lessons: chapter.lessons.map((row) => ({
        id: row.id,
        title: row.title,
        kind: row.kind,
        seconds: row.seconds,
        file: fileOf(row.fileKey),
      })),
    })),
  }
}

export async function listCourseChoices(ctx: SignedCtx) {
  const { bases, cohorts, departments } = await findChoices(ctx.db, visibleCourses(ctx.actor))

  const named = (row: { id: number; name: string; nameEn: string | null }) => ({
    value: row.id,
    label: labelIn(ctx.language, row.name, row.nameEn),
  })

  return {
    bases: bases.map(named),
    cohorts: cohorts.map((row) => ({
      value: row.id,
      baseId: row.baseId,
      label: `${row.name} · ${labelIn(ctx.language, row.major, row.majorEn)}`,
    })),
    departments: departments.map(named),
    mayAll: mayBuildForAll(ctx.actor),
  }
}
