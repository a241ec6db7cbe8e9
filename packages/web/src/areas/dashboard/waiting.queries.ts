import { listWaitingForMe } from '@residency/contract/areas/dashboard/waiting.contract'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../platform/api-client.ts'
import { useLanguage } from '../../platform/i18n.ts'

const MINUTE_MS = 60_000

/** What waits for me: asked again whenever the home page is looked at, and every minute while it is. */
export function useWaitingForMe() {
  const language = useLanguage()
  return useQuery({
    queryKey: ['waiting-for-me', language],
    queryFn: ({ signal }) => call(listWaitingForMe, {}, { signal, quiet: true }),
    staleTime: 0,
    refetchInterval: MINUTE_MS,
    refetchOnWindowFocus: true,
  })
}
