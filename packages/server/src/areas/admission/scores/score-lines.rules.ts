import { type Language, labelIn } from '@residency/contract/kernel'

type OfferNames = {
  major: string | null
  majorEn: string | null
  unit: string | null
  unitEn: string | null
}

/** An offer as people know it: major and unit, in one language. */
export function offerLabel(language: Language, names: OfferNames): string {
  const [major, unit] = [
    labelIn(language, names.major, names.majorEn),
    labelIn(language, names.unit, names.unitEn),
  ]

  return [major, unit].filter(Boolean).join(' · ')
}
