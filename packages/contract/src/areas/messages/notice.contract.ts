import { z } from 'zod'
import { emptyAsAbsent, endpoint, idParam, kernelErrors, pageOf, pageQuery } from '../../kernel/index.ts'
import { messagesPermissions as may } from './permissions.ts'

const notice = z.object({
  id: z.number(),
  title: z.string(),
  body: z.string(),
  /** The page it leads to. */
  path: z.string().nullable(),
  createdAt: z.string(),
  isRead: z.boolean(),
})
export type Notice = z.output<typeof notice>
const unread = z.object({ unread: z.number().int() })

/** Everybody reads only their own. */
export const listNotices = endpoint({
  method: 'GET',
  path: '/messages/notices/page',
  summary: 'The own notices, the newest first',
  access: 'signedIn',
  query: pageQuery.extend({ unread: emptyAsAbsent(z.enum(['1'])) }),
  answer: pageOf(notice),
})
export const countUnread = endpoint({
  method: 'GET',
  path: '/messages/notices/unread',
  summary: 'How many of the own notices are unread',
  access: 'signedIn',
  answer: unread,
})
export const readNotice = endpoint({
  method: 'POST',
  path: '/messages/notices/{id}/read',
  summary: 'One of the own notices was read',
  access: 'signedIn',
  params: idParam,
  answer: unread,
  errors: [kernelErrors.notFound],
})
export const readAllNotices = endpoint({
  method: 'POST',
  path: '/messages/notices/read',
  summary: 'All of the own notices were read',
  access: 'signedIn',
  answer: unread,
})

/** For administrators. The notice itself stays on the site even if its SMS or WeChat message fails. */
export const getUndelivered = endpoint({
  method: 'GET',
  path: '/messages/undelivered',
  summary: 'How many messages by WeChat or SMS wait to be sent, and how many of the last seven days could not be',
  access: { permission: may.deliveryList },
  answer: z.object({ waiting: z.number().int(), failed: z.number().int() }),
})
