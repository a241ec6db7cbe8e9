import * as leader from '@residency/contract/areas/teachers/leaders/leader.contract'
import type { InputOf } from '@residency/contract/kernel'
import { call } from '../../../platform/calls/api-client.ts'
import { useChange, useListOf } from '../../../platform/calls/queries.ts'

const PATHS = ['/api/v1/teamLeaders']
export type LeaderListInput = InputOf<typeof leader.listLeaders>

export const useLeaders = (input: LeaderListInput) => useListOf(leader.listLeaders, input)

export const useAppointLeader = () =>
  useChange(PATHS, (form: InputOf<typeof leader.appointLeader>) =>
    call(leader.appointLeader, form, { quiet: true }),
  )

export const useUpdateTerm = () =>
  useChange(PATHS, (form: InputOf<typeof leader.updateTerm>) =>
    call(leader.updateTerm, form, { quiet: true }),
  )

export const useEndTerm = () =>
  useChange(PATHS, (form: InputOf<typeof leader.endTerm>) =>
    call(leader.endTerm, form, { quiet: true }),
  )
