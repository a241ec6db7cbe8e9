import { labelIn, toMoment } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import type { Facts } from '../deviations/deviation.rules.ts'
import { deviationText, type Names } from '../deviations/deviation-text.ts'
import { findStandardDepartments } from '../table/standard.queries.ts'
import { actionsOnCohort, decisionsOn } from './cohort.policy.ts'
import { type CohortRecord, findDepartmentNames, findDeviations } from './cohort.queries.ts'

/**
 * The lengths of a cohort's table: those of the standard, without stages where it has one table.
 */
export const lengthsOf = (
  c: Pick<CohortRecord, 'lengthMonths' | 'firstStageMonths' | 'inStages'>,
) => ({
  lengthMonths: c.lengthMonths,
  firstStageMonths: c.inStages ? c.firstStageMonths : null,
})

/** A cohort as lists show it. */
export const presentCohort = (ctx: SignedCtx, c: CohortRecord) => ({
  ...c,
  major: labelIn(ctx.language, c.major, c.majorEn),
  base: labelIn(ctx.language, c.base, c.baseEn),
  ...lengthsOf(c),
  state: c.state,
  electivesFrom: toMoment(c.electivesOpenFrom),
  electivesUntil: toMoment(c.electivesOpenUntil),
  actions: actionsOnCohort(ctx.actor, c),
})

/**
 * Names of every standard department and of these departments of the hospital, in the reader's
 * language.
 */
export async function namesFor(ctx: SignedCtx, departmentIds: readonly number[]): Promise<Names> {
  const named = (rows: readonly { id: number; name: string; nameEn: string | null }[]) => {
    const names = new Map(rows.map((row) => [row.id, labelIn(ctx.language, row.name, row.nameEn)]))
    return (id: number) => names.get(id) ?? ''
  }

  return {
    ofStandard: named(await findStandardDepartments(ctx.db)),
    ofHospital: named(await findDepartmentNames(ctx.db, departmentIds)),
  }
}

type StoredDeviation = Awaited<ReturnType<typeof findDeviations>>[number]

const departmentsIn = (facts: Facts) => [
  ...(facts.cohort?.departments ?? []),
  ...(facts.department ? [facts.department] : []),
]

/** The deviations of a cohort as people read them. */
export async function presentDeviations(
  ctx: SignedCtx,
  cohort: Pick<CohortRecord, 'id' | 'state' | 'submittedBy'>,
) {
  const rows = await findDeviations(ctx.db, cohort.id)
  const factsOf = (deviation: StoredDeviation) => deviation.facts as unknown as Facts
  const names = await namesFor(ctx, [
    ...new Set(rows.flatMap((deviation) => departmentsIn(factsOf(deviation)))),
  ])

  return rows.map((row) => ({
    id: row.id,
    ...deviationText(ctx.language, factsOf(row), names),
    reason: row.reason,
    state: row.state,
    objection: row.objection,
    version: row.version,
    actions: decisionsOn(row, cohort, ctx.actor),
  }))
}
