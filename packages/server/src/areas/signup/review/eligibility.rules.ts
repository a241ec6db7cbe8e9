import type { ChoiceWarning } from '../choices/choice-warnings.rules.ts'

export type Verdict = { isEligible: boolean; reason: string | null }

/**
 * The verdict of an offer's conditions: eligible if nothing fails, otherwise not, with every
 * reason.
 */
export const verdictOf = (
  against: readonly ChoiceWarning[],
  words: Readonly<Record<ChoiceWarning, string>>,
  join: string,
): Verdict =>
  against.length
    ? { isEligible: false, reason: against.map((one) => words[one]).join(join) }
    : { isEligible: true, reason: null }

/** A reviewer's verdict is kept; the automatic one is recomputed with every pass. */
export const isOpenToRules = (choice: { judgedBy: number | null }) => choice.judgedBy === null
