import { joinWords } from '../../kernel/join-words.ts'
import { mentorChoiceEn } from './choice/words.en.ts'
import { libraryEn } from './library/words.en.ts'

export const mentorsEn = joinWords({ area: 'Mentors', menus: { mentoring: 'Mentors' } }, mentorChoiceEn, libraryEn)
