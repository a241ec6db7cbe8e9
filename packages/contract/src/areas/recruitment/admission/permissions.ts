import type { Permission } from '../../../kernel/index.ts'

export const admissionPermissions = {} as const satisfies Record<string, Permission>
