import { useState } from 'react'
import { toast } from '../../platform/feedback.ts'
import { useUnsaved } from '../../platform/unsaved.ts'

type Save<I> = { mutateAsync: (input: I) => Promise<unknown>; isPending: boolean }

/**
 * What a record page edits as a whole and saves by one call (an outline, the videos of a train);
 * leaving it unsaved asks first. The record is mounted again with its version, so that a callback
 * of the mutation would be lost with the old drawing: the call's promise is awaited.
 */
export function useWholeDraft<D, I>(first: D | (() => D), save: Save<I>, saved: string) {
  const [draft, setDraft] = useState<D>(first)
  const [isChanged, setChanged] = useState(false)

  useUnsaved(isChanged, { isUnsaved: () => !save.isPending })

  const put = (next: D) => {
    setDraft(() => next)
    setChanged(true)
  }

  const store = (input: I) =>
    void save.mutateAsync(input).then(
      () => {
        setChanged(false)
        toast.success(saved)
      },
      () => {}, // The call has said why.
    )

  return { draft, put, isChanged, store, isSaving: save.isPending }
}
