import { departureWords } from '@residency/contract/areas/students/departure/words'
import { useText } from '../../../platform/i18n.ts'

/** Domain words of the room: kinds, owners of items, states, actions. */
export const useDepartureWords = () => useText(departureWords)
