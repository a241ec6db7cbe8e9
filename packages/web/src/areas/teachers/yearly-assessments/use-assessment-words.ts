import { assessmentWords } from '@residency/contract/areas/teachers/yearly-assessments/words'
import { useText } from '../../../platform/i18n.ts'

/** Domain words of the room: fields, results. */
export const useAssessmentWords = () => useText(assessmentWords)
