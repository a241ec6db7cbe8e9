import type { Permission } from '../../../kernel/index.ts'

/** A person may hold both permissions but may not check a score they entered. */
export const examsPermissions = {
  arrange: 'recruit:exam:arrange',
  score: 'recruit:exam:score',
  check: 'recruit:exam:check',
  export: 'recruit:exam:export',
} as const satisfies Record<string, Permission>
