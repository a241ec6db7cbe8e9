import {
  assessmentErrors,
  assessmentPermissions as may,
} from '@residency/contract/areas/teachers/yearly-assessments/access'
import type {
  AssessmentFilters,
  AssessmentForm,
} from '@residency/contract/areas/teachers/yearly-assessments/assessment.contract'
import { holds, labelIn } from '@residency/contract/kernel'
import { yearInChina } from '../../../platform/clock.ts'
import { mustMatchVersion, updateRow } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { changedMeanwhile, fail, found, notFound } from '../../../platform/http/fail.ts'
import { findEntry } from '../library/library.queries.ts'
import { visibleTeachers } from '../teachers.policy.ts'
import {
  findAssessedForUpdate,
  findAssessment,
  findAssessmentPage,
  findYearlyAssessments,
} from './assessment.queries.ts'

/** Filters with the reader's scope, of this year unless another is given. */
export const matchOf = <F extends Omit<AssessmentFilters, 'pageNum' | 'pageSize'>>(
  ctx: SignedCtx,
  filters: F,
) => ({
  ...filters,
  year: filters.year ?? yearInChina(ctx.now()),
  scope: visibleTeachers(ctx.actor),
})

export async function listAssessments(ctx: SignedCtx, filters: AssessmentFilters) {
  const match = matchOf(ctx, filters)
  const { rows, total } = await findAssessmentPage(ctx.db, match, filters, ctx.language)

  const list = rows.map((row) => ({
    id: row.userId,
    name: row.name,
    level: row.level,
    year: match.year,
    base: labelIn(ctx.language, row.base, row.baseEn),
    department: labelIn(ctx.language, row.department, row.departmentEn),
    result: row.result,
    score: row.score,
    remark: row.remark,
    version: row.version,
    isEditable: holds(ctx.actor, may.edit) && row.userId !== ctx.actor.userId,
  }))

  return { list, total }
}

const yearlyOf = async (ctx: SignedCtx, userId: number) =>
  (await findYearlyAssessments(ctx.db, userId)).map((assessment) => ({
    ...assessment,
  }))

export const listOwnAssessments = (ctx: SignedCtx) => yearlyOf(ctx, ctx.actor.userId)

/** Those of the teacher of an entry in the reader's scope, ended entries included. */
export const listAssessmentsOf = async (ctx: SignedCtx, { id }: { id: number }) =>
  yearlyOf(ctx, found(await findEntry(ctx.db, visibleTeachers(ctx.actor), id)).userId)

/**
 * Assesses a teacher of the library for a year, or corrects the assessment as it was read; nobody
 * assesses themselves.
 */
export const saveAssessment = (
  ctx: SignedCtx,
  { id, version, ...form }: AssessmentForm & { id: number; version: number | null },
) =>
  inTransaction(ctx, async (tx) => {
    if (form.year > yearInChina(tx.now())) throw fail(assessmentErrors.yearAhead)

    const isThere = await findAssessedForUpdate(tx.db, visibleTeachers(tx.actor), id)
    if (!isThere || id === tx.actor.userId) throw notFound()

    const before = await findAssessment(tx.db, id, form.year)
    if (version === null && before) throw changedMeanwhile()

    const audit = { entity: 'teacherAssessment', entityId: before?.id ?? id }

    if (version === null) {
      const stored = { ...form, userId: id, createdAt: tx.now(), updatedAt: tx.now() }
      await tx.db.insertInto('teacherAssessments').values(stored).execute()

      await tx.audit({
        action: 'teachers.assessment.create',
        ...audit,
        detail: { after: { userId: id, ...form } },
      })

      return { version: 1 }
    }

    const next = await updateRow(tx, 'teacherAssessments', mustMatchVersion(before, version), form)
    const { year, result, score, remark } = before!

    await tx.audit({
      action: 'teachers.assessment.update',
      ...audit,
      detail: { before: { year, result, score, remark }, after: form },
    })

    return { version: next }
  })
