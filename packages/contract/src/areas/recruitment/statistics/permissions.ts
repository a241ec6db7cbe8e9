import type { Permission } from '../../../kernel/index.ts'

export const statisticsPermissions = {} as const satisfies Record<string, Permission>
