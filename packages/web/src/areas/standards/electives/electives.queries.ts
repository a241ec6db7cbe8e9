import * as electives from '@residency/contract/areas/standards/electives/electives.contract'
import type { InputOf } from '@residency/contract/kernel'
import { call } from '../../../platform/calls/api-client.ts'
import { useChange, useEndpoint, useListOf } from '../../../platform/calls/queries.ts'

const PATHS = ['/api/v1/electives', '/api/v1/cohorts', '/api/v1/waiting']
export type ElectiveListInput = InputOf<typeof electives.listElectives>
export const useOwnElectives = () => useEndpoint(electives.getOwnElectives, {})
export const useElectives = (input: ElectiveListInput) => useListOf(electives.listElectives, input)

export const useElectivesOf = (id: number | null) =>
  useEndpoint(electives.getElectivesOf, id === null ? null : { id }, { staleTime: 0 })

export const useChooseOwn = () =>
  useChange(PATHS, (input: InputOf<typeof electives.chooseOwnElectives>) =>
    call(electives.chooseOwnElectives, input),
  )

export const useChooseFor = () =>
  useChange(PATHS, (input: InputOf<typeof electives.chooseForTrainee>) =>
    call(electives.chooseForTrainee, input, { quiet: true }),
  )

export const useSetWindow = () =>
  useChange(PATHS, (input: InputOf<typeof electives.setElectiveWindow>) =>
    call(electives.setElectiveWindow, input, { quiet: true }),
  )

export const useRemind = () =>
  useChange(PATHS, (id: number) => call(electives.remindOfElectives, { id }))
