import type { SameWords } from '../../../kernel/index.ts'
import type { examsZh } from './words.zh-CN.ts'

export const examsEn = {
  auditActions: {},
  fields: {},
  menus: {},
  permissions: {},
  errors: {},
} as const satisfies SameWords<typeof examsZh>
