import type { Language } from '@residency/contract/kernel'

/** A name as its reader reads it. */
export const nameIn = (language: Language, zh: string, en: string | null) => (language === 'en' && en) || zh

type Named = { major: string; major_en: string | null; unit: string; unit_en: string | null }
/** A choice as people call it: the major and where it is trained. */
export const choiceName = (language: Language, { major, major_en, unit, unit_en }: Named) =>
  `${nameIn(language, major, major_en)} · ${nameIn(language, unit, unit_en)}`
