import type { Permission } from '../../../kernel/calls/endpoint.ts'
import { errorsOf } from '../../../kernel/calls/errors.ts'

export const recipientPermissions = {
  /** Keep groups of people under a name. */
  groups: 'messages:group:edit',
} as const satisfies Record<string, Permission>

export const recipientErrors = errorsOf('messages', {
  /** The field of the input is named by the server: the list that has what is not within reach. */
  recipientsUnknown: { status: 400, code: 'A0400' },
  recipientsNobody: { status: 400, code: 'A0400', field: 'recipients' },
  groupNameTaken: { status: 409, code: 'A0400', field: 'name' },
})
