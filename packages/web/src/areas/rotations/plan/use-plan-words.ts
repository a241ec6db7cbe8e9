import { planWords } from '@residency/contract/areas/rotations/plan/words'
import { useText } from '../../../platform/i18n.ts'

/** Domain words of the room. */
export const usePlanWords = () => useText(planWords)
