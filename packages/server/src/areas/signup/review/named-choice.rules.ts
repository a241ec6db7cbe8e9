import { type Language, labelIn } from '@residency/contract/kernel'

type ChoiceNames = { major: string; majorEn: string | null; unit: string; unitEn: string | null }

/** The label of a choice: major and training unit. */
export const choiceName = (language: Language, { major, majorEn, unit, unitEn }: ChoiceNames) =>
  `${labelIn(language, major, majorEn)} · ${labelIn(language, unit, unitEn)}`
