import { intakesEn } from '@residency/contract/areas/recruitment/intakes/words.en'
import { intakesZh } from '@residency/contract/areas/recruitment/intakes/words.zh-CN'
import { signupEn } from '@residency/contract/areas/signup/words.en'
import { signupZh } from '@residency/contract/areas/signup/words.zh-CN'
import { type Book, useText } from '../../../platform/i18n.ts'

const words: Book<typeof intakesZh> = { 'zh-cn': intakesZh, en: intakesEn }
const registrationWords: Book<typeof signupZh> = { 'zh-cn': signupZh, en: signupEn }
/** Domain words of the room. */
export const useIntakesWords = () => useText(words)
/** Kinds of trainee as they are called. */
export const useKindNames = () => useText(registrationWords).traineeKinds
