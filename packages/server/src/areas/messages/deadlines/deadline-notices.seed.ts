import type { NoticeBlank, NoticeKind } from '../../../platform/area.ts'

const group = { zh: '到期提醒', en: 'Deadlines' }
const WHAT: NoticeBlank = { name: 'what', zh: '事项', en: 'What', example: '考试：入科理论考试', exampleEn: 'Exam: entry examination' }
const DUE: NoticeBlank = { name: 'due', zh: '截止时间', en: 'Due at', example: '2026-12-20 18:00', exampleEn: '2026-12-20 18:00' }
const blanks = [WHAT, DUE]

/** Notices about what has a time and is not done; what reminds by rules of its own has notices of its own. */
export const deadlineNotices: readonly NoticeKind[] = [
  {
    ...{ kind: 'deadline.near', group, blanks },
    name: { zh: '截止前 7 天和 1 天（给没有完成的人）', en: 'Seven days and one day before a deadline' },
    title: { zh: '快到期了：{what}', en: 'Due soon: {what}' },
    body: { zh: '“{what}”在 {due} 截止，你还没有完成。', en: '“{what}” is due at {due}, and you have not done it yet.' },
  },
  {
    ...{ kind: 'deadline.over', group, blanks },
    name: { zh: '截止后 1 天（给没有完成的人）', en: 'One day after a deadline' },
    title: { zh: '已逾期：{what}', en: 'Overdue: {what}' },
    body: {
      zh: '“{what}”已于 {due} 截止，你没有完成。请打开页面，看还能不能补办。',
      en: '“{what}” was due at {due}, and you have not done it. Open the page to see whether it is still possible.',
    },
  },
]
