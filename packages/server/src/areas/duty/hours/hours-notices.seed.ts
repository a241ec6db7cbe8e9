import { blank, notices } from '../../../platform/notices.ts'

const GROUP = { zh: '值班', en: 'Duty' }

const FROM = blank('from', { zh: '周一', en: 'Monday' }, { zh: '2026-11-30', en: '2026-11-30' })
const UNTIL = blank('until', { zh: '周日', en: 'Sunday' }, { zh: '2026-12-06', en: '2026-12-06' })

const QUESTION = blank(
  'question',
  { zh: '科室的疑问', en: 'Department’s question' },
  {
    zh: '12 月 2 日的夜班是否加班两小时？',
    en: 'Did the night shift of 2 December run two hours over?',
  },
)

const NAME = blank('name', { zh: '学员', en: 'Trainee' }, { zh: '李思源', en: 'Li Siyuan' })

const ANSWER = blank(
  'answer',
  { zh: '学员的说明', en: 'Trainee’s answer' },
  { zh: '交接班到八点五十', en: 'The handover lasted until ten to nine' },
)

/** Notices about hours, to the trainee and to the person who asked. */
export const hoursNotices = notices('dutyHours', GROUP, {
  question: {
    name: {
      zh: '科室对工时提出疑问后（给学员）',
      en: 'When hours are questioned (to the trainee)',
    },
    blanks: [FROM, UNTIL, QUESTION],
    title: {
      zh: '{from} 至 {until} 的工时有疑问',
      en: 'Question about your hours from {from} to {until}',
    },
    body: {
      zh: '科室：{question} 请在“我的工时”中核对，更正或说明后重新确认。',
      en: 'The department asks: {question} Check “My hours”, correct or explain them, and confirm again.',
    },
  },
  retract: {
    name: {
      zh: '科室撤回工时疑问后（给学员）',
      en: 'When a question about hours is withdrawn (to the trainee)',
    },
    blanks: [FROM, UNTIL],
    title: {
      zh: '{from} 至 {until} 的工时疑问已撤回',
      en: 'The question about your hours from {from} to {until} was withdrawn',
    },
    body: {
      zh: '科室撤回了疑问，不需要说明；请再确认一次这一周的工时。',
      en: 'The department has withdrawn its question; you need not explain. Please confirm the hours of this week once more.',
    },
  },
  retractByAnother: {
    name: {
      zh: '工时疑问被他人撤回后（给提出的人）',
      en: 'When somebody else withdraws a question about hours (to the person who asked)',
    },
    blanks: [NAME, FROM, UNTIL],
    title: {
      zh: '你对 {name} 工时的疑问已被撤回',
      en: 'Your question about the hours of {name} was withdrawn',
    },
    body: {
      zh: '另一位负责值班的同事撤回了你对 {from} 至 {until} 工时的疑问。如仍有疑问，可在学员重新确认后再次提出。',
      en: 'A colleague in charge of duty has withdrawn your question about the hours from {from} to {until}. You can ask again once the trainee has confirmed the week.',
    },
  },
  answer: {
    name: {
      zh: '学员答复工时疑问后（给提出的人）',
      en: 'When a question about hours is answered (to the person who asked)',
    },
    blanks: [NAME, FROM, UNTIL, ANSWER],
    title: { zh: '{name} 答复了工时疑问', en: '{name} answered the question about hours' },
    body: {
      zh: '{from} 至 {until} 的工时已重新确认。学员说明：{answer}',
      en: 'The hours from {from} to {until} were confirmed again. The trainee’s answer: {answer}',
    },
  },
})
