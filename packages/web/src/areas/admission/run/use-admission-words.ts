import { admissionWords } from '@residency/contract/areas/admission/run/words'
import { useText } from '../../../platform/i18n.ts'

/** Domain words of the folder: outcomes, results, warnings. */
export const useAdmissionWords = () => useText(admissionWords)
