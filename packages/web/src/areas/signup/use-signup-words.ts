import { signupWords } from '@residency/contract/areas/signup/words'
import { useText } from '../../platform/i18n.ts'

/** Domain words of the area: fields, states, actions, kinds. */
export const useSignupWords = () => useText(signupWords)
