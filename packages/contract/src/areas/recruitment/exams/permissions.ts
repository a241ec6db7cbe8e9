import type { Permission } from '../../../kernel/index.ts'

/** Whoever types a score may check somebody else's, never the own one: one person may well hold both. */
export const examsPermissions = {
  arrange: 'recruit:exam:arrange',
  score: 'recruit:exam:score',
  check: 'recruit:exam:check',
  export: 'recruit:exam:export',
} as const satisfies Record<string, Permission>
