import { answerErrors as errors } from '@residency/contract/areas/evaluation/answers/access'
import {
  answersOf,
  type EvaluationAnswers,
  type FormSection,
  isObserved,
  missingIn,
  resultOf,
} from '@residency/contract/areas/evaluation/templates/evaluation-form.public'
import { type Language, labelIn } from '@residency/contract/kernel'
import { fail } from '../../../platform/http/fail.ts'

/**
 * What a form asks for, with its result; refuses what is missing by name, and a form on which
 * nothing was observed.
 */
export function mustBeWhole(
  language: Language,
  sections: readonly FormSection[],
  given: EvaluationAnswers,
) {
  const missing = missingIn(sections, given)
  if (missing.length > 0) {
    const items = missing
      .map((one) => labelIn(language, one.label, one.labelEn))
      .join(labelIn(language, '、', ', '))

    throw fail(errors.answersMissing, { items })
  }

  if (!isObserved(sections, given)) throw fail(errors.nothingObserved)

  const { scores, texts } = answersOf(sections, given)

  return { scores, texts, score: resultOf(sections, scores) }
}
