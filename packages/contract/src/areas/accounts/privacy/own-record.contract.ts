import { z } from 'zod'
import { endpoint } from '../../../kernel/calls/endpoint.ts'

/**
 * All stored data about the reader, as one JSON file whose keys are words of the reader's language.
 * Numbers are masked, or with `numbers=sealed` are written as `{id, idCard}` or `{id, mobile}`,
 * sealed as in every other answer: our client opens them before it saves the file, so that no full
 * number is sent in the clear.
 */
export const exportOwnRecord = endpoint({
  method: 'GET',
  path: '/api/v1/users/info/export',
  summary: 'What is stored about oneself, as a JSON file',
  access: 'signedIn',
  query: z.object({ numbers: z.enum(['masked', 'sealed']).default('masked') }),
  limit: 'export',
  answer: 'binary',
})
