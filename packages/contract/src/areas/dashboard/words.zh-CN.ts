export const dashboardZh = {
  area: '首页',
  fields: {
    kind: '事项',
    count: '数量',
    subject: '对象',
    from: '开始日期',
    until: '结束日期',
    pinned: '常用入口',
    view: '页面',
    openings: '打开次数',
    part: '栏目',
    secret: '订阅地址',
  },
  issues: {
    rangeWrong: '结束日期应不早于开始日期，且相距不超过 62 天',
    pinnedTwice: '有重复的入口，请每个只保留一次',
  },
  auditActions: {
    'dashboard.calendarAddress.renew': '生成日历订阅地址',
    'dashboard.calendarAddress.delete': '停用日历订阅地址',
  },
  calendar: { name: '我的日历 · {name}', online: '线上（规培平台）' },
} as const
