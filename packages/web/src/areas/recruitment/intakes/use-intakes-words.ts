import { intakesWords } from '@residency/contract/areas/recruitment/intakes/words'
import { signupWords } from '@residency/contract/areas/signup/words'
import { useText } from '../../../platform/i18n.ts'

/** Domain words of the room. */
export const useIntakesWords = () => useText(intakesWords)
/** Kinds of trainee as they are called. */
export const useKindNames = () => useText(signupWords).traineeKinds
