import { accountsWords } from '@residency/contract/areas/accounts/words'
import { useText } from '../../platform/i18n.ts'

/** Domain words of the area: fields, roles, scopes. */
export const useAccountsWords = () => useText(accountsWords)
