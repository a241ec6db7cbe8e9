import type { SameWords } from '../../../kernel/index.ts'
import type { intakesZh } from './words.zh-CN.ts'

export const intakesEn = {
  auditActions: {},
  fields: {},
  menus: {},
  permissions: {},
  errors: {},
} as const satisfies SameWords<typeof intakesZh>
