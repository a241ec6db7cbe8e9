import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, pageQuery } from '../../../kernel/calls/page.ts'
import { emptyAsAbsent } from '../../../kernel/text/text.ts'
import { messagesPermissions as may, messagesErrors } from '../access.ts'

/** The channels other than the site, in the order in which they are shown. */
export const channels = ['wechat', 'sms', 'mail'] as const
export const channel = z.enum(channels)
export type Channel = z.output<typeof channel>

/**
 * How soon a kind goes out: at any hour, at once but not at night, or with the others of the day.
 */
export const paces = ['urgent', 'daytime', 'digest'] as const
export const pace = z.enum(paces)
export type Pace = z.output<typeof pace>
export const deliveryStates = ['due', 'sending', 'sent', 'failed'] as const
const deliveryState = z.enum(deliveryStates)

/** Deliveries by channel, kind of notice, and whether they ended within the last seven days. */
const deliveryFilter = z.object({
  channel: emptyAsAbsent(channel),
  kind: emptyAsAbsent(z.string().max(100)),
  recent: emptyAsAbsent(z.enum(['1'])),
})

const delivery = z.object({
  id: z.number(),

  /** Who it is for; never the address it goes to. */
  person: z.string(),
  kind: z.string(),
  title: z.string(),
  channel,
  state: deliveryState,
  inDigest: z.boolean(),
  tries: z.number().int(),
  dueAt: z.string(),
  doneAt: z.string().nullable(),

  /** Why it was not taken, in words. */
  reason: z.string().nullable(),
  actions: z.array(z.string()),
})

export type Delivery = z.output<typeof delivery>

/**
 * `total` is exact up to this; with `isTotalCapped` there are more, and pages end there.
 */
export const DELIVERY_COUNT_LIMIT = 10_000

export const listDeliveries = endpoint({
  method: 'GET',
  path: '/messages/deliveries/page',
  summary: 'Messages outside the site, the newest first, with the result of each',
  access: { permission: may.deliveryList },
  unscoped: 'the log of deliveries is of the whole hospital; it shows no address',
  unsorted: 'a log of millions of rows, the newest first',
  query: pageQuery.extend({ ...deliveryFilter.shape, state: emptyAsAbsent(deliveryState) }),
  answer: pageOf(delivery).extend({ isTotalCapped: z.boolean() }),
})

export const sendAgain = endpoint({
  method: 'POST',
  path: '/messages/deliveries/{id}/send',
  summary: 'A failed message is tried again',
  access: { permission: may.deliverySend },
  params: idParam,
  answer: z.null(),
  errors: [kernelErrors.notFound, messagesErrors.deliveryNotFailed],
})

const sentAgain = z.object({
  /** How many messages are tried again. */
  count: z.number().int(),
})

export const sendManyAgain = endpoint({
  method: 'POST',
  path: '/messages/deliveries/send-many',
  summary: 'Those of the chosen messages that have failed are tried again',
  access: { permission: may.deliverySend },
  body: z.object({ ids: z.array(z.number().int().positive()).min(1).max(200) }),
  answer: sentAgain,
})

/**
 * Messages that one call sends again: an outage of a day fits, and the audit rows of all of them
 * fit one statement.
 */
export const SENT_AGAIN_AT_ONCE = 2000

export const sendAllAgain = endpoint({
  method: 'POST',
  path: '/messages/deliveries/send-all',
  summary: `All failed messages of a filter are tried again, the oldest first, at most ${SENT_AGAIN_AT_ONCE} in one call`,
  access: { permission: may.deliverySend },
  body: deliveryFilter,
  answer: sentAgain,
})
