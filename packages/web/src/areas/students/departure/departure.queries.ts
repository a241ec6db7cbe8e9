import * as departure from '@residency/contract/areas/students/departure/departure.contract'
import * as item from '@residency/contract/areas/students/departure/departure-item.contract'
import * as rating from '@residency/contract/areas/students/departure/rating.contract'
import type { InputOf } from '@residency/contract/kernel'
import { call } from '../../../platform/calls/api-client.ts'
import { useChange, useEndpoint, useListOf } from '../../../platform/calls/queries.ts'
import { useWaitingOf } from '../../../screens/review/use-waiting-of.ts'

/** A departure changes the status of a training and leaves the timetable. */
export const DEPARTURE_PATHS = [
  '/api/v1/departures',
  '/api/v1/waiting',
  '/api/v1/trainees',
  '/api/v1/rotations',
]

export type DepartureListInput = InputOf<typeof departure.listDepartures>

export const useDepartures = (input: DepartureListInput) =>
  useListOf(departure.listDepartures, input)

export const useOneDeparture = (id: number) => useEndpoint(departure.getDeparture, { id })
export const useWaitingDepartures = () => useWaitingOf(departure.listDepartures, { waiting: 'any' })
export const useOwnDeparture = () => useEndpoint(departure.getOwnDeparture, {})

/** What follows from leaving; null while the form is not complete. */
export const useConsequences = (input: InputOf<typeof departure.getDepartureConsequences> | null) =>
  useEndpoint(departure.getDepartureConsequences, input)

export const useDepartureTrainees = (keywords: string, isOpen: boolean) =>
  useEndpoint(departure.findDepartureTrainees, isOpen ? { keywords } : null)

export const useRecordDeparture = () =>
  useChange(DEPARTURE_PATHS, (form: InputOf<typeof departure.recordDeparture>) =>
    call(departure.recordDeparture, form, { quiet: true }),
  )

export const useAskForDeparture = () =>
  useChange(DEPARTURE_PATHS, (form: InputOf<typeof departure.askForDeparture>) =>
    call(departure.askForDeparture, form, { quiet: true }),
  )

export const useWithdrawDeparture = () =>
  useChange(DEPARTURE_PATHS, (id: number) => call(departure.withdrawDeparture, { id }))

export const useDecideItem = () =>
  useChange(DEPARTURE_PATHS, (form: InputOf<typeof departure.decideClearance>) =>
    call(departure.decideClearance, form, { quiet: true }),
  )

export const useOwnRatings = (id: number | null) =>
  useEndpoint(rating.listOwnRatings, id === null ? null : { id })

export const useSaveRatings = () =>
  useChange(DEPARTURE_PATHS, (form: InputOf<typeof rating.saveOwnRatings>) =>
    call(rating.saveOwnRatings, form, { quiet: true }),
  )

export const useRatingAverages = (isShown: boolean) =>
  useEndpoint(rating.listRatingAverages, isShown ? {} : null)

export type ItemListInput = InputOf<typeof item.listDepartureItems>
export const useDepartureItems = (input: ItemListInput) => useListOf(item.listDepartureItems, input)

export const useAddItem = () =>
  useChange(DEPARTURE_PATHS, (form: InputOf<typeof item.addDepartureItem>) =>
    call(item.addDepartureItem, form, { quiet: true }),
  )

export const useUpdateItem = () =>
  useChange(DEPARTURE_PATHS, (form: InputOf<typeof item.updateDepartureItem>) =>
    call(item.updateDepartureItem, form, { quiet: true }),
  )
