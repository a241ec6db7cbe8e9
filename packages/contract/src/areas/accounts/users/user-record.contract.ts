import { z } from 'zod'
import { type AnswerOf, endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { moment } from '../../../kernel/values/moment.ts'
import { accountsPermissions as may } from '../access.ts'
import { auditRow } from '../audit/audit.contract.ts'
import { userRow } from './user.contract.ts'

/**
 * Details of one account: list fields, what it administers, how it logs in; its changes for readers
 * of the audit log.
 */
export const getUser = endpoint({
  method: 'GET',
  path: '/api/v1/users/{id}',
  summary: 'One account to read, numbers masked',
  access: { permission: may.userList },
  params: idParam,
  answer: userRow.extend({
    administers: z.array(
      z.object({ type: z.enum(['base', 'department']), id: z.number(), name: z.string() }),
    ),
    lastLoginAt: moment.nullable(),

    /** null: the user has not set a password yet. */
    passwordChangedAt: moment.nullable(),
    wechatBoundAt: moment.nullable(),

    /** Changes of the account, newest first; empty without the permission for the audit log. */
    history: z.array(auditRow),
  }),
})

export type UserRecord = AnswerOf<typeof getUser>
