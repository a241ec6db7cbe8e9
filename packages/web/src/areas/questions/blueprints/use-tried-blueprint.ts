import { useEffect, useMemo, useState } from 'react'
import { useTried } from '../papers/paper.queries.ts'
import { type BlueprintInput, type DraftBlueprint, inputOf } from './blueprint-draft.rules.ts'

const PAUSE_MS = 600

/** What the bank says to a blueprint, after a pause in typing; `isOld`: to the one before. */
export function useTriedBlueprint(draft: DraftBlueprint, baseId: number | null) {
  const text = useMemo(() => {
    const input = inputOf(draft)
    return input && JSON.stringify({ ...input, baseId })
  }, [draft, baseId])

  const [debounced, setDebounced] = useState(text)

  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])

  const input = useMemo(
    () => (debounced === null ? null : (JSON.parse(debounced) as BlueprintInput)),
    [debounced],
  )

  const { data, error, isFetching } = useTried(input)

  return {
    data: text === debounced ? data : undefined,
    error,
    isAsked: text !== null,
    isBusy: isFetching || text !== debounced,
  }
}

export type BlueprintTrial = NonNullable<ReturnType<typeof useTried>['data']>
