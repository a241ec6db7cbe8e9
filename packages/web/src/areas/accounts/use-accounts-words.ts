import { accountsEn } from '@residency/contract/areas/accounts/words.en'
import { accountsZh } from '@residency/contract/areas/accounts/words.zh-CN'
import { type Book, useText } from '../../platform/i18n.ts'

const words: Book<typeof accountsZh> = { 'zh-cn': accountsZh, en: accountsEn }
/** Domain words of the area: fields, roles, scopes. */
export const useAccountsWords = () => useText(words)
