import type { Permission } from '../../kernel/index.ts'

export const messagesPermissions = {} as const satisfies Record<string, Permission>
