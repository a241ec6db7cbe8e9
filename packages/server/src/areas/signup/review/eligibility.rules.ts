import type { ChoiceWarning } from '../sections/choice-warnings.rules.ts'

export type Verdict = { isEligible: boolean; reason: string | null }

/** What the conditions of an offer say of an applicant: eligible where nothing speaks against it, else not, with every reason. */
export const verdictOf = (against: readonly ChoiceWarning[], words: Readonly<Record<ChoiceWarning, string>>, join: string): Verdict =>
  against.length ? { isEligible: false, reason: against.map((one) => words[one]).join(join) } : { isEligible: true, reason: null }

/** A person's word about a choice stands; what the conditions said is said anew with every pass. */
export const isOpenToRules = (choice: { judged_by: number | null }) => choice.judged_by === null
