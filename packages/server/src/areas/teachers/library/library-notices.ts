import { qualificationWords } from '@residency/contract/areas/teachers/qualification/text'

/**
 * A notice to a teacher of the library; `values` are texts for both languages in addition to the
 * level.
 */
export function libraryNoticeOf<Values extends Readonly<Record<string, string>>>(
  q: { userId: number; level: string },
  values: Values,
  valuesEn: Values = values,
) {
  const level = q.level as 'general' | 'core'
  return {
    userId: q.userId,
    values: { ...values, level: qualificationWords['zh-cn'].levels[level] },
    valuesEn: { ...valuesEn, level: qualificationWords.en.levels[level] },
    path: '/teacher/own',
  }
}
