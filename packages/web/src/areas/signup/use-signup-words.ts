import { signupEn } from '@residency/contract/areas/signup/words.en'
import { signupZh } from '@residency/contract/areas/signup/words.zh-CN'
import { type Book, useText } from '../../platform/i18n.ts'

export const signupWords: Book<typeof signupZh> = { 'zh-cn': signupZh, en: signupEn }
/** Domain words of the area: fields, states, actions, kinds. */
export const useSignupWords = () => useText(signupWords)
