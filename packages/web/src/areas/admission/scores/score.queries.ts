import * as score from '@residency/contract/areas/admission/entrance-exams/score.contract'
import * as review from '@residency/contract/areas/admission/entrance-exams/score-review.contract'
import type { ScoreComponent } from '@residency/contract/areas/admission/score.public'
import type { InputOf, Page } from '@residency/contract/kernel'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/calls/api-client.ts'
import { useAnswerKey, useEndpoint, useListOf } from '../../../platform/calls/queries.ts'
import { readExamsAgain, useExamChange } from '../entrance-exams/exam.queries.ts'

export type ScoreListInput = InputOf<typeof score.listScores>
export type ReviewListInput = InputOf<typeof review.listScoreReviews>
export type CheckRow = NonNullable<ReturnType<typeof useChecks>['data']>['list'][number]

export const useScores = (input: ScoreListInput) => useListOf(score.listScores, input)

/**
 * Saves one cell. The list in the cache is updated in place: a refetch would move rows while the
 * user types.
 */
export function useSaveScore() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: InputOf<typeof score.saveScore>) =>
      call(score.saveScore, input, { quiet: true }),
    onSuccess: (cell, { registrationId, offerId, component }) => {
      const isIt = (row: score.ScoreRow) =>
        row.registrationId === registrationId && row.offerId === (offerId ?? null)
      const changed = (row: score.ScoreRow) =>
        isIt(row) ? { ...row, scores: { ...row.scores, [component]: cell } } : row

      client.setQueriesData<Page<score.ScoreRow>>(
        { queryKey: [score.listScores.path] },
        (page) => page && { ...page, list: page.list.map(changed) },
      )
    },
  })
}

export const useChecks = (sessionId: number | null, component: ScoreComponent, isShown: boolean) =>
  useEndpoint(
    score.listScoresToCheck,
    sessionId === null ? null : { sessionId, component, shown: isShown ? '1' : '0' },
    {
      staleTime: 0,
      gcTime: 0,
      refetchOnWindowFocus: false /* A row must not disappear while the user types. */,
    },
  )

type CheckItem = InputOf<typeof score.checkScores>['items'][number]
const AT_ONCE = 500

/** Checks scores, in batches if many; returns the combined result. */
export const useCheckScores = () =>
  useMutation({
    mutationFn: async (items: readonly CheckItem[]) => {
      const sum = {
        checked: 0,
        scored: 0,
        refused: [] as { why: (typeof score.CHECK_REFUSALS)[number] }[],
      }
      for (let from = 0; from < items.length; from += AT_ONCE) {
        const part = await call(
          score.checkScores,
          { items: items.slice(from, from + AT_ONCE) },
          { quiet: true },
        )

        sum.checked += part.checked
        sum.scored += part.scored
        sum.refused.push(...part.refused)
      }

      return sum
    },
  })

/** Refetches all exam queries: checked scores are in other tabs too. */
export function useRefreshExams() {
  const client = useQueryClient()
  return () => readExamsAgain(client)
}

export const useScoreReviews = (input: ReviewListInput) => useListOf(review.listScoreReviews, input)

/** One review, regardless of the list's filters. */
export const useScoreReview = (id: number) =>
  useQuery({
    queryKey: useAnswerKey(review.listScoreReviews, { id }),
    queryFn: ({ signal }) =>
      call(review.listScoreReviews, { id, pageSize: 1 }, { signal, quiet: true }),
    select: ({ list }) => list[0] ?? null,
  })

/** Unanswered reviews, longest waiting first. */
export const useWaitingReviews = (intakeId: number) =>
  useQuery({
    queryKey: useAnswerKey(review.listScoreReviews, { intakeId, waits: true }),
    queryFn: ({ signal }) =>
      call(
        review.listScoreReviews,
        { intakeId, waiting: '1', pageSize: 200 },
        { signal, quiet: true },
      ),
    select: ({ list }) => {
      const ids = list.filter((row) => row.actions.length > 0).map((row) => row.id)
      return { total: ids.length, ids }
    },
  })

export const useOwnScores = () => useEndpoint(score.getOwnScores, {})

export const useAskReview = () =>
  useExamChange((input: InputOf<typeof review.askScoreReview>) =>
    call(review.askScoreReview, input, { quiet: true }),
  )
