import type { Permission } from '../../../kernel/index.ts'

export const changePermissions = {
  own: 'mentors:change:own',
  answer: 'mentors:change:answer',
  list: 'mentors:change:list',
  decide: 'mentors:change:decide',
} as const satisfies Record<string, Permission>
