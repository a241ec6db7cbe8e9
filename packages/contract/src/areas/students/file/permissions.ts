import type { Permission } from '../../../kernel/index.ts'

export const filePermissions = {
  own: 'students:file:own',
  /** Whole numbers and the address of trainees, and the printed file. */
  reveal: 'students:file:reveal',
  /** Whole account numbers of trainees, for whoever pays them. */
  bank: 'students:bank:read',
  exportBank: 'students:bank:export',
} as const satisfies Record<string, Permission>
