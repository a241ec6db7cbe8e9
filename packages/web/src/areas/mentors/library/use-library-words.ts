import { libraryWords } from '@residency/contract/areas/mentors/library/words'
import { useText } from '../../../platform/i18n.ts'

/** Domain words of the room: fields, states, modes, actions. */
export const useLibraryWords = () => useText(libraryWords)
