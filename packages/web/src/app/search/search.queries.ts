import { search } from '@residency/contract/areas/dashboard/search/search.contract'
import type { AnswerOf } from '@residency/contract/kernel'
import { useEffect, useState } from 'react'
import { useListOf } from '../../platform/calls/queries.ts'

const [PAUSE_MS, FRESH_MS] = [120, 30_000]
const MAX_WORDS = 40

export type SearchAnswer = AnswerOf<typeof search>

/** What the server finds, after a short pause in typing; the last answer stays until the next. */
export function useFound(typed: string) {
  const words = typed.trim().slice(0, MAX_WORDS)
  const [sought, setSought] = useState(words)

  useEffect(() => {
    const timer = setTimeout(() => setSought(words), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [words])

  const result = useListOf(search, sought ? { words: sought } : null, { staleTime: FRESH_MS })

  return {
    found: words && sought ? result.data : undefined,
    isWaiting: words !== '' && (words !== sought || result.isFetching),
    hasFailed: words !== '' && result.isError,
  }
}
