import { libraryWords } from '@residency/contract/areas/teachers/library/words'
import { useText } from '../../../platform/i18n.ts'

/** Domain words of the room: fields, states of an entry. */
export const useLibraryWords = () => useText(libraryWords)
