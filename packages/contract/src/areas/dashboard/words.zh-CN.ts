export const dashboardZh = {
  area: '首页',
  fields: { kind: '事项', count: '数量', intake: '招生批次' },
} as const
