import { z } from 'zod'
import { endpoint } from '../../../kernel/calls/endpoint.ts'
import { pageOf, pageQuery } from '../../../kernel/calls/page.ts'
import { masked } from '../../../kernel/values/sensitive.ts'
import { accountsPermissions as may } from '../access.ts'

/**
 * Messages stored instead of sent, newest first. Numbers are masked, and codes too unless this is a
 * demo.
 */
export const listOutbox = endpoint({
  method: 'GET',
  path: '/api/v1/outbox/page',
  summary: 'Messages in the outbox',
  access: { permission: may.outboxList },
  unsorted: 'what was stored instead of sent, the newest first',
  query: pageQuery,
  answer: pageOf(
    z.object({
      id: z.number(),
      purpose: z.string(),
      mobile: masked,
      text: z.string(),
      createTime: z.string(),
    }),
  ),
})
