import type { SameWords } from '../../../kernel/index.ts'
import type { figuresZh } from './words.zh-CN.ts'

export const figuresEn = {
  fields: {
    year: 'Year',
    leaveTypeId: 'Leave type',
    baseId: 'Base',
    by: 'Figures by',
  },
  figuresBy: { department: 'By department', type: 'By type', month: 'By month' },
  noDepartment: 'In no department',
  unexcused: 'Unexcused',
  away: 'Away',
  month: 'Month {month}',
  permissions: { 'absence:figure:list': 'See figures of leave', 'absence:figure:export': 'Export figures of leave' },
  menus: { 'daily.leaveFigures': 'Figures of leave' },
  sheets: {
    leaveFigures: {
      title: 'Figures of leave',
      columns: { label: 'Item', days: 'Days', absences: 'Times', people: 'People', share: 'Share (%)' },
      rules: {},
    },
  },
} as const satisfies SameWords<typeof figuresZh>
