import { mentorChoiceWords } from '@residency/contract/areas/mentors/choice/text'
import { joinClauses, type Language } from '@residency/contract/kernel'
import { fillSentence } from '@residency/contract/kernel/sentence'

/**
 * Why a run placed somebody as it did: with which choice, and the outcome of the choices before it
 * (all of them, if none was placed): mentors whose places went to trainees ranked higher (`full`),
 * who refused, or who no longer take part (`gone`).
 */
export type Explanation = {
  key: 'placed' | 'unplaced' | 'noChoices'
  choice: number
  full: number
  refused: number
  gone: number
}

/** The explanation as one sentence. */
export function explanationIn(language: Language, { key, ...values }: Explanation): string {
  const { explanations } = mentorChoiceWords[language]
  const clauses = [
    key,
    ...(['full', 'refused', 'gone'] as const).filter((cause) => values[cause] > 0),
  ]
  const filled = clauses.map((clause) => fillSentence(explanations[clause], values))

  return joinClauses(language, filled)
}
