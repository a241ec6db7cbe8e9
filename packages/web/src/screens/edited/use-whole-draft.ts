import { useState } from 'react'
import { toast } from '../../platform/feedback.ts'
import { useUnsaved } from '../../platform/unsaved.ts'
import { useEditedRecord } from './edited-record.tsx'

type Save<I> = { mutateAsync: (input: I) => Promise<unknown>; isPending: boolean }

/**
 * What a record page edits as a whole and saves by one call (an outline, the videos of a train);
 * leaving it unsaved asks first. `edited` is the record that the draft was made from: it is saved
 * by its version, so that a change of somebody else is not overwritten.
 */
export function useWholeDraft<R extends { version: number }, D, I>(
  record: R,
  draftOf: (record: R) => D,
  save: Save<I>,
  saved: string,
) {
  const [changed, setChanged] = useState<{ draft: D } | null>(null)
  const edited = useEditedRecord(record, changed !== null)
  const draft = changed ? changed.draft : draftOf(edited)

  useUnsaved(changed !== null, { isUnsaved: () => !save.isPending })

  const store = (input: I) =>
    void save.mutateAsync(input).then(
      () => {
        setChanged(null)
        toast.success(saved)
      },
      () => {}, // The call has already shown why.
    )

  return {
    draft,
    edited,
    isChanged: changed !== null,
    isSaving: save.isPending,
    put: (next: D) => setChanged({ draft: next }),
    discard: () => setChanged(null),
    store,
  }
}
