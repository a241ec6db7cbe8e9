import { blank, notices } from '../../../platform/notices.ts'

const GROUP = { zh: '导师管理', en: 'Mentors' }

const BASE = blank(
  'base',
  { zh: '基地', en: 'Base' },
  { zh: '医院药师基地', en: 'Hospital pharmacists' },
)

const YEAR = blank('year', { zh: '年度', en: 'Year' }, { zh: '2026', en: '2026' })

const REASON = blank(
  'reason',
  { zh: '原因', en: 'Reason' },
  { zh: '本年度已安排其他教学任务', en: 'Other teaching duties already planned this year' },
)

/** Notices to teachers who offered to be mentor. */
export const libraryNotices = notices('mentorEntry', GROUP, {
  pass: {
    name: { zh: '导师申报通过后', en: 'When an offer as mentor is passed' },
    blanks: [BASE, YEAR],
    title: { zh: '导师申报已通过', en: 'Your offer as mentor was passed' },
    body: {
      zh: '你在{base}的 {year} 年度导师申报已通过科室审核。',
      en: 'Your department has passed your offer as mentor at {base} for {year}.',
    },
  },
  reject: {
    name: { zh: '导师申报未通过后', en: 'When an offer as mentor is rejected' },
    blanks: [BASE, YEAR, REASON],
    title: { zh: '导师申报未通过', en: 'Your offer as mentor was rejected' },
    body: {
      zh: '你在{base}的 {year} 年度导师申报未通过：{reason}。修改后可以重新提交。',
      en: 'Your offer as mentor at {base} for {year} was rejected: {reason}. You can correct it and submit it again.',
    },
  },
})
