import { blank, notices } from '../../../platform/notices.ts'

const GROUP = { zh: '培训标准', en: 'Training standards' }

const COHORT = blank(
  'cohort',
  { zh: '届次', en: 'Cohort' },
  { zh: '2026 级临床药学 36 个月', en: 'Clinical pharmacy 2026, 36 months' },
)

const FROM = blank(
  'from',
  { zh: '开始时间', en: 'Starts at' },
  { zh: '2026-09-01 08:00', en: '2026-09-01 08:00' },
)

const UNTIL = blank(
  'until',
  { zh: '截止时间', en: 'Ends at' },
  { zh: '2026-09-15 24:00', en: '2026-09-15 24:00' },
)

/** Notices to trainees about the electives they choose. */
export const electivesNotices = notices('electives', GROUP, {
  window: {
    name: { zh: '设置选轮时间后', en: 'When the elective period is set' },
    blanks: [COHORT, FROM, UNTIL],
    title: { zh: '请选择选轮科室', en: 'Please choose your electives' },
    body: {
      zh: '届次“{cohort}”的选轮时间是 {from} 至 {until}，请在截止前选择。',
      en: 'The elective period of “{cohort}” runs from {from} to {until}. Please choose before it ends.',
    },
  },
  remind: {
    name: { zh: '提醒学员选轮', en: 'Reminder to choose electives' },
    blanks: [COHORT, UNTIL],
    title: { zh: '选轮科室还没有选完', en: 'Electives still to choose' },
    body: {
      zh: '届次“{cohort}”的选轮在 {until} 截止，你还没有选完。',
      en: 'The elective period of “{cohort}” ends at {until}; you have not finished choosing.',
    },
  },
})
