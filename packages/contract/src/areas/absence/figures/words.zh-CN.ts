export const figuresZh = {
  fields: {
    year: '年度',
    leaveTypeId: '请假类型',
    baseId: '培训基地',
    by: '统计方式',
  },
  figuresBy: { department: '按科室', type: '按类型', month: '按月份' },
  noDepartment: '不在科室',
  unexcused: '旷工',
  away: '外出',
  month: '{month} 月',
  permissions: { 'absence:figure:list': '查看请假数据', 'absence:figure:export': '导出请假数据' },
  menus: { 'daily.leaveFigures': '请假数据' },
  sheets: {
    leaveFigures: {
      title: '请假数据',
      columns: { label: '项目', days: '天数', absences: '次数', people: '人数', share: '占比（%）' },
      rules: {},
    },
  },
} as const
