import type { NoticeKind } from '../../../platform/area.ts'

/** Notices to reviewers of a competition. */
export const competitionNotices: readonly NoticeKind[] = [
  {
    kind: 'awardCompetition.open',
    group: { zh: '评优评先', en: 'Awards' },
    name: { zh: '评委评分开始后', en: 'When the scoring of a competition opens' },
    blanks: [
      { name: 'kind', zh: '奖项', en: 'Award', example: '卓越住培学员', exampleEn: 'Outstanding trainee' },
      { name: 'year', zh: '年度', en: 'Year', example: '2026', exampleEn: '2026' },
    ],
    title: { zh: '请为{kind}评分', en: 'Please score {kind}' },
    body: {
      zh: '你被聘为 {year} 年度{kind}的评委，请评分后提交；提交后不能更改。',
      en: 'You are a reviewer of {kind} of {year}. Please score the candidates and submit; submitted scores cannot be changed.',
    },
  },
]
