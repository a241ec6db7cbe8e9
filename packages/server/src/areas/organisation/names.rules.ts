import type { Language } from '@residency/contract/kernel'

/** The name a reader of this language is shown: the English one where there is one. */
export const nameIn = (language: Language, row: { name: string; name_en: string | null }) => (language === 'en' && row.name_en) || row.name
