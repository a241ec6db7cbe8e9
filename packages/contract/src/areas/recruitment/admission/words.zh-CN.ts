export const admissionZh = {
  auditActions: {},
  fields: {},
  menus: {},
  permissions: {},
  errors: {},
} as const
