import { joinAreaWords } from './area-words.text.ts'

const labelsIn = (language: 'zh-cn' | 'en') =>
  Object.fromEntries(
    Object.entries(joinAreaWords()).map(([area, { [language]: words }]) => [
      area,
      { fields: words.fields ?? {}, auditFields: words.auditFields ?? {} },
    ]),
  )

/** The labels of fields in the audit log, for every area in one book. */
export const auditLabels = { 'zh-cn': labelsIn('zh-cn'), en: labelsIn('en') }
