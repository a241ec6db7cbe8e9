import { book } from '../../../kernel/text/label.ts'

export const loadWords = book({
  fields: { from: ['开始日期', 'From'], until: ['结束日期', 'Until'], only: ['范围', 'Scope'] },
  sheets: {
    raterLoads: {
      title: ['评价人负担', 'Rater load'],
      columns: {
        rater: ['评价人', 'Rater'],
        monday: ['周一', 'Monday'],
        tasks: ['份数', 'Tasks'],
        named: ['其中实名', 'Named'],
        answered: ['实名已评', 'Answered (named)'],
        dropped: ['接触太少', 'Too little contact'],
        medianHours: ['用时中位数（小时）', 'Median response time (hours)'],
      },
      rules: {},
    },
  },
  permissions: {
    'evaluation:load:list': ['查看评价人负担', 'See rater load'],
    'evaluation:load:export': ['导出评价人负担', 'Export rater load'],
  },
  menus: { 'evaluate.load': ['评价人负担', 'Rater load'] },
})
