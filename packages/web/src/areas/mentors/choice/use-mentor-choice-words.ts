import { mentorChoiceWords } from '@residency/contract/areas/mentors/choice/words'
import { useText } from '../../../platform/i18n.ts'

/** Domain words of the room: fields, states, modes, sources. */
export const useMentorChoiceWords = () => useText(mentorChoiceWords)
