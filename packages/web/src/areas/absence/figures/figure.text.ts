import { book } from '../../../platform/texts/book.ts'

export const figureText = book({
  title: ['请假数据', 'Leave statistics'],
  lead: ['只计已批准和已登记的，按请假当天所在的科室统计', 'Only approved and recorded days, counted in the department of that day'],
  empty: ['这一年还没有请假。换一个年度看看。', 'No leave this year. Try another year.'],
  by: ['统计方式', 'Grouped by'],
  year: ['年度', 'Year'],
  thisYear: ['{year} 年', '{year}'],
  type: ['请假类型', 'Leave type'],
  base: ['培训基地', 'Base'],
  labels: { department: ['科室', 'Department'], type: ['请假类型', 'Leave type'], month: ['月份', 'Month'] },
  days: ['天数', 'Days'],
  absences: ['次数', 'Times'],
  people: ['人数', 'People'],
  share: ['占比', 'Share'],
  percent: ['{value}%', '{value}%'],
  chart: {
    department: ['哪个科室请假天数最多？', 'Which department has the most days of leave?'],
    type: ['哪种假请得最多？', 'Which leave type is taken most?'],
    month: ['哪几个月请假最多？', 'In which months is most leave taken?'],
  },
  summary: ['{label} {days} 天', '{label}: {days} {days:day|days}'],
})
