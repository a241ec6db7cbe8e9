export const examsZh = {
  auditActions: {},
  fields: {},
  menus: {},
  permissions: {},
  errors: {},
} as const
