import type { SameWords } from '../../../kernel/index.ts'
import type { admissionZh } from './words.zh-CN.ts'

export const admissionEn = {
  auditActions: {},
  fields: {},
  menus: {},
  permissions: {},
  errors: {},
} as const satisfies SameWords<typeof admissionZh>
