import type { NoticeBlank, NoticeKind } from '../../../platform/area.ts'

const group = { zh: '导师管理', en: 'Mentors' }
const BASE: NoticeBlank = { name: 'base', zh: '基地', en: 'Base', example: '医院药师基地', exampleEn: 'Hospital pharmacists' }
const YEAR: NoticeBlank = { name: 'year', zh: '年度', en: 'Year', example: '2026', exampleEn: '2026' }
const REASON: NoticeBlank = {
  ...{ name: 'reason', zh: '原因', en: 'Reason' },
  ...{ example: '本年度已安排其他教学任务', exampleEn: 'Other teaching duties are planned this year' },
}
/** Notices to teachers who offered to be mentor. */
export const libraryNotices: readonly NoticeKind[] = [
  {
    kind: 'mentorEntry.pass',
    group,
    name: { zh: '导师申报通过后', en: 'When a mentor is passed' },
    blanks: [BASE, YEAR],
    title: { zh: '导师申报已通过', en: 'You are in the mentor library' },
    body: { zh: '你在{base}的 {year} 年度导师申报已通过科室审核。', en: 'The department passed you as mentor at {base} for {year}.' },
  },
  {
    kind: 'mentorEntry.reject',
    group,
    name: { zh: '导师申报未通过后', en: 'When a mentor is rejected' },
    blanks: [BASE, YEAR, REASON],
    title: { zh: '导师申报未通过', en: 'Your offer as mentor was rejected' },
    body: {
      zh: '你在{base}的 {year} 年度导师申报未通过：{reason}。修改后可以重新提交。',
      en: 'Your offer as mentor at {base} for {year} was rejected: {reason}. You may correct it and submit it again.',
    },
  },
]
