export const recordsZh = {
  permissions: { 'mentors:record:own': '查看本人导师与确认指导记录' },
  menus: { 'mentoring.own': '我的导师' },
  issues: {},
  sheets: {},
} as const
