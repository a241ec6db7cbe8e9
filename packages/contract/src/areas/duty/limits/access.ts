import type { Permission } from '../../../kernel/index.ts'

export const regimePermissions = {
  choose: 'duty:hours:regime',
} as const satisfies Record<string, Permission>
