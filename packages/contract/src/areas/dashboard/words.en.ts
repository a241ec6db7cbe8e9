import type { SameWords } from '../../kernel/index.ts'
import type { dashboardZh } from './words.zh-CN.ts'

export const dashboardEn = {
  area: 'Home',
  fields: { kind: 'Matter', count: 'How many', subject: 'Subject', from: 'From', until: 'Until' },
  issues: { rangeWrong: 'must not be before the first day, and at most 62 days after it' },
} as const satisfies SameWords<typeof dashboardZh>
