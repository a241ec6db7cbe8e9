import { type Language, labelIn } from '@residency/contract/kernel'

type Named = { major: string | null; major_en: string | null; unit: string | null; unit_en: string | null }

/** An offer as people know it: major and unit, in one language. */
export function offerLabel(language: Language, one: Named): string {
  const [major, unit] = [labelIn(language, one.major, one.major_en), labelIn(language, one.unit, one.unit_en)]
  return [major, unit].filter(Boolean).join(' · ')
}
