import * as core from '@residency/contract/areas/recruitment/intakes/core-field.contract'
import type { AnswerOf, InputOf } from '@residency/contract/kernel'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/api-client.ts'

const KEY = ['core-fields']
export type CoreFieldRow = AnswerOf<typeof core.listCoreFields>[number]

export const useCoreFields = () =>
  useQuery({ queryKey: KEY, queryFn: ({ signal }) => call(core.listCoreFields, {}, { signal, quiet: true }) })
export function useSetCoreField() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: InputOf<typeof core.setCoreField>) => call(core.setCoreField, input),
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
  })
}
