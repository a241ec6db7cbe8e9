import { fundWords } from '@residency/contract/areas/students/funds/words'
import { useText } from '../../../platform/i18n.ts'

/** Domain words of the room: fields, states, actions. */
export const useFundWords = () => useText(fundWords)
