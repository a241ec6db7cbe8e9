export const messagesZh = {
  area: '消息',
  auditActions: {},
  fields: {},
  menus: {},
  permissions: {},
  errors: {},
} as const
