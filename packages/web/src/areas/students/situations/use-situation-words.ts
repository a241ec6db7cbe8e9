import { situationWords } from '@residency/contract/areas/students/situations/words'
import { useText } from '../../../platform/i18n.ts'

/** Domain words of the room: kinds, fields, states, actions. */
export const useSituationWords = () => useText(situationWords)
