import * as cohort from '@residency/contract/areas/standards/cohort/cohort.contract'
import { COHORT_REVIEW_ACTIONS } from '@residency/contract/areas/standards/cohort/cohort.flow'
import { listCohortOptions } from '@residency/contract/areas/standards/cohort/cohort.public'
import * as member from '@residency/contract/areas/standards/cohort/member.contract'
import type { InputOf } from '@residency/contract/kernel'
import { call } from '../../../platform/calls/api-client.ts'
import { useChange, useEndpoint, useListOf } from '../../../platform/calls/queries.ts'
import { useWaitingOf } from '../../../screens/review/use-waiting-of.ts'

export const COHORT_PATHS = ['/api/v1/cohorts', '/api/v1/cohortMembers', '/api/v1/electives']
export type CohortListInput = InputOf<typeof cohort.listCohorts>
export type MemberListInput = InputOf<typeof member.listMembers>

export const useCohorts = (input: CohortListInput) => useListOf(cohort.listCohorts, input)
export const useCohort = (id: number) => useEndpoint(cohort.getCohort, { id })

/** Cohorts that wait for a decision, the one that has waited longest first. */
/** The actions of a cohort contain others than its decisions. */
const isToDecide = (row: cohort.CohortRow) =>
  COHORT_REVIEW_ACTIONS.some((action) => row.actions.includes(action))

export const useWaitingCohorts = () =>
  useWaitingOf(cohort.listCohorts, { waiting: '1' }, isToDecide)

export const useCohortChoices = () => useEndpoint(cohort.listCohortChoices, {})
export const useCohortOptions = () => useEndpoint(listCohortOptions, {})
export const useMembers = (input: MemberListInput) => useListOf(member.listMembers, input)

export const useCreateCohort = () =>
  useChange(COHORT_PATHS, (input: InputOf<typeof cohort.createCohort>) =>
    call(cohort.createCohort, input, { quiet: true }),
  )

export const useUpdateCohort = () =>
  useChange(COHORT_PATHS, (input: InputOf<typeof cohort.updateCohort>) =>
    call(cohort.updateCohort, input, { quiet: true }),
  )

export const useDeleteCohort = () =>
  useChange(COHORT_PATHS, (input: InputOf<typeof cohort.deleteCohort>) =>
    call(cohort.deleteCohort, input),
  )

export const useSaveCohortTable = () =>
  useChange(COHORT_PATHS, (input: InputOf<typeof cohort.saveCohortTable>) =>
    call(cohort.saveCohortTable, input),
  )

export const useRemakeCohort = () =>
  useChange(COHORT_PATHS, (input: InputOf<typeof cohort.remakeCohortTable>) =>
    call(cohort.remakeCohortTable, input),
  )

export const useRenewCohort = () =>
  useChange(COHORT_PATHS, (input: InputOf<typeof cohort.renewCohort>) =>
    call(cohort.renewCohort, input),
  )

export const useHandInCohort = () =>
  useChange(COHORT_PATHS, (input: InputOf<typeof cohort.handInCohort>) =>
    call(cohort.handInCohort, input),
  )

export const useReopenCohort = () =>
  useChange(COHORT_PATHS, (input: InputOf<typeof cohort.reopenCohort>) =>
    call(cohort.reopenCohort, input, { quiet: true }),
  )

export const useExplainDeviation = () =>
  useChange(COHORT_PATHS, (input: InputOf<typeof cohort.explainDeviation>) =>
    call(cohort.explainDeviation, input),
  )

export const useApproveDeviation = () =>
  useChange(COHORT_PATHS, (input: InputOf<typeof cohort.decideDeviation>) =>
    call(cohort.decideDeviation, input),
  )

export const useRejectDeviation = () =>
  useChange(COHORT_PATHS, (input: InputOf<typeof cohort.decideDeviation>) =>
    call(cohort.decideDeviation, input, { quiet: true }),
  )

/** How trainees fit a cohort; null: not asked. */
export const usePreviewMembers = (input: InputOf<typeof member.previewMembers> | null) =>
  useEndpoint(member.previewMembers, input, { retry: false })

export const useAddMembers = () =>
  useChange(COHORT_PATHS, (input: InputOf<typeof member.addMembers>) =>
    call(member.addMembers, input, { quiet: true }),
  )

export const useRemoveMembers = () =>
  useChange(COHORT_PATHS, (input: InputOf<typeof member.removeMembers>) =>
    call(member.removeMembers, input),
  )
