import { libraryErrors as errors } from '@residency/contract/areas/mentors/library/access'
import { labelIn } from '@residency/contract/kernel'
import { dayInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { type Fail, fail } from '../../../platform/http/fail.ts'
import { findInTeacherLibrary, findQualifiedTeachers } from '../../teachers/teachers.public.ts'
import { visibleMentors } from './mentor-entry.policy.ts'
import { findBasesOfDepartments, isTeacherOf } from './mentor-entry.queries.ts'
import { titleLabels } from './present-entry.ts'

type LibraryEntry = Awaited<ReturnType<typeof findInTeacherLibrary>>

/**
 * Why somebody cannot be mentor on a day: only teachers of the library with an enabled account
 * whose qualification has not ended.
 */
export function refusalOf(entry: LibraryEntry, today: string): Fail | null {
  if (!entry?.isEnabled) return fail(errors.notInLibrary)
  return entry.validUntil! < today
    ? fail(errors.qualificationEnded, { until: entry.validUntil })
    : null
}

/** The bases of each teacher's department, as choices. */
export async function basesOf(ctx: SignedCtx, teachers: readonly { departmentId: number }[]) {
  const ids = [...new Set(teachers.map(({ departmentId }) => departmentId))]
  const choices = new Map<number, { value: number; label: string }[]>()

  for (const { departmentId, id, name, nameEn } of await findBasesOfDepartments(ctx.db, ids))
    choices.set(departmentId, [
      ...(choices.get(departmentId) ?? []),
      { value: id, label: labelIn(ctx.language, name, nameEn) },
    ])

  return choices
}

/**
 * The department of a teacher who may be mentor at a base now; refuses with the reason otherwise.
 */
export async function mustBeEligible(
  tx: SignedCtx,
  userId: number,
  baseId: number,
): Promise<number> {
  const qualification = await findInTeacherLibrary(tx.db, userId)
  const refusal = refusalOf(qualification, dayInChina(tx.now()))
  if (refusal) throw refusal

  const { departmentId } = qualification!
  if (!(await findBasesOfDepartments(tx.db, [departmentId])).some(({ id }) => id === baseId))
    throw fail(errors.baseNotYours)

  return departmentId
}

/** Teachers of the reader's departments who may be entered as mentor. */
export async function listEligibleMentors(
  ctx: SignedCtx,
  { keywords }: { keywords?: string | undefined },
) {
  const teachers = await findQualifiedTeachers(
    ctx.db,
    visibleMentors(ctx.actor),
    dayInChina(ctx.now()),
    keywords,
  )

  const [bases, titles] = await Promise.all([basesOf(ctx, teachers), titleLabels(ctx)])
  return teachers
    .filter(({ userId }) => userId !== ctx.actor.userId)
    .map(({ userId, name, title, departmentId }) => ({
      value: userId,
      label: `${name} · ${titles.get(title) ?? title}`,
      title,
      bases: bases.get(departmentId) ?? [],
    }))
}

/**
 * Somebody else, with an entry or teaching now in the reader's departments: of others nothing is
 * disclosed, even if something else is wrong.
 */
export async function mustBeOwnTeacher(tx: SignedCtx, userId: number, entryId: number | undefined) {
  const isOwn = await isTeacherOf(tx.db, visibleMentors(tx.actor), userId, entryId)
  if (!isOwn || userId === tx.actor.userId) throw fail(errors.teacherNotYours)
}
