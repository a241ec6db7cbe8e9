import { book } from '../../../kernel/text/label.ts'

export const figureWords = book({
  fields: {
    year: ['年度', 'Year'],
    leaveTypeId: ['请假类型', 'Leave type'],
    baseId: ['培训基地', 'Base'],
    by: ['统计方式', 'Grouped by'],
  },
  figuresBy: { department: ['按科室', 'By department'], type: ['按类型', 'By type'], month: ['按月份', 'By month'] },
  noDepartment: ['不在科室', 'Not in a department'],
  unexcused: ['旷工', 'Unexcused'],
  away: ['外出', 'Off-site'],
  month: ['{month} 月', 'Month {month}'],
  permissions: {
    'absence:figure:list': ['查看请假数据', 'See leave statistics'],
    'absence:figure:export': ['导出请假数据', 'Export leave statistics'],
  },
  menus: { 'daily.leaveFigures': ['请假数据', 'Leave statistics'] },
  sheets: {
    leaveFigures: {
      title: ['请假数据', 'Leave statistics'],
      columns: {
        label: ['项目', 'Item'],
        days: ['天数', 'Days'],
        absences: ['次数', 'Times'],
        people: ['人数', 'People'],
        share: ['占比（%）', 'Share (%)'],
      },
      rules: {},
    },
  },
})
