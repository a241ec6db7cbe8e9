import type { Permission } from '../../kernel/index.ts'

export const messagesPermissions = {
  deliveryList: 'messages:delivery:list',
  deliverySend: 'messages:delivery:send',
  templateList: 'messages:template:list',
  templateEdit: 'messages:template:edit',
} as const satisfies Record<string, Permission>
