import * as own from '@residency/contract/areas/recruitment/admission/own-place.contract'
import * as place from '@residency/contract/areas/recruitment/admission/place.contract'
import * as run from '@residency/contract/areas/recruitment/admission/run.contract'
import type { InputOf } from '@residency/contract/kernel'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/api-client.ts'
import { useLanguage } from '../../../platform/i18n.ts'

export type OutcomeListInput = InputOf<typeof run.listOutcomes>
const KEY = 'admission'
const useKey = (...parts: readonly unknown[]) => [KEY, useLanguage(), ...parts]
/** A change; what was read of admission is read again, whether it came through or not: what was refused has changed meanwhile. */
function useChange<Input, Answer>(change: (input: Input) => Promise<Answer>) {
  const client = useQueryClient()
  return useMutation({ mutationFn: change, onSettled: () => client.invalidateQueries({ queryKey: [KEY] }) })
}

export const useAdmission = (intakeId: number) =>
  useQuery({
    queryKey: useKey('overview', intakeId),
    queryFn: ({ signal }) => call(run.getAdmission, { intakeId }, { signal, quiet: true }),
  })
export const useRunPools = (runId: number | undefined) =>
  useQuery({
    queryKey: useKey('run-pools', runId),
    queryFn: ({ signal }) => call(run.listRunPools, { id: runId! }, { signal, quiet: true }),
    enabled: runId !== undefined,
  })
export const useOutcomes = (input: OutcomeListInput) =>
  useQuery({
    queryKey: useKey('outcomes', input),
    queryFn: ({ signal }) => call(run.listOutcomes, input, { signal, quiet: true }),
    placeholderData: keepPreviousData,
  })
export const usePreviewRun = () => useChange((intakeId: number) => call(run.previewRun, { intakeId }))
export const usePublishRun = () => useChange((id: number) => call(run.publishRun, { id }, { quiet: true }))

export const usePools = (intakeId: number) =>
  useQuery({
    queryKey: useKey('pools', intakeId),
    queryFn: ({ signal }) => call(place.listPools, { intakeId }, { signal, quiet: true }),
  })
export const useWaiting = (poolId: number | null) =>
  useQuery({
    queryKey: useKey('waiting', poolId),
    queryFn: ({ signal }) => call(place.listWaiting, { id: poolId! }, { signal, quiet: true }),
    enabled: poolId !== null,
  })
export const useCallWaiting = () => useChange((input: InputOf<typeof place.callWaiting>) => call(place.callWaiting, input))
export const useAdjustment = (intakeId: number | null) =>
  useQuery({
    queryKey: useKey('adjustment', intakeId),
    queryFn: ({ signal }) => call(place.previewAdjustment, { intakeId: intakeId! }, { signal, quiet: true }),
    enabled: intakeId !== null,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
export const usePublishAdjustment = () =>
  useChange((input: InputOf<typeof place.publishAdjustment>) => call(place.publishAdjustment, input, { quiet: true }))
export const useExempt = (input: InputOf<typeof place.listExempt>) =>
  useQuery({
    queryKey: useKey('exempt', input),
    queryFn: ({ signal }) => call(place.listExempt, input, { signal, quiet: true }),
    placeholderData: keepPreviousData,
  })
export const useAdmitExempt = () => useChange((input: InputOf<typeof place.admitExempt>) => call(place.admitExempt, input))
export const useLapse = () => useChange((intakeId: number) => call(place.lapsePlaces, { intakeId }))

export const useOwnPlace = () => useQuery({ queryKey: useKey('own'), queryFn: () => call(own.getOwnPlace, {}, { quiet: true }) })
export const useDecide = () => useChange((input: InputOf<typeof own.decideOwnPlace>) => call(own.decideOwnPlace, input))
