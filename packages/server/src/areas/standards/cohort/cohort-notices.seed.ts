import { blank, notices } from '../../../platform/notices.ts'

const GROUP = { zh: '培训标准', en: 'Training standards' }

const NAME = blank(
  'name',
  { zh: '届次', en: 'Cohort' },
  { zh: '2026 级临床药学 36 个月', en: 'Clinical pharmacy 2026, 36 months' },
)

const REASON = blank(
  'reason',
  { zh: '原因', en: 'Reason' },
  { zh: '药库的月数太少', en: 'Too few months in the drug warehouse' },
)

/** Notices to the person who handed a cohort in. */
export const cohortNotices = notices('cohort', GROUP, {
  approve: {
    name: { zh: '届次审核通过后', en: 'When a cohort is approved' },
    blanks: [NAME],
    title: { zh: '届次已通过审核', en: 'The cohort was approved' },
    body: {
      zh: '届次“{name}”的轮转表已通过审核，可以设置选轮时间并排班。',
      en: 'The rotation table of the cohort “{name}” was approved. You can now set its elective period and plan rotations.',
    },
  },
  return: {
    name: { zh: '届次被退回后', en: 'When a cohort is returned' },
    blanks: [NAME, REASON],
    title: { zh: '届次被退回', en: 'The cohort was returned' },
    body: {
      zh: '届次“{name}”被退回：{reason}。请修改后重新提交。',
      en: 'The cohort “{name}” was returned: {reason}. Please change it and submit it again.',
    },
  },
})
