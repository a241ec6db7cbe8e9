import { blank, notices } from '../../../platform/notices.ts'

const GROUP = { zh: '评优评先', en: 'Awards' }

const KIND = blank(
  'kind',
  { zh: '奖项', en: 'Award' },
  { zh: '优秀住培学员', en: 'Excellent trainee' },
)

const YEAR = blank('year', { zh: '年度', en: 'Year' }, { zh: '2026', en: '2026' })

const REASON = blank(
  'reason',
  { zh: '原因', en: 'Reason' },
  { zh: '材料不齐全', en: 'The documents are incomplete' },
)

/** Notices to people who applied for an award, or for whom a base did. */
export const applicationNotices = notices('awardApplication', GROUP, {
  nominate: {
    name: { zh: '基地代为申报后', en: 'When a base has applied for a person' },
    blanks: [KIND, YEAR],
    title: { zh: '基地为你申报了{kind}', en: 'Your base applied for {kind} for you' },
    body: {
      zh: '你所在的基地为你申报了 {year} 年度{kind}，由毕后办审核；不愿意参评时可以撤回。',
      en: 'Your base applied for {kind} of {year} for you; the office will review it. If you do not want to take part, you can withdraw it.',
    },
  },
  basePass: {
    name: { zh: '奖项申报基地通过后', en: 'When the base has passed an application' },
    blanks: [KIND, YEAR],
    title: { zh: '奖项申报已通过基地审核', en: 'Your base passed your application' },
    body: {
      zh: '你申报的 {year} 年度{kind}已通过基地审核。',
      en: 'Your base passed your application for {kind} of {year}.',
    },
  },
  officePass: {
    name: { zh: '奖项申报毕后办通过后', en: 'When the office has passed an application' },
    blanks: [KIND, YEAR],
    title: { zh: '奖项申报已通过毕后办审核', en: 'The office passed your application' },
    body: {
      zh: '你申报的 {year} 年度{kind}已通过毕后办审核。',
      en: 'The office passed your application for {kind} of {year}.',
    },
  },
  grant: {
    name: { zh: '授予奖项后', en: 'When an award is granted' },
    blanks: [KIND, YEAR],
    title: { zh: '恭喜获得{kind}', en: 'Congratulations: {kind}' },
    body: {
      zh: '你获得了 {year} 年度{kind}，已列入获奖名单。',
      en: 'You have been granted {kind} of {year} and are listed among the award winners.',
    },
  },
  reject: {
    name: { zh: '奖项申报未通过后', en: 'When an application is rejected' },
    blanks: [KIND, YEAR, REASON],
    title: { zh: '奖项申报未通过', en: 'Your application was rejected' },
    body: {
      zh: '你申报的 {year} 年度{kind}未通过：{reason}',
      en: 'Your application for {kind} of {year} was rejected: {reason}',
    },
  },
})
