import * as away from '@residency/contract/areas/absence/away/away.contract'
import { getDictOptions } from '@residency/contract/areas/settings/dictionaries/dictionary.contract'
import type { InputOf } from '@residency/contract/kernel'
import { call } from '../../../platform/calls/api-client.ts'
import { useChange, useEndpoint, useListOf } from '../../../platform/calls/queries.ts'
import { useWaitingOf } from '../../../screens/review/use-waiting-of.ts'
import { LEAVE_PATHS } from '../leave/leave.queries.ts'

export const useTripKinds = () => useEndpoint(getDictOptions, { typeCode: away.TRIP_KINDS })
export const usePayers = () => useEndpoint(getDictOptions, { typeCode: away.PAYERS })

export const useOwnAways = () => useEndpoint(away.getOwnAways, {})

/** What an away would be; the former answer stays while the next one is on its way. */
export const useAwayPreview = (input: InputOf<typeof away.previewAway> | null) =>
  useListOf(away.previewAway, input)

export const useSubmitAway = () =>
  useChange(LEAVE_PATHS, (input: InputOf<typeof away.submitAway>) =>
    call(away.submitAway, input, { quiet: true }),
  )

export const useReportAway = () =>
  useChange(LEAVE_PATHS, (input: InputOf<typeof away.reportAway>) =>
    call(away.reportAway, input, { quiet: true }),
  )

export type AwayListInput = InputOf<typeof away.listAways>
export const useAways = (input: AwayListInput) => useListOf(away.listAways, input)
export const useAway = (id: number) => useEndpoint(away.getAway, { id })
export const useWaitingAways = () => useWaitingOf(away.listAways, { waiting: '1' })
