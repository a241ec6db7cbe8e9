import type { Permission } from '../../../kernel/index.ts'

export const partnerPermissions = {
  own: 'signup:partner:own',
  list: 'signup:partner:list',
  review: 'signup:partner:review',
} as const satisfies Record<string, Permission>
