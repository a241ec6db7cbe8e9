import type { ReturnedPart } from '@residency/contract/areas/signup/review/review.contract'
import { type Language, labelIn } from '@residency/contract/kernel'
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

type Marks = { colon: string; stop: string }

/**
 * One sentence of what is sent back: the general remark, then part by part with its reason, as
 * history and notices show it. Null where nothing was said.
 */
export function returnedReason(
  reason: string | null,
  returns: readonly ReturnedPart[],
  sections: Readonly<Record<string, string>>,
  { colon, stop }: Marks,
): string | null {
  const parts = returns.map((one) => `${sections[one.section] ?? one.section}${colon}${one.reason}`)
  return [...(reason ? [reason] : []), ...parts].join(stop) || null
}

type ChoiceNames = { major: string; majorEn: string | null; unit: string; unitEn: string | null }

/** The label of a choice: major and training unit. */
export const choiceName = (language: Language, { major, majorEn, unit, unitEn }: ChoiceNames) =>
  `${labelIn(language, major, majorEn)} · ${labelIn(language, unit, unitEn)}`
