import type { Permission } from '../../../kernel/index.ts'

export const bankPermissions = {
  /** Write questions, and read those one may use. */
  build: 'learning:question:build',
  /** Keep the bank: review and retire questions, sort them into categories. */
  review: 'learning:question:review',
  export: 'learning:question:export',
} as const satisfies Record<string, Permission>
