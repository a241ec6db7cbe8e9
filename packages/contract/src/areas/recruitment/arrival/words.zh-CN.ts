export const arrivalZh = {
  auditActions: {},
  fields: {},
  menus: {},
  permissions: {},
  errors: {},
} as const
