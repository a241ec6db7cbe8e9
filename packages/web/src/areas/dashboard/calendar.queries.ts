import { listOwnCalendar } from '@residency/contract/areas/dashboard/calendar.contract'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../platform/api-client.ts'
import { useLanguage } from '../../platform/i18n.ts'

/** The reader's own entries between two days, both included. */
export function useOwnCalendar(from: string, until: string) {
  const language = useLanguage()
  return useQuery({
    queryKey: ['own-calendar', from, until, language],
    queryFn: ({ signal }) => call(listOwnCalendar, { from, until }, { signal, quiet: true }),
  })
}
