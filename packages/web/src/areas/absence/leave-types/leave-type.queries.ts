import * as type from '@residency/contract/areas/absence/leave-types/leave-type.contract'
import * as step from '@residency/contract/areas/absence/leave-types/step-rule.contract'
import type { InputOf } from '@residency/contract/kernel'
import { call } from '../../../platform/calls/api-client.ts'
import { useChange, useEndpoint, useListOf } from '../../../platform/calls/queries.ts'

/** Types are shown by leaves and balances too. */
const PATHS = [
  '/api/v1/leaveTypes',
  '/api/v1/leaveSettings',
  '/api/v1/leaveSteps',
  '/api/v1/leaveBalances',
  '/api/v1/leaves',
]

export type LeaveTypeListInput = InputOf<typeof type.listLeaveTypes>
export const useLeaveTypes = (input: LeaveTypeListInput) => useListOf(type.listLeaveTypes, input)
export const useLeaveType = (id: number) => useEndpoint(type.getLeaveType, { id })
export const useLeaveSettings = () => useEndpoint(type.getLeaveSettings, {})

type LeaveTypeInput = InputOf<typeof type.updateLeaveType> | InputOf<typeof type.createLeaveType>

export const useSaveLeaveType = () =>
  useChange(
    PATHS,
    async (form: LeaveTypeInput): Promise<unknown> =>
      'version' in form
        ? call(type.updateLeaveType, form, { quiet: true })
        : call(type.createLeaveType, form, { quiet: true }),
  )

export const useSetLeaveTypeStatus = () =>
  useChange(
    PATHS,
    ({ actions: _, limits: __, isBuiltIn: ___, code: ____, ...row }: type.LeaveType) =>
      call(type.updateLeaveType, row),
  )

export const useDeleteLeaveType = () =>
  useChange(PATHS, (id: number) => call(type.deleteLeaveType, { id }))

export const useSaveTypeDay = () =>
  useChange(PATHS, (form: InputOf<typeof type.saveTypeDay>) =>
    call(type.saveTypeDay, form, { quiet: true }),
  )

export const useDeleteTypeDay = () =>
  useChange(PATHS, (input: InputOf<typeof type.deleteTypeDay>) => call(type.deleteTypeDay, input))

export const useSaveLeaveSettings = () =>
  useChange(PATHS, (input: InputOf<typeof type.updateLeaveSettings>) =>
    call(type.updateLeaveSettings, input, { quiet: true }),
  )

export const useStepRules = () => useListOf(step.listStepRules, {})
type StepRuleInput = step.StepRuleForm & ({ leaveTypeId: number } | { id: number; version: number })

export const useSaveStepRule = () =>
  useChange(
    PATHS,
    async (form: StepRuleInput): Promise<unknown> =>
      'id' in form
        ? call(step.updateStepRule, form, { quiet: true })
        : call(step.createStepRule, form, { quiet: true }),
  )

export const useDeleteStepRule = () =>
  useChange(PATHS, (input: InputOf<typeof step.deleteStepRule>) => call(step.deleteStepRule, input))
