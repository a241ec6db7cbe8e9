import { getDictOptions } from '@residency/contract/areas/settings/dictionaries/dictionary.contract'
import * as time from '@residency/contract/areas/settings/windows/time-window.contract'
import type { InputOf } from '@residency/contract/kernel'
import { call } from '../../../platform/calls/api-client.ts'
import { useChange, useEndpoint, useFormOf, useListOf } from '../../../platform/calls/queries.ts'

export type WindowListInput = InputOf<typeof time.listTimeWindows>
const PATHS = ['/api/v1/timeSettings']
const DICTIONARY = 'time_window'

// Labels are in the reader's language: each language has its own cache entry.
export const useTimeWindows = (input: WindowListInput) => useListOf(time.listTimeWindows, input)
export const useWindowsOfYear = (year: number) => useListOf(time.listWindowsOfYear, { year })
export const useWindowForm = (id: number | null) => useFormOf(time.getTimeWindowForm, id)

export const useWindowNames = () =>
  useEndpoint(getDictOptions, { typeCode: DICTIONARY }, { quiet: false })

export const useAudienceOptions = () => useEndpoint(time.listAudienceOptions, {}, { quiet: false })

export const useSaveWindow = () =>
  useChange(
    PATHS,
    ({
      id,
      ...values
    }: Omit<InputOf<typeof time.updateTimeWindow>, 'id'> & { id: number | null }) =>
      id === null
        ? call(time.createTimeWindow, values, { quiet: true })
        : call(time.updateTimeWindow, { ...values, id }, { quiet: true }),
  )

export const useDeleteWindow = () =>
  useChange(PATHS, (id: number) => call(time.deleteTimeWindows, { ids: String(id) }))
