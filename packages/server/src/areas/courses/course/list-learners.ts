import type { LearnerFilters } from '@residency/contract/areas/courses/course/course.contract'
import { courseWords } from '@residency/contract/areas/courses/course/text'
import { labelIn, toMoment } from '@residency/contract/kernel'
import { minuteInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { everyRow } from '../../../platform/sheets/batches.ts'
import { exportPlan, withKinds } from '../../../platform/sheets/sheet-plan.ts'
import { shareOf } from '../lessons/credit.rules.ts'
import { visibleCourses } from './course.policy.ts'
import { findCourse } from './course.queries.ts'
import {
  countLearners,
  findLearnerBatch,
  findLearnerPage,
  type LearnerRow,
} from './learner.queries.ts'

const sharePercent = (row: LearnerRow) =>
  row.seconds === 0 ? 0 : shareOf(row.covered, row.seconds, row.doneAt !== null)

export async function listLearners(
  ctx: SignedCtx,
  { id, ...filters }: LearnerFilters & { id: number },
) {
  found(await findCourse(ctx.db, visibleCourses(ctx.actor), id))
  const { rows, total } = await findLearnerPage(
    ctx.db,
    { ...filters, courseId: id },
    filters,
    ctx.language,
  )
  return {
    list: rows.map((row) => ({
      id: row.userId,
      name: row.name,
      number: row.number,
      isAssigned: row.isAssigned,
      share: sharePercent(row),
      department: row.department && labelIn(ctx.language, row.department, row.departmentEn),
      lastAt: toMoment(row.lastAt),
      doneAt: toMoment(row.doneAt),
      certificateNumber: row.certificateNumber,
    })),
    total,
  }
}

const COLUMNS = [
  'course',
  'name',
  'department',
  'origin',
  'share',
  'lastAt',
  'doneAt',
  'certificateNumber',
] as const

type Filters = { courseId?: number | undefined; status?: LearnerFilters['status'] }

/**
 * People of one course in the reader's scope. Without a course the sheet is empty, so that omitting
 * the id exports nobody's progress.
 */
export const learnerSheet = exportPlan<(typeof COLUMNS)[number], Filters>({
  sheet: 'learning.learners',
  columns: withKinds(
    COLUMNS.map((key) => ({ key, width: key === 'course' ? 30 : 16 })),
    { moment: ['lastAt', 'doneAt'], number: ['share'] },
  ),
  count: async (ctx, filters) => {
    const id = await visibleId(ctx, filters)
    return id === null ? 0 : countLearners(ctx.db, { ...filters, courseId: id })
  },
  async *rows(ctx, filters) {
    const { origins } = courseWords[ctx.language]
    const id = await visibleId(ctx, filters)
    if (id === null) return

    for await (const row of everyRow(async (page) => ({
      rows: await findLearnerBatch(ctx.db, { ...filters, courseId: id }, page),
    })))
      yield {
        course: row.title,
        name: row.name,
        share: sharePercent(row),
        certificateNumber: row.certificateNumber,
        department: row.department && labelIn(ctx.language, row.department, row.departmentEn),
        origin: row.isAssigned ? origins.assigned : origins.own,
        lastAt: row.lastAt && minuteInChina(row.lastAt),
        doneAt: row.doneAt && minuteInChina(row.doneAt),
      }
  },
})

const visibleId = async (ctx: SignedCtx, { courseId }: Filters) =>
  courseId !== undefined && (await findCourse(ctx.db, visibleCourses(ctx.actor), courseId))
    ? courseId
    : null
