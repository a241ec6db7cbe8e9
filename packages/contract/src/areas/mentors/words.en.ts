import { joinWords } from '../../kernel/join-words.ts'

export const mentorsEn = joinWords({ area: 'Mentors', menus: { mentoring: 'Mentors' } })
