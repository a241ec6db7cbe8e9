import {
  courseErrors as errors,
  coursePermissions as may,
} from '@residency/contract/areas/courses/course/access'
import type { CourseForm } from '@residency/contract/areas/courses/course/course.contract'
import { courseFlow } from '@residency/contract/areas/courses/course/course.flow'
import { holds, kernelErrors } from '@residency/contract/kernel'
import { dayInChina } from '../../../platform/clock.ts'
import { constraintErrors } from '../../../platform/db/constraints.ts'
import { changeRecord, createRecord } from '../../../platform/db/records.ts'
import { mustMatchVersion } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { fail } from '../../../platform/http/fail.ts'
import { isEditable, isPublished, mayBuildForAll, visibleCourses } from './course.policy.ts'
import { assignPeople, countAudience, findChoices, findCourseForUpdate } from './course.queries.ts'
import { notifyAssigned } from './notify-learners.ts'

const DAYS = { learning_courses_days: errors.courseDaysWrong }

/**
 * Users who may publish build courses for bases of their own; others only draft, and a publisher
 * decides.
 */
async function mustBeValidCourse(tx: SignedCtx, form: CourseForm) {
  const { bases } = await findChoices(tx.db, visibleCourses(tx.actor))
  const isOwn =
    form.baseId === null ? mayBuildForAll(tx.actor) : bases.some(({ id }) => id === form.baseId)
  if (holds(tx.actor, may.publish) && !isOwn) throw fail(errors.courseHostWrong)
  if ((await countAudience(tx.db, form)) !== form.cohortIds.length + form.departmentIds.length)
    throw fail(errors.courseAudienceWrong)
}

const columns = (form: CourseForm) => ({
  title: form.title,
  intro: form.intro,
  audience: form.audience,
  baseId: form.baseId,
  isOpen: form.isOpen,
  isSlow: form.isSlow,
  cohortIds: form.audience === 'trainee' ? form.cohortIds : [],
  departmentIds: form.audience === 'teacher' ? form.departmentIds : [],
  opensOn: form.opensOn,
  dueOn: form.dueOn,
})

export const createCourse = (ctx: SignedCtx, form: CourseForm) =>
  inTransaction(ctx, async (tx) => {
    await mustBeValidCourse(tx, form)
    return createRecord(tx, 'learningCourses', {
      columns: { ...columns(form), state: courseFlow.initial, createdBy: tx.actor.userId },
      action: 'learning.course.create',
      entity: courseFlow.name,
    })
  }).catch(constraintErrors(DAYS))

/** Changes a course; a published one is given at once to people who belong to its audience now. */
export const updateCourse = (
  ctx: SignedCtx,
  { id, version, ...form }: CourseForm & { id: number; version: number },
) =>
  inTransaction(ctx, async (tx) => {
    const before = mustMatchVersion(
      await findCourseForUpdate(tx.db, visibleCourses(tx.actor), id),
      version,
    )

    if (!isEditable(tx.actor, before)) throw fail(kernelErrors.actionNotNow)
    await mustBeValidCourse(tx, form)

    const next = await changeRecord(tx, 'learningCourses', before, {
      columns: columns(form),
      action: 'learning.course.update',
      entity: courseFlow.name,
    })

    if (isPublished(before.state))
      await notifyAssigned(tx, await assignPeople(tx.db, id, dayInChina(tx.now())))

    return { id, version: next }
  }).catch(constraintErrors(DAYS))
