import type { CohortFilters } from '@residency/contract/areas/standards/cohort/cohort.contract'
import { tableWords } from '@residency/contract/areas/standards/table/text'
import { excludedByRule, labelIn } from '@residency/contract/kernel'
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
import { presentCohort } from './present-cohort.ts'

/** Cohorts of the reader's bases, the latest first. */
export async function listCohorts(ctx: SignedCtx, filters: CohortFilters) {
  const firstId = excludedByRule(ctx.actor, 'cohort')
  const { rows, total } = await findCohortPage(ctx.db, visibleCohorts(ctx.actor), {
    ...filters,
    firstId,
  })

  return { list: rows.map((row) => presentCohort(ctx, row)), total }
}

/** Majors of the reader's bases, their published standards, departments of the hospital. */
export async function listCohortChoices(ctx: SignedCtx) {
  const majors = await findMajorChoices(ctx.db, visibleCohorts(ctx.actor))

  const standards = await findStandardChoices(
    ctx.db,
    majors.map(({ id }) => id),
  )

  return {
    majors: majors.map((major) => ({
      value: major.id,
      label: labelIn(ctx.language, major.name, major.nameEn),
    })),
    standards: standards.map((standard) => ({
      value: standard.id,
      label: fillSentence(tableWords[ctx.language].standardChoice, {
        name: standard.name,
        edition: standard.edition,
        months: standard.lengthMonths,
      }),
      majorId: standard.majorId!,
      hasStages: standard.firstStageMonths !== null,
    })),
    departments: await listRotationDepartments(ctx),
  }
}

/** Cohorts as choices: the major first where it is not in the name. */
export async function listCohortOptions(ctx: SignedCtx) {
  return (await findCohortNames(ctx.db, visibleCohorts(ctx.actor))).map((cohortName) => {
    const major = labelIn(ctx.language, cohortName.major, cohortName.majorEn)
    return {
      value: cohortName.id,
      label: cohortName.name.includes(major) ? cohortName.name : `${cohortName.name} · ${major}`,
      majorId: cohortName.majorId,
      state: cohortName.state,
    }
  })
}
