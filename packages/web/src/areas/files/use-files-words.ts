import { filesWords } from '@residency/contract/areas/files/words'
import { textNow, useText } from '../../platform/i18n.ts'

/** Domain words of the area. */
export const useFilesWords = () => useText(filesWords)
/** The same outside of components. */
export const filesWordsNow = () => textNow(filesWords)
