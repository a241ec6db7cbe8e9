export const dashboardZh = {
  area: '首页',
  fields: { kind: '事项', count: '数量', subject: '对象', from: '开始日期', until: '结束日期' },
  issues: { rangeWrong: '结束日期应不早于开始日期，且相距不超过 62 天' },
} as const
