import type { Permission } from '../../../kernel/index.ts'

export const paperPermissions = {
  /** Design papers, by hand or by a blueprint, and print them. */
  build: 'learning:paper:build',
  /** Check papers of the bases one answers for: exams may use them. */
  check: 'learning:paper:check',
} as const satisfies Record<string, Permission>
