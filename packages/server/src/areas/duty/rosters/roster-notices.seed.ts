import { blank, notices } from '../../../platform/notices.ts'

const GROUP = { zh: '值班', en: 'Duty' }

const DEPARTMENT = blank(
  'department',
  { zh: '科室', en: 'Department' },
  { zh: '住院药房', en: 'Inpatient Pharmacy' },
)

const MONTH = blank('month', { zh: '月份', en: 'Month' }, { zh: '2026-12', en: '2026-12' })
const COUNT = blank('count', { zh: '班次数', en: 'Number of shifts' }, { zh: '6', en: '6' })
const DAY = blank('day', { zh: '日期', en: 'Day' }, { zh: '2026-12-05', en: '2026-12-05' })
const BEFORE = blank('before', { zh: '原班次', en: 'Previous shift' }, { zh: '夜班', en: 'Night' })
const AFTER = blank('after', { zh: '新班次', en: 'New shift' }, { zh: '休息', en: 'None' })

const REASON = blank(
  'reason',
  { zh: '原因', en: 'Reason' },
  { zh: '同事请病假', en: 'a colleague is ill' },
)

/** Notices to the people of a roster. */
export const rosterNotices = notices('dutyRoster', GROUP, {
  publish: {
    name: { zh: '排班发布后（通知学员）', en: 'When a roster is published (to trainees)' },
    blanks: [DEPARTMENT, MONTH, COUNT],
    title: { zh: '{month} 排班已发布：{department}', en: 'Roster of {month}: {department}' },
    body: {
      zh: '{department} {month} 的排班已发布，你有 {count} 个班次。请在“我的班次”查看。',
      en: 'The roster of {department} for {month} is published. You have {count} {count:shift|shifts}. See “My shifts”.',
    },
  },
  changed: {
    name: {
      zh: '已发布的班次调整后（通知学员）',
      en: 'When a published shift changes (to trainees)',
    },
    blanks: [DEPARTMENT, DAY, BEFORE, AFTER, REASON],
    title: {
      zh: '{day} 班次有调整：{department}',
      en: 'Your shift on {day} has changed: {department}',
    },
    body: {
      zh: '{day} 你在{department}的班次由“{before}”调整为“{after}”。原因：{reason}。',
      en: 'Your shift in {department} on {day} was changed from {before} to {after}. Reason: {reason}.',
    },
  },
})
