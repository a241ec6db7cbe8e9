import { z } from 'zod'
import { endpoint } from '../../kernel/index.ts'
import { WAITING_KINDS } from './waiting.public.ts'

/** What waits for the reader, each with how many; nothing that counts none. */
export const listWaitingForMe = endpoint({
  method: 'GET',
  path: '/api/v1/waiting',
  summary: 'What waits for the reader, and how many of each',
  access: 'signedIn',
  answer: z.array(
    z.object({
      kind: z.enum(WAITING_KINDS),
      count: z.number(),
      intake: z.object({ id: z.number(), name: z.string() }).nullable(),
    }),
  ),
})
