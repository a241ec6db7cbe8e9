import type { CohortFilters } from '@residency/contract/areas/standards/cohort/cohort.contract'
import type { cohortFlow } from '@residency/contract/areas/standards/cohort/cohort.flow'
import { differencesOf } from '@residency/contract/areas/standards/table/standard-rows.public'
import { tableWords } from '@residency/contract/areas/standards/table/words'
import { labelIn } from '@residency/contract/kernel'
import { minuteInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { listRotationDepartments } from '../compare/list-standard-departments.ts'
import { knownRowsOf } from '../table/standard-rows.ts'
import { visibleCohorts } from './cohort.policy.ts'
import {
  findCohort,
  findCohortHistory,
  findCohortNames,
  findCohortPage,
  findMajorChoices,
  findMatches,
  findStandardChoices,
} from './cohort.queries.ts'
import { cohortRowsOf } from './cohort-rows.ts'
import { departmentsFor, remaindersOf } from './localise.rules.ts'
import { lengthsOf, namesFor, shownCohort, shownDeviations } from './shown-cohort.ts'

/** Cohorts of the reader's bases, the latest first. */
export async function listCohorts(ctx: SignedCtx, filters: CohortFilters) {
  const { rows, total } = await findCohortPage(ctx.db, visibleCohorts(ctx.actor), filters)
  return { list: rows.map((one) => shownCohort(ctx, one)), total }
}

/** One cohort with its table, what does not add up, what the comparison left open, and its deviations. */
export async function getCohort(ctx: SignedCtx, { id }: { id: number }) {
  const cohort = found(await findCohort(ctx.db, visibleCohorts(ctx.actor), id))
  const [rows, own, matches] = [await cohortRowsOf(ctx.db, id), await knownRowsOf(ctx.db, cohort.standard_id), await findMatches(ctx.db)]
  const used = rows.flatMap(({ row }) => (row.kind === 'required' ? [row.departmentId] : row.departmentIds))
  const matched = own.flatMap(({ row }) => departmentsFor(row, matches))
  const departmentIds = [...new Set([...used, ...matched])]
  const names = await namesFor(ctx, departmentIds)
  const { unmatched, rounded } = remaindersOf(own, matches)
  const history = await findCohortHistory(ctx.db, id)
  return {
    ...shownCohort(ctx, cohort),
    note: cohort.note,
    rows,
    differences: differencesOf(
      lengthsOf(cohort),
      rows.map(({ row }) => row),
    ),
    departments: departmentIds.map((one) => ({ id: one, name: names.ofHospital(one) })),
    unmatched: unmatched.map(names.ofStandard),
    rounded: rounded.map((one) => ({
      name: names.ofStandard(one.departmentId),
      months: one.months,
      parts: one.parts.map(({ departmentId, months, exact }) => ({ name: names.ofHospital(departmentId), months, exact })),
    })),
    deviations: await shownDeviations(ctx, cohort),
    otherStarts: cohort.other_starts,
    hasElectives: cohort.elective_count > 0,
    history: history
      .filter((one) => one.undoes === null && !history.some(({ undoes }) => undoes === one.id))
      .map((one) => ({ id: one.id, action: one.action, at: minuteInChina(one.at), who: one.who, reason: one.reason })),
  }
}

/** Majors of the reader's bases, their published standards, departments of the hospital. */
export async function listCohortChoices(ctx: SignedCtx) {
  const majors = await findMajorChoices(ctx.db, visibleCohorts(ctx.actor))
  const standards = await findStandardChoices(
    ctx.db,
    majors.map(({ id }) => id),
  )
  return {
    majors: majors.map((one) => ({ value: one.id, label: labelIn(ctx.language, one.name, one.name_en) })),
    standards: standards.map((one) => ({
      value: one.id,
      label: tableWords[ctx.language].standardChoice
        .replace('{name}', one.name)
        .replace('{edition}', String(one.edition))
        .replace('{months}', String(one.length_months)),
      majorId: one.major_id!,
      hasStages: one.first_stage_months !== null,
    })),
    departments: await listRotationDepartments(ctx),
  }
}

/** Cohorts as choices: the major first where it is not in the name. */
export async function listCohortOptions(ctx: SignedCtx) {
  return (await findCohortNames(ctx.db, visibleCohorts(ctx.actor))).map((one) => {
    const major = labelIn(ctx.language, one.major, one.major_en)
    return {
      value: one.id,
      label: one.name.includes(major) ? one.name : `${one.name} · ${major}`,
      majorId: one.major_id,
      state: one.state as (typeof cohortFlow.states)[number],
    }
  })
}
