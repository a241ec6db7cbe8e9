import { blank, notices } from '../../../platform/notices.ts'

const GROUP = { zh: '到期提醒', en: 'Deadlines' }

const WHAT = blank(
  'what',
  { zh: '事项', en: 'Matter' },
  { zh: '考试：入科理论考试', en: 'Exam: entry examination' },
)

const DUE = blank(
  'due',
  { zh: '截止时间', en: 'Due at' },
  { zh: '2026-12-20 18:00', en: '2026-12-20 18:00' },
)

/**
 * Notices about what has a time and is not done; what reminds by rules of its own has notices of
 * its own.
 */
export const deadlineNotices = notices('deadline', GROUP, {
  near: {
    name: {
      zh: '截止前 7 天和 1 天（给没有完成的人）',
      en: 'Seven days and one day before a deadline',
    },
    blanks: [WHAT, DUE],
    title: { zh: '快到期了：{what}', en: 'Due soon: {what}' },
    body: {
      zh: '“{what}”在 {due} 截止，你还没有完成。',
      en: '“{what}” is due at {due}, and you have not finished it yet.',
    },
  },
  over: {
    name: { zh: '截止后 1 天（给没有完成的人）', en: 'One day after a deadline' },
    blanks: [WHAT, DUE],
    title: { zh: '已逾期：{what}', en: 'Overdue: {what}' },
    body: {
      zh: '“{what}”已于 {due} 截止，你没有完成。请打开页面，看还能不能补办。',
      en: '“{what}” was due at {due}, and you did not finish it. Open the page to see whether you still can.',
    },
  },
})
