import { awardApplicationWords } from '@residency/contract/areas/awards/applications/words'
import { useText } from '../../../platform/i18n.ts'

/** Domain words of applications. */
export const useAwardWords = () => useText(awardApplicationWords)
