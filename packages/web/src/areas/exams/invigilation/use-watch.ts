import { type WatchRow, watchExam } from '@residency/contract/areas/exams/exam/watch.contract'
import type { AnswerOf } from '@residency/contract/kernel'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '../../../platform/calls/api-client.ts'
import { useAnswerKey } from '../../../platform/calls/queries.ts'

const LOOK_MS = 4000
type Answer = AnswerOf<typeof watchExam>

/**
 * All rows as of now. `ahead`: by how many milliseconds the server's clock is ahead of this one.
 */
export type Live = Omit<Answer, 'rows'> & { rows: readonly WatchRow[]; ahead: number }

/**
 * Rows that changed replace those that were known. Null: somebody was taken off, so all must be
 * read again.
 */
export function joinRows(
  before: readonly WatchRow[],
  { rows, total }: Pick<Answer, 'rows' | 'total'>,
): readonly WatchRow[] | null {
  if (rows.length === 0 && before.length === total) return before

  const known = new Map(before.map((row) => [row.id, row]))

  for (const row of rows) known.set(row.id, counted(row, known.get(row.id)))

  return known.size === total ? [...known.values()] : null
}

/** What was not counted again is unchanged, if it is the same attempt. */
function counted(row: WatchRow, before: WatchRow | undefined): WatchRow {
  if (!row.attempt) return row

  const known = before?.attempt?.number === row.attempt.number ? before.attempt : null
  const { answered, devices } = row.attempt

  return {
    ...row,
    attempt: {
      ...row.attempt,
      answered: answered ?? known?.answered ?? 0,
      devices: devices ?? known?.devices ?? 0,
    },
  }
}

/** A running exam, looked at every few seconds: only what changed since is asked for. */
export function useWatch(id: number | null) {
  const client = useQueryClient()
  const queryKey = useAnswerKey(watchExam, { id: id ?? 0 })
  return useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<Live> => {
      const before = client.getQueryData<Live>(queryKey)
      const look = async (since: string | undefined) =>
        await call(watchExam, { id: id ?? 0, ...(since ? { since } : {}) }, { signal, quiet: true })
      let answer = await look(before?.mark)
      let rows = joinRows(before?.rows ?? [], answer)

      if (rows === null) {
        answer = await look(undefined)
        rows = joinRows([], answer) ?? answer.rows
      }

      return { ...answer, rows, ahead: Date.parse(answer.now) - Date.now() }
    },
    enabled: id !== null,
    refetchInterval: LOOK_MS,
    structuralSharing: false,
    staleTime: 0,
    gcTime: 0,
  })
}

/** The server's time, every second. */
export function useServerNow(ahead: number) {
  const [now, setNow] = useState(() => Date.now())

  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(ticking)
  }, [])

  return now + ahead
}
