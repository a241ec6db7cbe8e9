type Named = { major: string | null; major_en: string | null; unit: string | null; unit_en: string | null }

/** An offer as people know it: major and unit, in one language. */
export function offerLabel(isEnglish: boolean, one: Named): string {
  const [major, unit] = isEnglish ? [one.major_en ?? one.major, one.unit_en ?? one.unit] : [one.major, one.unit]
  return [major, unit].filter(Boolean).join(' · ')
}
