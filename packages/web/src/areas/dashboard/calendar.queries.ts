import { listOwnCalendar } from '@residency/contract/areas/dashboard/calendar.contract'
import { useEndpoint } from '../../platform/queries.ts'

/** The reader's own entries between two days, inclusive. */
export const useOwnCalendar = (from: string, until: string) => useEndpoint(listOwnCalendar, { from, until })
