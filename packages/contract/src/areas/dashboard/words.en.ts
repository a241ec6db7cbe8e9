import type { SameWords } from '../../kernel/index.ts'
import type { dashboardZh } from './words.zh-CN.ts'

export const dashboardEn = {
  area: 'Home',
  fields: { kind: 'Matter', count: 'How many', intake: 'Intake' },
} as const satisfies SameWords<typeof dashboardZh>
