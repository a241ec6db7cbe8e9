import * as holiday from '@residency/contract/areas/settings/holiday.contract'
import type { InputOf } from '@residency/contract/kernel'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/api-client.ts'

const KEY = 'holidays'
export const useHolidayYear = (year: number) =>
  useQuery({
    queryKey: [KEY, year],
    queryFn: ({ signal }) => call(holiday.getHolidayYear, { year }, { signal, quiet: true }),
    placeholderData: keepPreviousData,
  })

/** The version a year has now, where none of it is shown. */
export const versionOf = async (year: number) => (await call(holiday.getHolidayYear, { year }, { quiet: true })).version

/** Every change answers the year as it is now; it is put where the page reads it. */
function useChange<Input>(change: (input: Input) => Promise<holiday.HolidayYear>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: (year) => client.setQueryData([KEY, year.year], year),
    onError: () => client.invalidateQueries({ queryKey: [KEY] }),
  })
}
const quiet = { quiet: true }
export const useImportYear = () =>
  useChange((input: InputOf<typeof holiday.importHolidayYear>) => call(holiday.importHolidayYear, input, quiet))
export const useImportShipped = () =>
  useChange((input: InputOf<typeof holiday.importShippedYear>) => call(holiday.importShippedYear, input, quiet))
export const useGenerateYear = () =>
  useChange((input: InputOf<typeof holiday.generateHolidayYear>) => call(holiday.generateHolidayYear, input))
export const useEditDays = () => useChange((input: InputOf<typeof holiday.editHolidayDays>) => call(holiday.editHolidayDays, input, quiet))
