import { countUnread, getUndelivered, listNotices, readAllNotices, readNotice } from '@residency/contract/areas/messages/notice.contract'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api-client.ts'
import { readAgain, useAnswerKey, useEndpoint } from '../../platform/queries.ts'

const MINUTE_MS = 60_000
const PAGE = 20

/** The number of unread notices, refetched every minute while the page is visible. */
export const useUnread = () => useEndpoint(countUnread, {}, { refetchInterval: MINUTE_MS, refetchOnWindowFocus: true })

/** The own notices, page by page. */
export function useNotices(isUnreadOnly: boolean) {
  return useInfiniteQuery({
    queryKey: useAnswerKey(listNotices, { isUnreadOnly }),
    queryFn: ({ pageParam, signal }) =>
      call(listNotices, { pageNum: pageParam, pageSize: PAGE, ...(isUnreadOnly ? { unread: '1' } : {}) }, { signal, quiet: true }),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (pages.length * PAGE < last.total ? pages.length + 1 : undefined),
  })
}

function useReading<I>(read: (input: I) => Promise<{ unread: number }>) {
  const client = useQueryClient()
  const key = useAnswerKey(countUnread, {})
  return useMutation({
    mutationFn: read,
    onSuccess: (answer) => client.setQueryData(key, answer),
    onSettled: () => readAgain(client, [listNotices.path]),
  })
}
export const useReadNotice = () => useReading((id: number) => call(readNotice, { id }, { quiet: true }))
export const useReadAll = () => useReading(() => call(readAllNotices, {}, { quiet: true }))

/** Text messages that were not sent, for readers with permission. */
export const useUndelivered = (isAsked: boolean) => useEndpoint(getUndelivered, isAsked ? {} : null, { refetchInterval: MINUTE_MS })
