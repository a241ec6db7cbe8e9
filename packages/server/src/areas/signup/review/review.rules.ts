import type { ReturnedPart } from '@residency/contract/areas/signup/review/review.contract'
import { signupWords } from '@residency/contract/areas/signup/text'
import { joinClauses, type Language, labelIn, withLabel } from '@residency/contract/kernel'
import type { ChoiceWarning } from '../choices/choice-warnings.rules.ts'

export type Verdict = { isEligible: boolean; reason: string | null }

/**
 * The verdict of an offer's conditions: eligible if nothing fails, otherwise not, with every
 * reason.
 */
export const verdictOf = (against: readonly ChoiceWarning[], language: Language): Verdict =>
  against.length
    ? {
        isEligible: false,
        reason: joinClauses(
          language,
          against.map((key) => signupWords[language].against[key]),
        ),
      }
    : { isEligible: true, reason: null }

/** A reviewer's verdict is kept; the automatic one is recomputed with every pass. */
export const isOpenToRules = (choice: { judgedBy: number | null }) => choice.judgedBy === null

/**
 * One sentence of what is sent back: the general remark, then part by part with its reason, as
 * history and notices show it. Null where nothing was said.
 */
export function returnedReason(
  reason: string | null,
  returns: readonly ReturnedPart[],
  language: Language,
): string | null {
  const sections: Readonly<Record<string, string>> = signupWords[language].sections

  const parts = returns.map((part) =>
    withLabel(language, sections[part.section] ?? part.section, part.reason),
  )

  return joinClauses(language, [...(reason ? [reason] : []), ...parts]) || null
}

type ChoiceNames = { major: string; majorEn: string | null; unit: string; unitEn: string | null }

/** The label of a choice: major and training unit. */
export const choiceName = (language: Language, { major, majorEn, unit, unitEn }: ChoiceNames) =>
  `${labelIn(language, major, majorEn)} · ${labelIn(language, unit, unitEn)}`
