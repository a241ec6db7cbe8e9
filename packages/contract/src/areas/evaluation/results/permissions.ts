import type { Permission } from '../../../kernel/index.ts'

export const resultPermissions = {
  /** Released results: the office all, base administrators those of their bases. */
  list: 'evaluation:result:list',
  export: 'evaluation:result:export',
  /** Released results about oneself or the own department. */
  own: 'evaluation:result:own',
  severity: 'evaluation:severity:list',
} as const satisfies Record<string, Permission>
