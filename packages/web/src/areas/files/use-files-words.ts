import { filesWords } from '@residency/contract/areas/files/words'
import { textNow } from '../../platform/i18n.ts'

/** The same outside of components. */
export const filesWordsNow = () => textNow(filesWords)
