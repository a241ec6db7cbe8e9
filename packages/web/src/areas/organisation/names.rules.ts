import type { Language } from '@residency/contract/kernel'

type Named = { name: string; nameEn: string | null }
/** The name in the reader's language first; the other one beside it where there is one. */
export function namesIn(language: Language, { name, nameEn }: Named): { first: string; second: string | null } {
  if (!nameEn || nameEn === name) return { first: name, second: null }
  return language === 'en' ? { first: nameEn, second: name } : { first: name, second: nameEn }
}
