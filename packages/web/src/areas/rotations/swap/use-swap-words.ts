import { swapWords } from '@residency/contract/areas/rotations/swap/words'
import { useText } from '../../../platform/i18n.ts'

/** Domain words of the room: fields, states, actions. */
export const useSwapWords = () => useText(swapWords)
