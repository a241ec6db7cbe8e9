import { accountsEn } from '@residency/contract/areas/accounts/words.en'
import { accountsZh } from '@residency/contract/areas/accounts/words.zh-CN'
import { messagesEn } from '@residency/contract/areas/messages/words.en'
import { messagesZh } from '@residency/contract/areas/messages/words.zh-CN'
import { organisationEn } from '@residency/contract/areas/organisation/words.en'
import { organisationZh } from '@residency/contract/areas/organisation/words.zh-CN'
import { recruitmentEn } from '@residency/contract/areas/recruitment/words.en'
import { recruitmentZh } from '@residency/contract/areas/recruitment/words.zh-CN'
import { settingsEn } from '@residency/contract/areas/settings/words.en'
import { settingsZh } from '@residency/contract/areas/settings/words.zh-CN'
import { signupEn } from '@residency/contract/areas/signup/words.en'
import { signupZh } from '@residency/contract/areas/signup/words.zh-CN'
import type { WordBook } from '@residency/contract/kernel'

/** The domain words of every area: the composition root's one list, a line each. */
export const WORDS: WordBook = {
  accounts: { 'zh-cn': accountsZh, en: accountsEn },
  organisation: { 'zh-cn': organisationZh, en: organisationEn },
  settings: { 'zh-cn': settingsZh, en: settingsEn },
  recruitment: { 'zh-cn': recruitmentZh, en: recruitmentEn },
  messages: { 'zh-cn': messagesZh, en: messagesEn },
  signup: { 'zh-cn': signupZh, en: signupEn },
}
