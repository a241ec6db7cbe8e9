import type { SameWords } from '../../../kernel/index.ts'
import type { statisticsZh } from './words.zh-CN.ts'

export const statisticsEn = {
  auditActions: {},
  fields: {},
  menus: {},
  permissions: {},
  errors: {},
} as const satisfies SameWords<typeof statisticsZh>
