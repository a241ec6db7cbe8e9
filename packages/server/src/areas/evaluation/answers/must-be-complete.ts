import { answerErrors as errors } from '@residency/contract/areas/evaluation/answers/access'
import {
  answersOf,
  type EvaluationAnswers,
  type FormSection,
  isObserved,
  missingIn,
  resultOf,
} from '@residency/contract/areas/evaluation/templates/evaluation-form.public'
import { joinItems, type Language, labelIn } from '@residency/contract/kernel'
import { fail } from '../../../platform/http/fail.ts'

/**
 * The answers to the items of a form, with the result; refuses missing ones by name, and a form on
 * which nothing was observed.
 */
export function mustBeComplete(
  language: Language,
  sections: readonly FormSection[],
  input: EvaluationAnswers,
) {
  const missing = missingIn(sections, input)
  if (missing.length > 0) {
    const items = joinItems(
      language,
      missing.map((item) => labelIn(language, item.label, item.labelEn)),
    )

    throw fail(errors.answersMissing, { items })
  }

  if (!isObserved(sections, input)) throw fail(errors.nothingObserved)

  const { scores, texts } = answersOf(sections, input)

  return { scores, texts, score: resultOf(sections, scores) }
}
