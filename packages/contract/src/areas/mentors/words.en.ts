import { joinWords } from '../../kernel/join-words.ts'
import { changeEn } from './change/words.en.ts'
import { mentorChoiceEn } from './choice/words.en.ts'
import { libraryEn } from './library/words.en.ts'
import { recordsEn } from './records/words.en.ts'

export const mentorsEn = joinWords({ area: 'Mentors', menus: { mentoring: 'Mentors' } }, libraryEn, mentorChoiceEn, changeEn, recordsEn)
