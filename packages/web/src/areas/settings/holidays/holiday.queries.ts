import * as holiday from '@residency/contract/areas/settings/holidays/holiday.contract'
import type { InputOf } from '@residency/contract/kernel'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/calls/api-client.ts'
import { answerKey, readAgain, useListOf } from '../../../platform/calls/queries.ts'
import { useLanguage } from '../../../platform/texts/i18n.ts'

export const useHolidayYear = (year: number) => useListOf(holiday.getHolidayYear, { year })

/** The current version of a year that is not shown. */
export const versionOf = async (year: number) =>
  (await call(holiday.getHolidayYear, { year }, { quiet: true })).version

/** Every change returns the year, which is written to the page's cache entry. */
function useChange<Input>(change: (input: Input) => Promise<holiday.HolidayYear>) {
  const client = useQueryClient()
  const language = useLanguage()
  return useMutation({
    mutationFn: change,
    onSuccess: (year) =>
      client.setQueryData(answerKey(holiday.getHolidayYear, { year: year.year }, language), year),
    onError: () => readAgain(client, ['/api/v1/holidays']),
  })
}

const quiet = { quiet: true }

export const useImportYear = () =>
  useChange((input: InputOf<typeof holiday.importHolidayYear>) =>
    call(holiday.importHolidayYear, input, quiet),
  )

export const useImportShipped = () =>
  useChange((input: InputOf<typeof holiday.importShippedYear>) =>
    call(holiday.importShippedYear, input, quiet),
  )

export const useGenerateYear = () =>
  useChange((input: InputOf<typeof holiday.generateHolidayYear>) =>
    call(holiday.generateHolidayYear, input),
  )

export const useEditDays = () =>
  useChange((input: InputOf<typeof holiday.editHolidayDays>) =>
    call(holiday.editHolidayDays, input, quiet),
  )
