import { qualificationWords } from '@residency/contract/areas/teachers/qualification/text'
import type { ColumnValue } from '../../../platform/db/connect/pool.ts'

/**
 * A notice to a teacher of the library; `values` are texts for both languages in addition to the
 * level.
 */
export function libraryNoticeOf<Values extends Readonly<Record<string, string>>>(
  q: { userId: number; level: ColumnValue<'teacherQualifications', 'level'> },
  values: Values,
  valuesEn: Values = values,
) {
  const { level } = q

  return {
    userId: q.userId,
    values: { ...values, level: qualificationWords['zh-cn'].levels[level] },
    valuesEn: { ...valuesEn, level: qualificationWords.en.levels[level] },
    path: '/teacher/own',
  }
}
