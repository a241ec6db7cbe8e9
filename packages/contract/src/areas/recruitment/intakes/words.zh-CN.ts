export const intakesZh = {
  auditActions: {},
  fields: {},
  menus: {},
  permissions: {},
  errors: {},
} as const
