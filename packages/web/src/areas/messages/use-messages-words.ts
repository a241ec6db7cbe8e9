import { messagesEn } from '@residency/contract/areas/messages/words.en'
import { messagesZh } from '@residency/contract/areas/messages/words.zh-CN'
import { type Book, useText } from '../../platform/i18n.ts'

const messagesWords: Book<typeof messagesZh> = { 'zh-cn': messagesZh, en: messagesEn }
/** Domain words of the area. */
export const useMessagesWords = () => useText(messagesWords)
