import * as condition from '@residency/contract/areas/standards/conditions/condition.contract'
import type { InputOf } from '@residency/contract/kernel'
import { call } from '../../../platform/calls/api-client.ts'
import { useChange, useListOf } from '../../../platform/calls/queries.ts'

/** Standards and trainees show what the conditions ask for. */
const PATHS = ['/api/v1/timeConditions', '/api/v1/standards', '/api/v1/trainees']
export type ConditionListInput = InputOf<typeof condition.listTimeConditions>

export const useTimeConditions = (input: ConditionListInput) =>
  useListOf(condition.listTimeConditions, input)

export const useCreateTimeCondition = () =>
  useChange(PATHS, (input: InputOf<typeof condition.createTimeCondition>) =>
    call(condition.createTimeCondition, input, { quiet: true }),
  )

export const useUpdateTimeCondition = () =>
  useChange(PATHS, (input: InputOf<typeof condition.updateTimeCondition>) =>
    call(condition.updateTimeCondition, input, { quiet: true }),
  )

export const useDeleteTimeCondition = () =>
  useChange(PATHS, (input: InputOf<typeof condition.deleteTimeCondition>) =>
    call(condition.deleteTimeCondition, input),
  )
