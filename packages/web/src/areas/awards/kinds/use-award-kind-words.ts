import { awardKindWords } from '@residency/contract/areas/awards/kinds/words'
import { useText } from '../../../platform/i18n.ts'

/** Domain words of kinds and limits. */
export const useAwardKindWords = () => useText(awardKindWords)
