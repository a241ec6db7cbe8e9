import { intakesWords } from '@residency/contract/areas/intakes/words'
import { signupWords } from '@residency/contract/areas/signup/words'
import { useText } from '../../platform/i18n.ts'

/** Domain words of the folder. */
export const useIntakesWords = () => useText(intakesWords)
/** Labels of trainee kinds. */
export const useKindNames = () => useText(signupWords).traineeKinds
