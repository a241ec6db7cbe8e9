import { answerWords } from '@residency/contract/areas/evaluation/answers/words'
import { useText } from '../../../platform/i18n.ts'

/** Domain words of tasks and answers. */
export const useAnswerWords = () => useText(answerWords)
