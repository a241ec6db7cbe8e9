import { book } from '../../../platform/texts/book.ts'

export const figureText = book({
  title: ['请假数据', 'Figures of leave'],
  lead: ['只计已批准和已登记的，按请假当天所在的科室统计', 'Approved and recorded days, in the department of the day'],
  empty: ['这一年还没有请假。换一个年度看看。', 'There is no leave in this year. Try another one.'],
  by: ['统计方式', 'Grouped'],
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
    department: ['哪个科室请假天数最多？', 'Which department has most days of leave?'],
    type: ['哪种假请得最多？', 'Which leave is taken most?'],
    month: ['哪几个月请假最多？', 'In which months is most leave taken?'],
  },
  summary: ['{label} {days} 天', '{label}: {days} {days:day|days}'],
})
