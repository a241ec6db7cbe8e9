import { messagesWords } from '@residency/contract/areas/messages/words'
import { useText } from '../../platform/i18n.ts'

/** Domain words of the area. */
export const useMessagesWords = () => useText(messagesWords)
