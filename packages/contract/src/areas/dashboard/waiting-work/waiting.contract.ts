import { z } from 'zod'
import { endpoint } from '../../../kernel/calls/endpoint.ts'
import { URGENCIES } from '../../../kernel/flows/waiting.ts'

export const waitingRow = z.object({
  area: z.string(),
  kind: z.string(),

  /** Label in the reader's language, shown after the count. */
  label: z.string(),
  count: z.number(),

  /** How soon it has to be done; rows that are due are never folded. */
  urgency: z.enum(URGENCIES),

  /** The intake, cohort … that the page handles one at a time. */
  subject: z.object({ id: z.number(), name: z.string() }).nullable(),
})

/** Work waiting for the reader, by kind with its count; kinds with none are omitted. */
export const listWaitingForMe = endpoint({
  method: 'GET',
  path: '/api/v1/waiting',
  summary: 'What waits for the reader, and how many of each',
  access: 'signedIn',
  answer: z.array(waitingRow),
})
