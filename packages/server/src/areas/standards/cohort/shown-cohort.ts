import type { cohortFlow, deviationFlow } from '@residency/contract/areas/standards/cohort/cohort.flow'
import { labelIn, toMoment } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import type { Facts } from '../deviations/deviation.rules.ts'
import { deviationText, type Names } from '../deviations/deviation-text.ts'
import { findStandardDepartments } from '../table/standard.queries.ts'
import { actionsOnCohort, decisionsOn } from './cohort.policy.ts'
import { type CohortRecord, findDepartmentNames, findDeviations } from './cohort.queries.ts'

/** The lengths of a cohort's table: those of the standard, without stages where it has one table. */
export const lengthsOf = (c: Pick<CohortRecord, 'length_months' | 'first_stage_months' | 'in_stages'>) => ({
  lengthMonths: c.length_months,
  firstStageMonths: c.in_stages ? c.first_stage_months : null,
})

/** A cohort as lists show it. */
export const shownCohort = (ctx: SignedCtx, c: CohortRecord) => ({
  id: c.id,
  name: c.name,
  majorId: c.major_id,
  major: labelIn(ctx.language, c.major, c.major_en),
  base: labelIn(ctx.language, c.base, c.base_en),
  year: c.year,
  startsOn: c.starts_on,
  endsOn: c.ends_on,
  standardId: c.standard_id,
  standard: c.standard,
  edition: c.edition,
  ...lengthsOf(c),
  inStages: c.in_stages,
  memberCount: c.member_count,
  deviationCount: c.deviation_count,
  unexplainedCount: c.unexplained_count,
  rejectedCount: c.rejected_count,
  state: c.state as (typeof cohortFlow.states)[number],
  electivesFrom: toMoment(c.electives_open_from),
  electivesUntil: toMoment(c.electives_open_until),
  version: c.version,
  actions: actionsOnCohort(ctx.actor, c),
})

/** Names of every standard department and of these departments of the hospital, in the reader's language. */
export async function namesFor(ctx: SignedCtx, departmentIds: readonly number[]): Promise<Names> {
  const named = (rows: readonly { id: number; name: string; name_en: string | null }[]) => {
    const names = new Map(rows.map((one) => [one.id, labelIn(ctx.language, one.name, one.name_en)]))
    return (id: number) => names.get(id) ?? ''
  }
  return { ofStandard: named(await findStandardDepartments(ctx.db)), ofHospital: named(await findDepartmentNames(ctx.db, departmentIds)) }
}

type StoredDeviation = Awaited<ReturnType<typeof findDeviations>>[number]
const departmentsIn = (facts: Facts) => [...(facts.cohort?.departments ?? []), ...(facts.department ? [facts.department] : [])]
/** The deviations of a cohort as people read them. */
export async function shownDeviations(ctx: SignedCtx, cohort: Pick<CohortRecord, 'id' | 'state' | 'submitted_by'>) {
  const rows = await findDeviations(ctx.db, cohort.id)
  const factsOf = (one: StoredDeviation) => one.facts as unknown as Facts
  const names = await namesFor(ctx, [...new Set(rows.flatMap((one) => departmentsIn(factsOf(one))))])
  return rows.map((one) => ({
    id: one.id,
    ...deviationText(ctx.language, factsOf(one), names),
    reason: one.reason,
    state: one.state as (typeof deviationFlow.states)[number],
    objection: one.objection,
    version: one.version,
    actions: decisionsOn(one, cohort, ctx.actor),
  }))
}
