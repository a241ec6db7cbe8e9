import type { SameWords } from '../../kernel/index.ts'
import type { messagesZh } from './words.zh-CN.ts'

export const messagesEn = {
  area: 'Messages',
  auditActions: {},
  fields: {},
  menus: {},
  permissions: {},
  errors: {},
} as const satisfies SameWords<typeof messagesZh>
