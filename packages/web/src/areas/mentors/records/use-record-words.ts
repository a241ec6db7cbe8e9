import { recordWords } from '@residency/contract/areas/mentors/records/words'
import { useText } from '../../../platform/i18n.ts'

/** Domain words of the room: fields, states, terms. */
export const useRecordWords = () => useText(recordWords)
