import type { Permission } from '../../kernel/index.ts'

export const messagesPermissions = {
  deliveryList: 'messages:delivery:list',
  templateList: 'messages:template:list',
  templateEdit: 'messages:template:edit',
} as const satisfies Record<string, Permission>
