import { qualificationWords } from '@residency/contract/areas/teachers/qualification/words'
import { useText } from '../../../platform/i18n.ts'

/** Domain words of the room: fields, levels, states, actions. */
export const useQualificationWords = () => useText(qualificationWords)
