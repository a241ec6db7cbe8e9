import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, searchQuery } from '../../../kernel/calls/page.ts'
import { emptyAsAbsent } from '../../../kernel/text/text.ts'

const notice = z.object({
  id: z.number(),

  /** The stage it belongs to, in the reader's language. */
  group: z.string(),
  title: z.string(),
  body: z.string(),

  /** The page it leads to. */
  path: z.string().nullable(),
  createdAt: z.string(),
  isRead: z.boolean(),
})

export type Notice = z.output<typeof notice>
const unread = z.object({ unread: z.number().int() })

/** Announcements that somebody wrote, or what happened to records of the reader. */
export const NOTICE_SOURCES = ['informs', 'events'] as const
export type NoticeSource = (typeof NOTICE_SOURCES)[number]

/** Everybody reads only their own. `group`: a stage as the list of groups names it. */
export const listNotices = endpoint({
  method: 'GET',
  path: '/messages/notices/page',
  summary: 'The own notices, the newest first',
  access: 'signedIn',
  unsorted: 'a feed, the newest first',
  query: searchQuery.extend({
    unread: emptyAsAbsent(z.enum(['1'])),
    source: emptyAsAbsent(z.enum(NOTICE_SOURCES)),
    group: emptyAsAbsent(z.string().max(60)),
  }),
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

export const listNoticeGroups = endpoint({
  method: 'GET',
  path: '/messages/notices/groups',
  summary: 'The stages of the own notices, with how many of each are unread',
  access: 'signedIn',
  answer: z.array(
    z.object({
      group: z.string(),
      label: z.string(),
      count: z.number().int(),
      unread: z.number().int(),
    }),
  ),
})

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
