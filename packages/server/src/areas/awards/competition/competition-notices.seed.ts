import { blank, notices } from '../../../platform/notices.ts'

const GROUP = { zh: '评优评先', en: 'Awards' }

const KIND = blank(
  'kind',
  { zh: '奖项', en: 'Award' },
  { zh: '卓越住培学员', en: 'Outstanding trainee' },
)

const YEAR = blank('year', { zh: '年度', en: 'Year' }, { zh: '2026', en: '2026' })

/** Notices to reviewers of a competition. */
export const competitionNotices = notices('awardCompetition', GROUP, {
  open: {
    name: { zh: '评委评分开始后', en: 'When scoring of a competition opens (to reviewers)' },
    blanks: [KIND, YEAR],
    title: { zh: '请为{kind}评分', en: 'Please score: {kind}' },
    body: {
      zh: '你被聘为 {year} 年度{kind}的评委，请评分后提交；提交后不能更改。',
      en: 'You have been appointed reviewer for {kind} of {year}. Please score the candidates and submit your scores; they cannot be changed afterwards.',
    },
  },
})
