import { countUnread, getUndelivered, listNotices, readAllNotices, readNotice } from '@residency/contract/areas/messages/notice.contract'
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api-client.ts'
import { useLanguage } from '../../platform/i18n.ts'

const KEY = 'notices'
const MINUTE_MS = 60_000
const PAGE = 20

/** How many notices are unread: asked again every minute while the page is looked at. */
export const useUnread = () =>
  useQuery({
    queryKey: [KEY, 'unread'],
    queryFn: ({ signal }) => call(countUnread, {}, { signal, quiet: true }),
    refetchInterval: MINUTE_MS,
    refetchOnWindowFocus: true,
  })

/** The own notices, a page at a time. */
export function useNotices(isUnreadOnly: boolean) {
  const language = useLanguage()
  return useInfiniteQuery({
    queryKey: [KEY, 'list', language, isUnreadOnly],
    queryFn: ({ pageParam, signal }) =>
      call(listNotices, { pageNum: pageParam, pageSize: PAGE, ...(isUnreadOnly ? { unread: '1' } : {}) }, { signal, quiet: true }),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (pages.length * PAGE < last.total ? pages.length + 1 : undefined),
  })
}

function useReading<I>(read: (input: I) => Promise<{ unread: number }>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: read,
    onSuccess: (answer) => client.setQueryData([KEY, 'unread'], answer),
    onSettled: () => client.invalidateQueries({ queryKey: [KEY, 'list'] }),
  })
}
export const useReadNotice = () => useReading((id: number) => call(readNotice, { id }, { quiet: true }))
export const useReadAll = () => useReading(() => call(readAllNotices, {}, { quiet: true }))

/** Messages to telephones that were not sent, for those who may know. */
export const useUndelivered = (isAsked: boolean) =>
  useQuery({
    queryKey: [KEY, 'undelivered'],
    queryFn: ({ signal }) => call(getUndelivered, {}, { signal, quiet: true }),
    enabled: isAsked,
    refetchInterval: MINUTE_MS,
  })
