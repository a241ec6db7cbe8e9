import {
  recordPermissions as may,
  recordErrors,
} from '@residency/contract/areas/mentors/records/access'
import type {
  AssessmentFilters,
  assessMentor as assessCall,
  MentorResult,
} from '@residency/contract/areas/mentors/records/assessment.contract'
import { type InputOf, labelIn } from '@residency/contract/kernel'
import { yearInChina } from '../../../platform/clock.ts'
import { updateRow } from '../../../platform/db/versions.ts'
import { inTransaction, type SignedCtx } from '../../../platform/http/ctx.ts'
import { changedMeanwhile, fail } from '../../../platform/http/fail.ts'
import { mentorScope } from '../mentors.policy.ts'
import {
  type AssessmentRow,
  countAssessments,
  findAssessmentForUpdate,
  findAssessments,
  findOwnAssessments,
} from './assessment.queries.ts'

type Filters = Omit<AssessmentFilters, 'pageNum' | 'pageSize'>

/** Mentors whom the reader assesses; this year unless another is given. */
export const assessmentMatch = (ctx: SignedCtx, { year, ...filters }: Filters) => ({
  ...filters,
  year: year ?? yearInChina(ctx.now()),
  scope: mentorScope(ctx.actor, may.assess),
})

const presentAssessment = (ctx: SignedCtx, year: number, row: AssessmentRow) => {
  const { userId, baseId, department, departmentEn, base, baseEn, ...facts } = row
  return {
    ...facts,
    userId,
    baseId,
    year,
    id: `${userId}-${baseId}-${year}`,
    department: labelIn(ctx.language, department, departmentEn),
    base: labelIn(ctx.language, base, baseEn),
  }
}

export async function listAssessments(ctx: SignedCtx, filters: AssessmentFilters) {
  const match = assessmentMatch(ctx, filters)

  const [rows, total] = await Promise.all([
    findAssessments(ctx.db, match, filters),
    countAssessments(ctx.db, match),
  ])

  return { list: rows.map((row) => presentAssessment(ctx, match.year, row)), total }
}

/** The own yearly results as mentor. */
export const listOwnAssessments = async (ctx: SignedCtx) =>
  (await findOwnAssessments(ctx.db, ctx.actor.userId)).map(
    ({ base, baseEn, score, result, ...row }) => ({
      ...row,
      result: result as MentorResult,
      score: score === null ? null : Number(score),
      base: labelIn(ctx.language, base, baseEn),
    }),
  )

/** Gives a mentor the result of a year, or changes it at the version that was read. */
export const assessMentor = (ctx: SignedCtx, input: InputOf<typeof assessCall, 'out'>) =>
  inTransaction(ctx, async (tx) => {
    const { userId, baseId, year, result, score, remark, version } = input
    if ((await countAssessments(tx.db, { ...assessmentMatch(tx, { year, baseId }), userId })) === 0)
      throw fail(recordErrors.notMentorThen)
    if (userId === tx.actor.userId) throw fail(recordErrors.ownResult)

    const stored = await findAssessmentForUpdate(tx.db, input)
    if ((stored?.version ?? null) !== version) throw changedMeanwhile()

    if (stored) await updateRow(tx, 'mentorAssessments', stored, { result, score, remark })
    else {
      const added = tx.db
        .insertInto('mentorAssessments')
        .values({ userId, baseId, year, result, score, remark, createdAt: tx.now() })

      const made = await added
        .onConflict((c) => c.doNothing())
        .returning('id')
        .executeTakeFirst()
      // somebody else has assessed the mentor at the same moment
      if (!made) throw changedMeanwhile()
    }

    const after = { userId, baseId, year, result, score, remark }

    await tx.audit({
      action: `mentors.assessment.${stored ? 'update' : 'create'}`,
      entity: 'mentorAssessment',
      entityId: stored?.id ?? null,
      detail: { after },
    })

    return null
  })
