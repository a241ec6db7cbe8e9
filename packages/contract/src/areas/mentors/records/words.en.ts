import type { SameWords } from '../../../kernel/index.ts'
import type { recordsZh } from './words.zh-CN.ts'

export const recordsEn = {
  permissions: { 'mentors:record:own': 'See the own mentor and confirm meetings' },
  menus: { 'mentoring.own': 'My mentor' },
  issues: {},
  sheets: {},
} as const satisfies SameWords<typeof recordsZh>
