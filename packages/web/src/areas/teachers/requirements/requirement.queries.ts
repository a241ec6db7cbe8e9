import { getDictOptions } from '@residency/contract/areas/settings/dictionaries/dictionary.contract'
import * as duty from '@residency/contract/areas/teachers/requirements/duty.contract'
import * as requirement from '@residency/contract/areas/teachers/requirements/requirement.contract'
import type { InputOf } from '@residency/contract/kernel'
import { call } from '../../../platform/calls/api-client.ts'
import { useChange, useEndpoint, useFormOf, useListOf } from '../../../platform/calls/queries.ts'
import { mayAct, useWaitingOf } from '../../../screens/review/use-waiting-of.ts'

/** A confirmed activity changes what is fulfilled. */
export const DUTY_PATHS = [
  '/api/v1/teaching-records',
  '/api/v1/teaching-duties',
  '/guidancePhysicianRequirements',
]

export type DutyListInput = InputOf<typeof duty.listDuties>
export type FulfilmentListInput = InputOf<typeof duty.listFulfilment>
export type RequirementListInput = InputOf<typeof requirement.listRequirements>

export const useOwnRequirements = () => useEndpoint(duty.getRequirementsOf, { x: 'own' })

export const useOwnDuties = (page: { pageNum: number; pageSize: number }) =>
  useListOf(duty.listOwnDuties, page)

export const useDuties = (input: DutyListInput) => useListOf(duty.listDuties, input)
export const useDuty = (id: number) => useEndpoint(duty.getDuty, { id })

/** Activities that wait, the one that has waited longest first. */
export const useWaitingDuties = () => useWaitingOf(duty.listDuties, { waiting: '1' }, mayAct)
export const useFulfilment = (input: FulfilmentListInput) => useListOf(duty.listFulfilment, input)

export const useRequirements = (input: RequirementListInput) =>
  useListOf(requirement.listRequirements, input)

export const useRequirementForm = (id: number | null) =>
  useFormOf(requirement.getRequirementForm, id)

export const useActivities = () =>
  useEndpoint(getDictOptions, { typeCode: 'teaching_activity' }, { quiet: false })

export const useAddDuty = () =>
  useChange(DUTY_PATHS, (input: InputOf<typeof duty.addOwnDuty>) =>
    call(duty.addOwnDuty, input, { quiet: true }),
  )

export const useWithdrawDuty = () =>
  useChange(DUTY_PATHS, (id: number) => call(duty.withdrawOwnDuty, { id }))

type DutyRequirementInput = InputOf<typeof requirement.createRequirement> & {
  id: number | null
  version?: number
}

export const useSaveRequirement = () =>
  useChange(
    DUTY_PATHS,
    async ({ id, ...form }: DutyRequirementInput): Promise<unknown> =>
      id === null
        ? call(requirement.createRequirement, form, { quiet: true })
        : call(requirement.updateRequirement, { ...form, id }, { quiet: true }),
  )

export const useDeleteRequirement = () =>
  useChange(DUTY_PATHS, (id: number) => call(requirement.deleteRequirement, { id }))
