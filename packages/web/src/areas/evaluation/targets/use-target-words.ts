import { targetWords } from '@residency/contract/areas/evaluation/targets/words'
import { useText } from '../../../platform/i18n.ts'

/** Domain words of targets. */
export const useTargetWords = () => useText(targetWords)
