import type { NoticeBlank, NoticeKind } from '../../platform/area.ts'

const group = { zh: '评价', en: 'Evaluation' }
const TARGET: NoticeBlank = {
  name: 'target',
  zh: '评价任务',
  en: 'Target',
  example: '2026 年秋季带教评价',
  exampleEn: 'Teachers, autumn 2026',
}
const COUNT: NoticeBlank = { name: 'count', zh: '份数', en: 'How many', example: '3', exampleEn: '3' }
const DUE: NoticeBlank = { name: 'due', zh: '应完成日期', en: 'Due on', example: '2026-12-10', exampleEn: '2026-12-10' }
const FORM: NoticeBlank = { name: 'form', zh: '评价表', en: 'Form', example: 'Mini-CEX', exampleEn: 'Mini-CEX' }
const RATER: NoticeBlank = { name: 'rater', zh: '评价人', en: 'By', example: '王老师', exampleEn: 'Wang' }

/** Notices to raters, and to a trainee who was evaluated. */
export const evaluationNotices: readonly NoticeKind[] = [
  {
    ...{ kind: 'evaluation.open', group, blanks: [TARGET, COUNT, DUE] },
    name: { zh: '评价开始后（给评价人）', en: 'When an evaluation opens (to raters)' },
    title: { zh: '请完成评价：{target}', en: 'Please evaluate: {target}' },
    body: { zh: '“{target}”有 {count} 份评价请你填写，请在 {due} 前完成。', en: '“{target}” asks you for {count} evaluations by {due}.' },
  },
  {
    ...{ kind: 'evaluation.remind', group, blanks: [TARGET, COUNT, DUE] },
    name: { zh: '评价即将到期（给没有完成的人）', en: 'When an evaluation is due (to those not done)' },
    title: { zh: '评价还没有完成：{target}', en: 'Still to evaluate: {target}' },
    body: {
      zh: '“{target}”还有 {count} 份评价没有填写，{due} 到期。',
      en: '{count} evaluations of “{target}” are still open; they are due on {due}.',
    },
  },
  {
    ...{ kind: 'evaluation.overdue', group, blanks: [TARGET, COUNT, DUE] },
    name: { zh: '评价逾期（给没有完成的人）', en: 'When an evaluation is overdue (to those not done)' },
    title: { zh: '评价已逾期：{target}', en: 'Overdue: {target}' },
    body: {
      zh: '“{target}”还有 {count} 份评价没有填写，{due} 已到期，请尽快补填。',
      en: '{count} evaluations of “{target}” were due on {due}; please fill them in soon.',
    },
  },
  {
    ...{ kind: 'evaluation.received', group, blanks: [FORM, RATER] },
    name: { zh: '收到老师的评价后（给学员）', en: 'When a trainee was evaluated' },
    title: { zh: '你收到一份评价：{form}', en: 'You were evaluated: {form}' },
    body: {
      zh: '{rater}完成了对你的评价（{form}），可以查看评分和评语。',
      en: '{rater} has evaluated you ({form}); you can read the marks and comments.',
    },
  },
]
