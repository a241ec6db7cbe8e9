import { listOwnCalendar } from '@residency/contract/areas/dashboard/calendar/calendar.contract'
import { getHome } from '@residency/contract/areas/dashboard/home-page/home.contract'
import {
  getShortcuts,
  saveShortcuts,
} from '@residency/contract/areas/dashboard/shortcuts/shortcut.contract'
import { listWaitingForMe } from '@residency/contract/areas/dashboard/waiting-work/waiting.contract'
import type { AnswerOf } from '@residency/contract/kernel'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '../../../platform/calls/api-client.ts'
import { answerKey, useChange, useEndpoint } from '../../../platform/calls/queries.ts'
import { useLanguage } from '../../../platform/texts/i18n.ts'
import type { Span } from '../calendar/span.rules.ts'

const [FRESH_MS, AGAIN_MS] = [20_000, 300_000]
type Home = AnswerOf<typeof getHome>
export type HomeSections = Home['sections']

/**
 * The first view by one request. Its parts become the answers of their own calls, so that each is
 * shown at once and read again alone; after a failure each part reads for itself.
 */
export function useHome(span: Span) {
  const client = useQueryClient()
  const language = useLanguage()

  const home = useEndpoint(getHome, span, {
    staleTime: FRESH_MS,
    refetchInterval: AGAIN_MS,
    refetchOnWindowFocus: true,
  })

  const { data } = home

  // before the parts render for the first time, and never over something newer
  useMemo(() => {
    if (!data) return

    const put = (key: readonly unknown[], answer: unknown) => {
      const known = client.getQueryState(key)
      if (!known || known.dataUpdatedAt <= home.dataUpdatedAt)
        client.setQueryData(key, answer, { updatedAt: home.dataUpdatedAt })
    }

    put(answerKey(listWaitingForMe, {}, language), data.waiting)
    put(answerKey(listOwnCalendar, span, language), data.calendar)
    put(answerKey(getShortcuts, {}, language), data.shortcuts)

    for (const { path, input, answer } of data.answers)
      put(answerKey({ path, method: 'GET' }, input, language), answer)
  }, [client, data, home.dataUpdatedAt, language, span])

  return home
}

export const useShortcuts = () => useEndpoint(getShortcuts, {}, { staleTime: FRESH_MS })

/** The entries of a span; `known`: the span of the first view, which has them already. */
export function useCalendarOf(span: Span, known: Span) {
  const isCovered = known.from <= span.from && span.until <= known.until
  return useEndpoint(listOwnCalendar, isCovered ? known : span, { staleTime: FRESH_MS })
}

export const useSaveShortcuts = () =>
  useChange([getShortcuts.path], (input: { pinned: string[]; version: number }) =>
    call(saveShortcuts, input, { quiet: true }),
  )
