import { admissionEn } from '@residency/contract/areas/recruitment/admission/words.en'
import { admissionZh } from '@residency/contract/areas/recruitment/admission/words.zh-CN'
import { type Book, useText } from '../../../platform/i18n.ts'

const words: Book<typeof admissionZh> = { 'zh-cn': admissionZh, en: admissionEn }
/** Domain words of the room: outcomes, results, warnings. */
export const useAdmissionWords = () => useText(words)
