import { listWaitingForMe } from '@residency/contract/areas/dashboard/waiting-work/waiting.contract'
import { useEndpoint } from '../../../platform/calls/queries.ts'

const [FRESH_MS, MINUTE_MS] = [10_000, 60_000]

/** Open tasks, refetched when the home page is shown and every minute while it is. */
export const useWaitingForMe = () =>
  useEndpoint(
    listWaitingForMe,
    {},
    { staleTime: FRESH_MS, refetchInterval: MINUTE_MS, refetchOnWindowFocus: true },
  )
