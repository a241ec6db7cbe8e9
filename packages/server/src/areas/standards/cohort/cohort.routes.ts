import * as cohort from '@residency/contract/areas/standards/cohort/cohort.contract'
import { listCohortOptions as options } from '@residency/contract/areas/standards/cohort/cohort.public'
import * as member from '@residency/contract/areas/standards/cohort/member.contract'
import { cohortWords } from '@residency/contract/areas/standards/cohort/text'
import { bindReview } from '../../../platform/flow/bind-review.ts'
import type { Binder } from '../../../platform/http/bind.ts'
import { bindSheet } from '../../../platform/sheets/bind-sheet.ts'
import { decideDeviation, explainDeviation } from '../deviations/decide-deviation.ts'
import { listMembers } from '../members/list-members.ts'
import { memberSheet } from '../members/member.sheet.ts'
import { addMembers, removeMembers } from '../members/place-members.ts'
import { previewMembers } from '../members/preview-members.ts'
import { getCohort } from './get-cohort.ts'
import { handInCohort, reopenCohort } from './hand-in.ts'
import { listCohortChoices, listCohortOptions, listCohorts } from './list-cohorts.ts'
import { renewCohort } from './renew-cohort.ts'
import { cohortPlan } from './review-cohorts.ts'
import { createCohort, deleteCohort, updateCohort } from './save-cohort.ts'
import { remakeCohortTable, saveCohortTable } from './save-table.ts'

export function cohortRoutes(binder: Binder) {
  const bind = binder(cohortWords)

  bind(cohort.listCohorts, listCohorts)
  bind(cohort.listCohortChoices, listCohortChoices)
  bind(options, listCohortOptions)
  bind(cohort.createCohort, createCohort)
  bind(cohort.getCohort, getCohort)
  bind(cohort.updateCohort, updateCohort)
  bind(cohort.deleteCohort, deleteCohort)
  bind(cohort.saveCohortTable, saveCohortTable)
  bind(cohort.remakeCohortTable, remakeCohortTable)
  bind(cohort.renewCohort, renewCohort)
  bind(cohort.explainDeviation, explainDeviation)
  bind(cohort.decideDeviation, decideDeviation)
  bind(cohort.handInCohort, handInCohort)
  bind(cohort.reopenCohort, reopenCohort)
  bindReview(bind, cohort.cohortReview, cohortPlan)
  bind(member.listMembers, listMembers)
  bind(member.previewMembers, previewMembers)
  bind(member.addMembers, addMembers)
  bind(member.removeMembers, removeMembers)
  bindSheet(bind, member.memberSheet, memberSheet)
}
