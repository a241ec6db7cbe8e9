import { joinWords } from '../../kernel/join-words.ts'
import { changeEn } from './change/words.en.ts'
import { recordsEn } from './records/words.en.ts'

const waiting = {
  confirmMeetings: 'meetings with your mentor to confirm',
  correctMeetings: 'disputed meetings to correct',
  fulfilTasks: 'tasks of mentors end within 14 days and are not fulfilled',
  answerChanges: 'trainees want you as their new mentor',
  decideChanges: 'changes of mentor to decide',
}

export const mentorsEn = joinWords({ area: 'Mentors', waiting, menus: { mentoring: 'Mentors' } }, changeEn, recordsEn)
