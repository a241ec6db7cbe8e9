import * as arrival from '@residency/contract/areas/admission/arrival/arrival.contract'
import type { InputOf } from '@residency/contract/kernel'
import { call } from '../../../platform/calls/api-client.ts'
import { drawn } from '../../../platform/calls/drawn-pdf.ts'
import { useChange, useEndpoint, useListOf } from '../../../platform/calls/queries.ts'

const PATHS = ['/api/v1/arrivals', '/sign/arrival']
export type ArrivalListInput = InputOf<typeof arrival.listArrivals>

export const useArrivals = (input: ArrivalListInput) => useListOf(arrival.listArrivals, input)

export const useArrivalCounts = (intakeId: string | undefined) =>
  useListOf(arrival.countArrivals, { intakeId })

export const useOwnArrival = () => useEndpoint(arrival.getOwnArrival, {})

export const useArrange = () =>
  useChange(PATHS, (input: InputOf<typeof arrival.arrangeArrivals>) =>
    call(arrival.arrangeArrivals, input, { quiet: true }),
  )

export const useRecord = () =>
  useChange(PATHS, (input: InputOf<typeof arrival.recordArrivals>) =>
    call(arrival.recordArrivals, input, { quiet: true }),
  )

export const useNoShow = () =>
  useChange(PATHS, (input: InputOf<typeof arrival.reportNoShows>) =>
    call(arrival.reportNoShows, input, { quiet: true }),
  )

/** Ends of training from a start, by the time conditions; `input` null: not asked. */
export const useProposedEnds = (input: InputOf<typeof arrival.proposeEnds> | null) =>
  useEndpoint(arrival.proposeEnds, input, { retry: false })

export const useSign = () =>
  useChange(PATHS, (input: InputOf<typeof arrival.signAgreements>) =>
    call(arrival.signAgreements, input, { quiet: true }),
  )

export const useEnrol = () =>
  useChange(PATHS, (input: InputOf<typeof arrival.enrolTrainees>) =>
    call(arrival.enrolTrainees, input, { quiet: true }),
  )

export const useAttach = () =>
  useChange(PATHS, (input: InputOf<typeof arrival.attachAgreement>) =>
    call(arrival.attachAgreement, input, { quiet: true }),
  )

export const downloadAgreement = (id: number) => drawn(call(arrival.readAgreement, { id }))
export const downloadOwnAgreement = () => call(arrival.readOwnAgreement, {})
