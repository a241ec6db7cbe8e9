import { blank, notices } from '../../../platform/notices.ts'

const GROUP = { zh: '导师管理', en: 'Mentors' }
const DAY = blank('day', { zh: '指导日期', en: 'Date' }, { zh: '2026-11-20', en: '2026-11-20' })
const TOPIC = blank(
  'topic',
  { zh: '主题', en: 'Topic' },
  { zh: '文献阅读', en: 'Literature reading' },
)

const REASON = blank(
  'reason',
  { zh: '原因', en: 'Reason' },
  { zh: '日期应为 11 月 19 日', en: 'The date should be 19 November' },
)

/** Notices about records of guidance. */
export const recordNotices = notices('mentorMeeting', GROUP, {
  logged: {
    name: {
      zh: '导师登记指导记录后（给学员）',
      en: 'When a mentor logs a meeting (to the trainee)',
    },
    blanks: [DAY, TOPIC],
    title: { zh: '请确认一次导师指导', en: 'Please confirm a mentor meeting' },
    body: {
      zh: '导师登记了 {day} 的指导“{topic}”，请确认。',
      en: 'Your mentor logged the meeting “{topic}” on {day}; please confirm it.',
    },
  },
  dispute: {
    name: {
      zh: '学员对指导记录有异议后（给导师）',
      en: 'When a trainee disputes a meeting (to the mentor)',
    },
    blanks: [DAY, TOPIC, REASON],
    title: { zh: '学员对指导记录有异议', en: 'A trainee disputes a meeting' },
    body: {
      zh: '学员对 {day} 的指导“{topic}”有异议：{reason}。请更正后重新提交，或撤回。',
      en: 'The trainee disputes the meeting “{topic}” on {day}: {reason}. Please correct and submit it again, or withdraw it.',
    },
  },
})
