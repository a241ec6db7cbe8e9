import { endpoint } from '../../../kernel/index.ts'

/**
 * Server-sent events: each names a path below which the window reads again (`{"path": …}`). It ends
 * with the session.
 */
export const watchChanges = endpoint({
  method: 'GET',
  path: '/api/v1/live',
  summary: 'What changes for the reader, as it happens',
  access: 'signedIn',
  answer: 'binary',
})
