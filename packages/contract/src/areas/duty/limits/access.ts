import type { Permission } from '../../../kernel/calls/endpoint.ts'

export const regimePermissions = {
  choose: 'duty:hours:regime',
} as const satisfies Record<string, Permission>
