import { examsWords } from '@residency/contract/areas/admission/entrance-exams/words'
import { useText } from '../../../platform/i18n.ts'

/** Domain words of exams: components, stages, fields. */
export const useExamWords = () => useText(examsWords)
