import { trainingWords } from '@residency/contract/areas/teachers/training/words'
import { useText } from '../../../platform/i18n.ts'

/** Domain words of the room: fields, states, actions. */
export const useTrainingWords = () => useText(trainingWords)
