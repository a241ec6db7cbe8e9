import type { EvaluationFormState } from './use-evaluation-form.ts'

const nothing = () => {}

/** The state of a form that is only read. */
export const NOTHING_CHANGES: Omit<EvaluationFormState, 'draft'> = {
  isTouched: false,
  missing: [],
  isWhole: true,
  asked: 0,
  given: 0,
  mark: nothing,
  markRest: nothing,
  write: nothing,
  showMissing: nothing,
  restart: nothing,
}
