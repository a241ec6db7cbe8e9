import {
  type EvaluationAnswers,
  type FormSection,
  itemsOf,
  missingIn,
} from '@residency/contract/areas/evaluation/templates/evaluation-form.public'
import { useRef, useState } from 'react'
import { randomKey } from '../../../platform/calls/random-key.ts'
import { useUnsaved } from '../../../platform/unsaved.ts'

/**
 * What is filled in so far; `key` names the answer, so that it is stored once even if it is sent
 * twice.
 */
export type AnswerDraft = EvaluationAnswers & { key: string }

/** Where a draft is while the form is filled in; `write` answers whether it outlives the page. */
export type DraftKeeper = {
  read: () => AnswerDraft | null
  write: (draft: AnswerDraft) => boolean
  clear: () => void
}

const fresh = (): AnswerDraft => ({ scores: {}, texts: {}, key: randomKey() })

/**
 * The state of a form while it is filled in: the one place where a draft is read, changed and given
 * up.
 */
export function useEvaluationForm(sections: readonly FormSection[], keeper?: DraftKeeper) {
  const [draft, setDraft] = useState<AnswerDraft>(() => keeper?.read() ?? fresh())
  const [isTouched, setTouched] = useState(false)
  // A ref: the page is left in the moment in which the answer was sent.
  const isUnsaved = useRef(false)
  const [hasTried, setTried] = useState(false)

  const change = (next: AnswerDraft) => {
    setDraft(next)
    setTouched(true)
    isUnsaved.current = !(keeper?.write(next) ?? false)
  }

  const restart = () => {
    keeper?.clear()
    isUnsaved.current = false
    setDraft(fresh())
    setTouched(false)
    setTried(false)
  }

  useUnsaved(true, { isUnsaved: () => isUnsaved.current })

  const missing = missingIn(sections, draft)
  const itemCount = itemsOf(sections).filter(
    (item) => item.kind !== 'text' || item.isRequired,
  ).length

  return {
    draft,
    isTouched,

    /** Items that still need an answer, shown once it was tried to submit. */
    missing: hasTried ? missing.map(({ key }) => key) : [],
    isWhole: missing.length === 0,
    itemCount,
    answeredCount: itemCount - missing.length,
    mark: (key: string, value: number | null) =>
      change({ ...draft, scores: { ...draft.scores, [key]: value } }),

    /** Marks those of these items that have no mark yet; what was marked stays. */
    markRest: (keys: readonly string[], value: number) =>
      change({
        ...draft,
        scores: { ...Object.fromEntries(keys.map((key) => [key, value])), ...draft.scores },
      }),
    write: (key: string, text: string) =>
      change({ ...draft, texts: { ...draft.texts, [key]: text } }),
    showMissing: () => setTried(true),
    restart,
  }
}

export type EvaluationFormState = ReturnType<typeof useEvaluationForm>
