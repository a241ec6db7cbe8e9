import { type Language, labelIn } from '@residency/contract/kernel'

type Named = { major: string; major_en: string | null; unit: string; unit_en: string | null }
/** The label of a choice: major and training unit. */
export const choiceName = (language: Language, { major, major_en, unit, unit_en }: Named) =>
  `${labelIn(language, major, major_en)} · ${labelIn(language, unit, unit_en)}`
