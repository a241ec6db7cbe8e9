import type { CohortFilters } from '@residency/contract/areas/standards/cohort/cohort.contract'
import type { cohortFlow } from '@residency/contract/areas/standards/cohort/cohort.flow'
import { tableWords } from '@residency/contract/areas/standards/table/text'
import { labelIn } from '@residency/contract/kernel'
import { fillSentence } from '@residency/contract/kernel/sentence'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { listRotationDepartments } from '../compare/list-standard-departments.ts'
import { visibleCohorts } from './cohort.policy.ts'
import {
  findCohortNames,
  findCohortPage,
  findMajorChoices,
  findStandardChoices,
} from './cohort.queries.ts'
import { shownCohort } from './shown-cohort.ts'

/** Cohorts of the reader's bases, the latest first. */
export async function listCohorts(ctx: SignedCtx, filters: CohortFilters) {
  const { rows, total } = await findCohortPage(ctx.db, visibleCohorts(ctx.actor), filters)
  return { list: rows.map((one) => shownCohort(ctx, one)), total }
}

/** Majors of the reader's bases, their published standards, departments of the hospital. */
export async function listCohortChoices(ctx: SignedCtx) {
  const majors = await findMajorChoices(ctx.db, visibleCohorts(ctx.actor))

  const standards = await findStandardChoices(
    ctx.db,
    majors.map(({ id }) => id),
  )

  return {
    majors: majors.map((one) => ({
      value: one.id,
      label: labelIn(ctx.language, one.name, one.nameEn),
    })),
    standards: standards.map((one) => ({
      value: one.id,
      label: fillSentence(tableWords[ctx.language].standardChoice, {
        name: one.name,
        edition: one.edition,
        months: one.lengthMonths,
      }),
      majorId: one.majorId!,
      hasStages: one.firstStageMonths !== null,
    })),
    departments: await listRotationDepartments(ctx),
  }
}

/** Cohorts as choices: the major first where it is not in the name. */
export async function listCohortOptions(ctx: SignedCtx) {
  return (await findCohortNames(ctx.db, visibleCohorts(ctx.actor))).map((one) => {
    const major = labelIn(ctx.language, one.major, one.majorEn)
    return {
      value: one.id,
      label: one.name.includes(major) ? one.name : `${one.name} · ${major}`,
      majorId: one.majorId,
      state: one.state as (typeof cohortFlow.states)[number],
    }
  })
}
