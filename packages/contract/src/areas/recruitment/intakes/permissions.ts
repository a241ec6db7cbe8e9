import type { Permission } from '../../../kernel/index.ts'

export const intakesPermissions = {} as const satisfies Record<string, Permission>
