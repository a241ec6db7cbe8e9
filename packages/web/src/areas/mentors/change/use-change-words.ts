import { changeWords } from '@residency/contract/areas/mentors/change/words'
import { useText } from '../../../platform/i18n.ts'

/** Domain words of the room: fields, states, actions. */
export const useChangeWords = () => useText(changeWords)
