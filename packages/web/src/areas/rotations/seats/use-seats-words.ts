import { seatsWords } from '@residency/contract/areas/rotations/seats/words'
import { useText } from '../../../platform/i18n.ts'

/** Domain words of the room. */
export const useSeatsWords = () => useText(seatsWords)
