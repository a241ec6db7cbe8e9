export const statisticsZh = {
  auditActions: {},
  fields: {},
  menus: {},
  permissions: {},
  errors: {},
} as const
