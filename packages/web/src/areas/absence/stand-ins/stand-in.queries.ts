import * as standIn from '@residency/contract/areas/absence/stand-ins/stand-in.contract'
import type { InputOf } from '@residency/contract/kernel'
import { call } from '../../../platform/calls/api-client.ts'
import { useChange, useEndpoint, useListOf } from '../../../platform/calls/queries.ts'

const PATHS = ['/api/v1/leaves', '/api/v1/waiting']

/** Who can be asked on these days; the former answer stays while the next one is on its way. */
export const useStandInChoices = (input: InputOf<typeof standIn.listStandInChoices> | null) =>
  useListOf(standIn.listStandInChoices, input)

export const useStandInRequests = () => useEndpoint(standIn.listStandInRequests, {})

export const useAnswerStandIn = () =>
  useChange(PATHS, (input: InputOf<typeof standIn.answerStandIn>) =>
    call(standIn.answerStandIn, input, { quiet: true }),
  )

export const useChangeStandIn = () =>
  useChange(PATHS, (input: InputOf<typeof standIn.changeStandIn>) =>
    call(standIn.changeStandIn, input, { quiet: true }),
  )
