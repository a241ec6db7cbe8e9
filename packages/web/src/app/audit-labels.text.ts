import type { AreaWords } from '@residency/contract/kernel'
import type { Book, Language } from '@residency/contract/kernel/label'
import { joinAreaWords } from './area-words.ts'

const labelsIn = (language: Language) =>
  Object.fromEntries(
    Object.entries(joinAreaWords()).map(([area, { [language]: words }]) => [
      area,
      { fields: words.fields ?? {}, auditFields: words.auditFields ?? {} },
    ]),
  )

/** The labels of fields in the audit log, for every area in one book. */
export const auditLabels: Book<Record<string, AreaWords>> = { 'zh-cn': labelsIn('zh-cn'), en: labelsIn('en') }
