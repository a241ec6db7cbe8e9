import * as own from '@residency/contract/areas/admission/run/own-place.contract'
import * as place from '@residency/contract/areas/admission/run/place.contract'
import * as run from '@residency/contract/areas/admission/run/run.contract'
import type { InputOf } from '@residency/contract/kernel'
import { call } from '../../../platform/calls/api-client.ts'
import { useChange, useEndpoint, useListOf } from '../../../platform/calls/queries.ts'

export type OutcomeListInput = InputOf<typeof run.listOutcomes>
const PATHS = ['/api/v1/admission', '/sign/admission']

export const useAdmission = (intakeId: number) => useEndpoint(run.getAdmission, { intakeId })

export const useRunPools = (runId: number | undefined) =>
  useEndpoint(run.listRunPools, runId === undefined ? null : { id: runId })

export const useOutcomes = (input: OutcomeListInput) => useListOf(run.listOutcomes, input)

export const usePreviewRun = () =>
  useChange(PATHS, (intakeId: number) => call(run.previewRun, { intakeId }))

export const usePublishRun = () =>
  useChange(PATHS, (id: number) => call(run.publishRun, { id }, { quiet: true }))

export const usePools = (intakeId: number) => useEndpoint(place.listPools, { intakeId })

export const useWaiting = (poolId: number | null) =>
  useEndpoint(place.listWaiting, poolId === null ? null : { id: poolId })

export const useCallWaiting = () =>
  useChange(PATHS, (input: InputOf<typeof place.callWaiting>) => call(place.callWaiting, input))

export const useAdjustment = (intakeId: number | null) =>
  useEndpoint(place.previewAdjustment, intakeId === null ? null : { intakeId }, {
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })

export const usePublishAdjustment = () =>
  useChange(PATHS, (input: InputOf<typeof place.publishAdjustment>) =>
    call(place.publishAdjustment, input, { quiet: true }),
  )

export const useExempt = (input: InputOf<typeof place.listExempt>) =>
  useListOf(place.listExempt, input)

export const useAdmitExempt = () =>
  useChange(PATHS, (input: InputOf<typeof place.admitExempt>) => call(place.admitExempt, input))

export const useLapse = () =>
  useChange(PATHS, (intakeId: number) => call(place.lapsePlaces, { intakeId }))

export const useOwnPlace = () => useEndpoint(own.getOwnPlace, {})

export const useDecide = () =>
  useChange(PATHS, (input: InputOf<typeof own.decideOwnPlace>) => call(own.decideOwnPlace, input))
