import { joinWords } from '../../kernel/join-words.ts'
import { changeEn } from './change/words.en.ts'
import { recordsEn } from './records/words.en.ts'

const waiting = {
  answerChanges: 'trainees want you as their new mentor',
  decideChanges: 'changes of mentor to decide',
}

export const mentorsEn = joinWords({ area: 'Mentors', waiting, menus: { mentoring: 'Mentors' } }, changeEn, recordsEn)
