import { blank, notices } from '../../platform/notices.ts'

const GROUP = { zh: '评价', en: 'Evaluation' }

const TARGET = blank(
  'target',
  { zh: '评价任务', en: 'Evaluation round' },
  { zh: '2026 年秋季带教评价', en: 'Teachers, autumn 2026' },
)

const COUNT = blank('count', { zh: '份数', en: 'Number of evaluations' }, { zh: '3', en: '3' })
const DUE = blank('due', { zh: '应完成日期', en: 'Due on' }, { zh: '2026-12-10', en: '2026-12-10' })
const FORM = blank('form', { zh: '评价表', en: 'Form' }, { zh: 'Mini-CEX', en: 'Mini-CEX' })
const RATER = blank('rater', { zh: '评价人', en: 'By' }, { zh: '王老师', en: 'Wang' })

/** Notices to raters, and to a trainee who was evaluated. */
export const evaluationNotices = notices('evaluation', GROUP, {
  open: {
    name: { zh: '评价开始后（给评价人）', en: 'When an evaluation opens (to raters)' },
    blanks: [TARGET, COUNT, DUE],
    title: { zh: '请完成评价：{target}', en: 'Please evaluate: {target}' },
    body: {
      zh: '“{target}”有 {count} 份评价请你填写，请在 {due} 前完成。',
      en: '“{target}” has {count} {count:evaluation|evaluations} for you to fill in. Please complete them by {due}.',
    },
  },
  remind: {
    name: {
      zh: '评价即将到期（给没有完成的人）',
      en: 'When an evaluation is due soon (to those who have not answered)',
    },
    blanks: [TARGET, COUNT, DUE],
    title: { zh: '评价还没有完成：{target}', en: 'Evaluation not completed yet: {target}' },
    body: {
      zh: '“{target}”还有 {count} 份评价没有填写，{due} 到期。',
      en: '{count} {count:evaluation|evaluations} of “{target}” {count:is|are} still open, due on {due}.',
    },
  },
  overdue: {
    name: {
      zh: '评价逾期（给没有完成的人）',
      en: 'When an evaluation is overdue (to those who have not answered)',
    },
    blanks: [TARGET, COUNT, DUE],
    title: { zh: '评价已逾期：{target}', en: 'Evaluation overdue: {target}' },
    body: {
      zh: '“{target}”还有 {count} 份评价没有填写，{due} 已到期，请尽快补填。',
      en: '{count} {count:evaluation|evaluations} of “{target}” {count:was|were} due on {due}; please fill {count:it|them} in as soon as possible.',
    },
  },
  received: {
    name: {
      zh: '收到老师的评价后（给学员）',
      en: 'When a trainee has been evaluated (to the trainee)',
    },
    blanks: [FORM, RATER],
    title: { zh: '你收到一份评价：{form}', en: 'You have received an evaluation: {form}' },
    body: {
      zh: '{rater}完成了对你的评价（{form}），可以查看评分和评语。',
      en: '{rater} has evaluated you ({form}); you can see the marks and comments.',
    },
  },
})
