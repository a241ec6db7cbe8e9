import { type Language, labelIn } from '@residency/contract/kernel'

type Named = {
  major: string | null
  majorEn: string | null
  unit: string | null
  unitEn: string | null
}

/** An offer as people know it: major and unit, in one language. */
export function offerLabel(language: Language, one: Named): string {
  const [major, unit] = [
    labelIn(language, one.major, one.majorEn),
    labelIn(language, one.unit, one.unitEn),
  ]

  return [major, unit].filter(Boolean).join(' · ')
}
