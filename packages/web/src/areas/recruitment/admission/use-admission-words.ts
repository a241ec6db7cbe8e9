import { admissionWords } from '@residency/contract/areas/recruitment/admission/words'
import { useText } from '../../../platform/i18n.ts'

/** Domain words of the folder: outcomes, results, warnings. */
export const useAdmissionWords = () => useText(admissionWords)
