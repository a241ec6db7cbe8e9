import * as evidence from '@residency/contract/areas/workload/evidence/evidence.contract'
import type { InputOf } from '@residency/contract/kernel'
import { call } from '../../../platform/calls/api-client.ts'
import { useChange, useEndpoint, useListOf } from '../../../platform/calls/queries.ts'

const PATHS = ['/api/v1/workloadEvidence']
export type EvidenceInput = InputOf<typeof evidence.listEvidence>
export const useEvidence = (input: EvidenceInput) => useListOf(evidence.listEvidence, input)
export const useFinding = (id: number) => useEndpoint(evidence.getEvidence, { id })

export const useLookAt = () =>
  useChange(PATHS, (input: InputOf<typeof evidence.lookAtEvidence>) =>
    call(evidence.lookAtEvidence, input, { quiet: true }),
  )

export const useThresholds = (isAsked: boolean) =>
  useEndpoint(evidence.getThresholds, isAsked ? {} : null, { staleTime: 0 })

export const useSaveThresholds = () =>
  useChange(['/api/v1/workloadThresholds'], (input: InputOf<typeof evidence.updateThresholds>) =>
    call(evidence.updateThresholds, input, { quiet: true }),
  )
