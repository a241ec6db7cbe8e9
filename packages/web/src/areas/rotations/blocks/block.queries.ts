import * as block from '@residency/contract/areas/rotations/blocks/block.contract'
import * as repeat from '@residency/contract/areas/rotations/blocks/repeat.contract'
import * as supervisor from '@residency/contract/areas/rotations/blocks/supervisor.contract'
import type { InputOf } from '@residency/contract/kernel'
import { call } from '../../../platform/calls/api-client.ts'
import { useChange, useEndpoint, useListOf } from '../../../platform/calls/queries.ts'
import { useWaitingOf } from '../../../screens/review/use-waiting-of.ts'

/** A step changes who is where, and what others may do. */
export const BLOCK_PATHS = [
  '/api/v1/rotationBlocks',
  '/api/v1/rotationSupervisors',
  '/api/v1/rotationMonth',
  '/api/v1/rotationFacts',
  '/api/v1/rotationLoad',
  '/api/v1/rotations',
]

export type BlockListInput = InputOf<typeof block.listBlocks>

export const useBlocks = (input: BlockListInput | null) => useListOf(block.listBlocks, input)
export const useBlock = (id: number) => useEndpoint(block.getBlock, { id })

/** Exits that wait, the one that has waited longest first. */
export const useWaitingBlocks = () => useWaitingOf(block.listBlocks, { waiting: 'exit' })

export const useDepartmentMonth = (month: string) =>
  useEndpoint(block.getDepartmentMonth, { month }, { quiet: false })

/** Who may supervise each of these stays. */
export const useCandidates = (ids: readonly number[]) =>
  useEndpoint(supervisor.listCandidates, ids.length === 0 ? null : { ids: ids.join(',') }, {
    quiet: false,
    staleTime: 0,
  })

export const useSupervision = () => useEndpoint(supervisor.listSupervision, {})

export const useAssignSupervisors = () =>
  useChange(BLOCK_PATHS, (input: InputOf<typeof supervisor.assignSupervisors>) =>
    call(supervisor.assignSupervisors, input, { quiet: true }),
  )

export const useRepeatPlaces = (id: number | null) =>
  useEndpoint(repeat.listRepeatPlaces, id === null ? null : { id }, { quiet: false })

export const usePlaceRepeat = () =>
  useChange(BLOCK_PATHS, (input: InputOf<typeof repeat.placeRepeat>) =>
    call(repeat.placeRepeat, input, { quiet: true }),
  )

export const useOwnExits = () => useEndpoint(block.listOwnExits, {})
