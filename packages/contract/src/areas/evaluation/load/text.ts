import { book } from '../../../kernel/text/label.ts'

export const loadWords = book({
  fields: { from: ['开始日期', 'From'], until: ['结束日期', 'Until'], only: ['范围', 'Which'] },
  sheets: {
    raterLoads: {
      title: ['评价人负担', 'Load of raters'],
      columns: {
        rater: ['评价人', 'Rater'],
        monday: ['周一', 'Monday'],
        tasks: ['份数', 'Tasks'],
        named: ['其中实名', 'Named'],
        answered: ['实名已评', 'Answered (named)'],
        dropped: ['接触太少', 'Too little contact'],
        medianHours: ['用时中位数（小时）', 'Median hours to the answer'],
      },
      rules: {},
    },
  },
  permissions: {
    'evaluation:load:list': ['查看评价人负担', 'See the load of raters'],
    'evaluation:load:export': ['导出评价人负担', 'Export the load of raters'],
  },
  menus: { 'evaluate.load': ['评价人负担', 'Load of raters'] },
})
