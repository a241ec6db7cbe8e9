import { getUndelivered } from '@residency/contract/areas/messages/deliveries/undelivered.contract'
import {
  countUnread,
  listNoticeGroups,
  listNotices,
  type NoticeSource,
  readAllNotices,
  readNotice,
} from '@residency/contract/areas/messages/notices/notice.contract'
import { MINUTE_MS } from '@residency/contract/kernel/day'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/calls/api-client.ts'
import { useLive } from '../../../platform/calls/live.ts'
import { readAgain, useAnswerKey, useEndpoint } from '../../../platform/calls/queries.ts'

const PAGE = 20

/**
 * The number of unread notices. A window that receives no changes asks every minute, also while
 * hidden: its title shows the number.
 */
export function useUnread() {
  const isLive = useLive((state) => state.isLive)
  return useEndpoint(
    countUnread,
    {},
    {
      refetchInterval: () => !isLive && MINUTE_MS,
      refetchInBackground: true,
      refetchOnWindowFocus: true,
    },
  )
}

export type NoticeFilter = {
  unread?: '1'
  source?: NoticeSource
  group?: string
  keywords?: string
}

/** The own notices, page by page. */
export function useNotices(filter: NoticeFilter) {
  return useInfiniteQuery({
    queryKey: useAnswerKey(listNotices, filter),
    queryFn: ({ pageParam, signal }) =>
      call(listNotices, { pageNum: pageParam, pageSize: PAGE, ...filter }, { signal, quiet: true }),
    initialPageParam: 1,
    getNextPageParam: (last, pages) =>
      pages.length * PAGE < last.total ? pages.length + 1 : undefined,
  })
}

function useReading<I>(read: (input: I) => Promise<{ unread: number }>) {
  const client = useQueryClient()
  const key = useAnswerKey(countUnread, {})
  return useMutation({
    mutationFn: read,
    onSuccess: (answer) => client.setQueryData(key, answer),
    onSettled: () => readAgain(client, [listNotices.path, listNoticeGroups.path]),
  })
}

export const useReadNotice = () =>
  useReading((id: number) => call(readNotice, { id }, { quiet: true }))

export const useReadAll = () => useReading(() => call(readAllNotices, {}, { quiet: true }))

/** The stages of the own notices. */
export const useNoticeGroups = () => useEndpoint(listNoticeGroups, {})

/** Messages by other channels than the site that were not sent, for readers with permission. */
export const useUndelivered = (isAsked: boolean) =>
  useEndpoint(getUndelivered, isAsked ? {} : null, { refetchInterval: MINUTE_MS })
