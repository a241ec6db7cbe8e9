import type { Permission } from '../../../kernel/index.ts'

export const arrivalPermissions = {} as const satisfies Record<string, Permission>
