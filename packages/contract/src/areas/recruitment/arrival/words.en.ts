import type { SameWords } from '../../../kernel/index.ts'
import type { arrivalZh } from './words.zh-CN.ts'

export const arrivalEn = {
  auditActions: {},
  fields: {},
  menus: {},
  permissions: {},
  errors: {},
} as const satisfies SameWords<typeof arrivalZh>
