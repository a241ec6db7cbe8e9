import { accountsEn } from '@residency/contract/areas/accounts/words.en'
import { accountsZh } from '@residency/contract/areas/accounts/words.zh-CN'
import type { WordBook } from '@residency/contract/kernel'

/** The domain words of every area: the composition root's one list, a line each. */
export const WORDS: WordBook = {
  accounts: { 'zh-cn': accountsZh, en: accountsEn },
}
