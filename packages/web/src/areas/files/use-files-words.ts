import { filesEn } from '@residency/contract/areas/files/words.en'
import { filesZh } from '@residency/contract/areas/files/words.zh-CN'
import { type Book, textNow } from '../../platform/i18n.ts'

const words: Book<typeof filesZh> = { 'zh-cn': filesZh, en: filesEn }
/** The same outside of components. */
export const filesWordsNow = () => textNow(words)
