import * as roster from '@residency/contract/areas/duty/rosters/roster.contract'
import type { InputOf } from '@residency/contract/kernel'
import { call } from '../../../platform/calls/api-client.ts'
import { useChange, useEndpoint, useListOf } from '../../../platform/calls/queries.ts'

const PATHS = ['/api/v1/dutyRosters']
export type RosterListInput = InputOf<typeof roster.listRosters>

export const useRosters = (input: RosterListInput) => useListOf(roster.listRosters, input)
export const useRoster = (id: number) => useEndpoint(roster.getRoster, { id })
export const useOwnShifts = (month: string) => useEndpoint(roster.listOwnShifts, { month })

export const useCreateRoster = () =>
  useChange(PATHS, (input: InputOf<typeof roster.createRoster>) =>
    call(roster.createRoster, input, { quiet: true }),
  )

export const useSetShifts = () =>
  useChange(PATHS, (input: InputOf<typeof roster.setShifts>) =>
    call(roster.setShifts, input, { quiet: true }),
  )

/** The same on the board, which has no place for a refusal: it is shown as a message. */
export const useMoveShifts = () =>
  useChange(PATHS, (input: InputOf<typeof roster.setShifts>) => call(roster.setShifts, input))

export const useProposeShifts = () =>
  useChange(PATHS, (input: InputOf<typeof roster.proposeShifts>) =>
    call(roster.proposeShifts, input),
  )

export const usePublishRoster = () =>
  useChange(PATHS, (input: InputOf<typeof roster.publishRoster>) =>
    call(roster.publishRoster, input),
  )

export const useCloseRoster = () =>
  useChange(PATHS, (input: InputOf<typeof roster.closeRoster>) => call(roster.closeRoster, input))

export const useDeleteRoster = () =>
  useChange(PATHS, (input: InputOf<typeof roster.deleteRoster>) => call(roster.deleteRoster, input))
