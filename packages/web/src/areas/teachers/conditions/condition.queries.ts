import * as condition from '@residency/contract/areas/teachers/conditions/condition.contract'
import type { InputOf } from '@residency/contract/kernel'
import { call } from '../../../platform/calls/api-client.ts'
import { useChange, useListOf } from '../../../platform/calls/queries.ts'

/** The form of an application shows conditions too. */
const PATHS = ['/teacherGuidance', '/api/v1/qualifications']
export type ConditionListInput = InputOf<typeof condition.listConditions>

export const useConditions = (input: ConditionListInput) =>
  useListOf(condition.listConditions, input)

export const useSaveCondition = () =>
  useChange(PATHS, (input: InputOf<typeof condition.saveCondition>) =>
    call(condition.saveCondition, input, { quiet: true }),
  )

export const useDeleteCondition = () =>
  useChange(PATHS, ({ id, version }: { id: number; version: number }) =>
    call(condition.deleteCondition, { id, version }),
  )
