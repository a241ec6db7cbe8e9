import { z } from 'zod'
import { endpoint } from '../../../kernel/calls/endpoint.ts'
import { messagesPermissions as may } from '../access.ts'

/**
 * The notice itself stays on the site even if its message fails. Every page of the office asks this:
 * it does not load the contract of the list for it.
 */
export const getUndelivered = endpoint({
  method: 'GET',
  path: '/messages/undelivered',
  summary: 'How many messages wait to be sent, and how many of the last seven days could not be',
  access: { permission: may.deliveryList },
  answer: z.object({ waiting: z.number().int(), failed: z.number().int() }),
})
