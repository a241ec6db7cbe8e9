import type { Permission } from '../../kernel/index.ts'

export const messagesPermissions = {
  templateList: 'messages:template:list',
  templateEdit: 'messages:template:edit',
} as const satisfies Record<string, Permission>
