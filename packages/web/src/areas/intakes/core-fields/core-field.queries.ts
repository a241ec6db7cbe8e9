import * as core from '@residency/contract/areas/intakes/core-fields/core-field.contract'
import type { AnswerOf, InputOf } from '@residency/contract/kernel'
import { call } from '../../../platform/calls/api-client.ts'
import { useChange, useEndpoint } from '../../../platform/calls/queries.ts'

export type CoreFieldRow = AnswerOf<typeof core.listCoreFields>[number]

export const useCoreFields = () => useEndpoint(core.listCoreFields, {})

export const useSetCoreField = () =>
  useChange([core.listCoreFields.path], (input: InputOf<typeof core.setCoreField>) =>
    call(core.setCoreField, input),
  )
