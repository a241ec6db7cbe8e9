import { exchangeWords } from '@residency/contract/areas/teachers/exchange/words'
import { useText } from '../../../platform/i18n.ts'

/** Domain words of the room: fields, kinds of exchange, states. */
export const useExchangeWords = () => useText(exchangeWords)
