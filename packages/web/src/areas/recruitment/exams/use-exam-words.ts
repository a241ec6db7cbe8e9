import { examsEn } from '@residency/contract/areas/recruitment/exams/words.en'
import { examsZh } from '@residency/contract/areas/recruitment/exams/words.zh-CN'
import { type Book, useText } from '../../../platform/i18n.ts'

const words: Book<typeof examsZh> = { 'zh-cn': examsZh, en: examsEn }
/** Domain words of exams: components, stages, fields. */
export const useExamWords = () => useText(words)
