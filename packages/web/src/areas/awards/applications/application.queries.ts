import * as application from '@residency/contract/areas/awards/applications/award-application.contract'
import * as own from '@residency/contract/areas/awards/applications/own-award.contract'
import { listAwardLimits } from '@residency/contract/areas/awards/kinds/award-limit.contract'
import type { InputOf } from '@residency/contract/kernel'
import { call } from '../../../platform/calls/api-client.ts'
import { useChange, useEndpoint, useListOf } from '../../../platform/calls/queries.ts'
import { useWaitingOf } from '../../../screens/review/use-waiting-of.ts'

export const APPLICATION_PATHS = [
  '/api/v1/awardApplications',
  '/api/v1/ownAwards',
  '/api/v1/grantedAwards',
  '/api/v1/awardLimits',
]

export type ApplicationListInput = InputOf<typeof application.listAwardApplications>
export type GrantedListInput = InputOf<typeof application.listGrantedAwards>
type OwnAwardInput = Omit<InputOf<typeof own.applyForAward>, 'limitId'>

export const useApplications = (input: ApplicationListInput) =>
  useListOf(application.listAwardApplications, input)

export const useApplication = (id: number) => useEndpoint(application.getAwardApplication, { id })

/** Applications that wait for the reader, the one that has waited longest first. */
export const useWaitingApplications = (fromOutside: boolean) =>
  useWaitingOf(application.listAwardApplications, {
    view: 'waiting',
    ...(fromOutside ? { fromOutside: '1' } : {}),
  })

export const useGranted = (input: GrantedListInput) =>
  useListOf(application.listGrantedAwards, input)

export const useAwardChoices = () => useEndpoint(application.listAwardChoices, {}, { quiet: false })
export const useOwnAwards = () => useEndpoint(own.getOwnAwards, {})

/** Awards that a base may apply for now. */
export const useOpenLimits = () =>
  useEndpoint(listAwardLimits, { state: 'open', pageSize: 200 }, { quiet: false })

export const useAwardPeople = (limitId: number | undefined, keywords: string) =>
  useListOf(application.findAwardPeople, limitId === undefined ? null : { limitId, keywords })

type Change = OwnAwardInput & { limitId: number; id: number | null; version?: number }

export const useSaveOwnAward = () =>
  useChange(APPLICATION_PATHS, ({ id, version, limitId, ...form }: Change) =>
    id === null
      ? call(own.applyForAward, { ...form, limitId }, { quiet: true })
      : call(own.changeOwnAward, { ...form, id, version: version ?? 0 }, { quiet: true }),
  )

export const useWithdrawOwnAward = () =>
  useChange(APPLICATION_PATHS, (input: InputOf<typeof own.withdrawOwnAward>) =>
    call(own.withdrawOwnAward, input),
  )

export const useNominate = () =>
  useChange(APPLICATION_PATHS, (input: InputOf<typeof application.nominateForAward>) =>
    call(application.nominateForAward, input, { quiet: true }),
  )
