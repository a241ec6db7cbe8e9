import * as score from '@residency/contract/areas/recruitment/exams/score.contract'
import type { ScoreComponent } from '@residency/contract/areas/recruitment/exams/score.public'
import * as review from '@residency/contract/areas/recruitment/exams/score-review.contract'
import type { InputOf, Page } from '@residency/contract/kernel'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/api-client.ts'
import { useExamChange, useExamKey } from './exam.queries.ts'

export type ScoreListInput = InputOf<typeof score.listScores>
export type ReviewListInput = InputOf<typeof review.listScoreReviews>
export type CheckRow = NonNullable<ReturnType<typeof useChecks>['data']>['list'][number]

export const useScores = (input: ScoreListInput) =>
  useQuery({
    queryKey: useExamKey('scores', input),
    queryFn: ({ signal }) => call(score.listScores, input, { signal, quiet: true }),
    placeholderData: keepPreviousData,
  })
/** Saves one cell. The list on the screen learns it in place: reading it again would move rows away from under the typist. */
export function useSaveScore() {
  const client = useQueryClient()
  const key = useExamKey('scores')
  return useMutation({
    mutationFn: (input: InputOf<typeof score.saveScore>) => call(score.saveScore, input, { quiet: true }),
    onSuccess: (cell, { registrationId, offerId, component }) => {
      const isIt = (row: score.ScoreRow) => row.registrationId === registrationId && row.offerId === (offerId ?? null)
      const changed = (row: score.ScoreRow) => (isIt(row) ? { ...row, scores: { ...row.scores, [component]: cell } } : row)
      client.setQueriesData<Page<score.ScoreRow>>({ queryKey: key }, (page) => page && { ...page, list: page.list.map(changed) })
    },
  })
}

export const useChecks = (sessionId: number | null, component: ScoreComponent, isShown: boolean) =>
  useQuery({
    queryKey: useExamKey('checks', sessionId, component, isShown),
    queryFn: ({ signal }) =>
      call(score.listScoresToCheck, { sessionId: sessionId!, component, shown: isShown ? '1' : '0' }, { signal, quiet: true }),
    enabled: sessionId !== null,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false, // a row must not go away under the typist
  })
type CheckItem = InputOf<typeof score.checkScores>['items'][number]
const AT_ONCE = 500
/** Checks scores, many in portions; what came of all of them together. */
export const useCheckScores = () =>
  useMutation({
    mutationFn: async (items: readonly CheckItem[]) => {
      const sum = { checked: 0, scored: 0, refused: [] as { why: (typeof score.CHECK_REFUSALS)[number] }[] }
      for (let from = 0; from < items.length; from += AT_ONCE) {
        const part = await call(score.checkScores, { items: items.slice(from, from + AT_ONCE) }, { quiet: true })
        sum.checked += part.checked
        sum.scored += part.scored
        sum.refused.push(...part.refused)
      }
      return sum
    },
  })
/** Reads everything of exams again: what was checked stands in other parts too. */
export function useRefreshExams() {
  const client = useQueryClient()
  const [root] = useExamKey()
  return () => client.invalidateQueries({ queryKey: [root] })
}

export const useScoreReviews = (input: ReviewListInput) =>
  useQuery({
    queryKey: useExamKey('reviews', input),
    queryFn: ({ signal }) => call(review.listScoreReviews, input, { signal, quiet: true }),
    placeholderData: keepPreviousData,
  })
/** One review, however the list is narrowed. */
export const useScoreReview = (id: number) =>
  useQuery({
    queryKey: useExamKey('reviews', { id }),
    queryFn: ({ signal }) => call(review.listScoreReviews, { id, pageSize: 1 }, { signal, quiet: true }),
    select: ({ list }) => list[0] ?? null,
  })
/** What waits for an answer, the longest waiting first. */
export const useWaitingReviews = (intakeId: number) =>
  useQuery({
    queryKey: useExamKey('reviews', { intakeId, waits: true }),
    queryFn: ({ signal }) => call(review.listScoreReviews, { intakeId, state: 'asked', pageSize: 200 }, { signal, quiet: true }),
    select: ({ list }) => {
      const ids = list.filter((row) => row.actions.length > 0).map((row) => row.id)
      return { total: ids.length, ids }
    },
  })

export const useOwnScores = () =>
  useQuery({ queryKey: useExamKey('own-scores'), queryFn: () => call(score.getOwnScores, {}, { quiet: true }) })
export const useAskReview = () =>
  useExamChange((input: InputOf<typeof review.askScoreReview>) => call(review.askScoreReview, input, { quiet: true }))
