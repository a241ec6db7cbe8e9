import { changeWords } from '@residency/contract/areas/teachers/changes/words'
import { useText } from '../../../platform/i18n.ts'

/** Domain words of the room: states and actions. */
export const useChangeWords = () => useText(changeWords)
