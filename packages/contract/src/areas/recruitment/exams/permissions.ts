import type { Permission } from '../../../kernel/index.ts'

export const examsPermissions = {} as const satisfies Record<string, Permission>
