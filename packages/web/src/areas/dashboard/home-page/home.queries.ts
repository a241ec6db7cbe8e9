import { listOwnCalendar } from '@residency/contract/areas/dashboard/calendar/calendar.contract'
import { getHome, getHomeRest } from '@residency/contract/areas/dashboard/home-page/home.contract'
import {
  getShortcuts,
  saveShortcuts,
} from '@residency/contract/areas/dashboard/shortcuts/shortcut.contract'
import { listWaitingForMe } from '@residency/contract/areas/dashboard/waiting-work/waiting.contract'
import type { AnswerOf, Endpoint } from '@residency/contract/kernel'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '../../../platform/calls/api-client.ts'
import { answerKey, useChange, useEndpoint } from '../../../platform/calls/queries.ts'
import { useLanguage } from '../../../platform/texts/i18n.ts'
import type { Span } from '../calendar/span.rules.ts'

const [FRESH_MS, AGAIN_MS] = [20_000, 300_000]
const OFTEN = { staleTime: FRESH_MS, refetchInterval: AGAIN_MS, refetchOnWindowFocus: true }
type Answers = AnswerOf<typeof getHome>['answers']
export type KeyedParts = AnswerOf<typeof getHome>['today']
export type HomeSections = AnswerOf<typeof getHomeRest>['sections']

/** An answer that came with the page, as its own call would give it. */
type KnownAnswer = readonly [
  call: Pick<Endpoint, 'path' | 'method'>,
  input: unknown,
  answer: unknown,
]

const ofCards = (answers: Answers) =>
  answers.map(({ path, input, answer }): KnownAnswer => [{ path, method: 'GET' }, input, answer])

/** Keeps answers where their own calls look for them, never over something newer. */
function useKnown(all: readonly KnownAnswer[] | undefined, updatedAt: number) {
  const client = useQueryClient()
  const language = useLanguage()

  // before the parts render for the first time
  useMemo(() => {
    for (const [endpoint, input, answer] of all ?? []) {
      const key = answerKey(endpoint, input, language)
      const known = client.getQueryState(key)
      if (!known || known.dataUpdatedAt <= updatedAt)
        client.setQueryData(key, answer, { updatedAt })
    }
  }, [all, client, language, updatedAt])
}

/**
 * The first view by one request. Its parts become the answers of their own calls, so that each is
 * shown at once and read again alone; after a failure each part reads for itself.
 */
export function useHome() {
  const home = useEndpoint(getHome, {}, OFTEN)
  const { data } = home

  const known = useMemo(
    () => data && [[listWaitingForMe, {}, data.waiting] as KnownAnswer, ...ofCards(data.answers)],
    [data],
  )

  useKnown(known, home.dataUpdatedAt)

  return home
}

/** The rest of the page in the same way; with null it is not asked for yet. */
export function useHomeRest(span: Span | null) {
  const rest = useEndpoint(getHomeRest, span, OFTEN)
  const { data } = rest

  const known = useMemo(
    () =>
      data && [
        [listOwnCalendar, span, data.calendar] as KnownAnswer,
        [getShortcuts, {}, data.shortcuts] as KnownAnswer,
        ...ofCards(data.answers),
      ],
    [data, span],
  )

  useKnown(known, rest.dataUpdatedAt)

  return rest
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
