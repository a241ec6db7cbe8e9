import { z } from 'zod'
import { endpoint } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { messagesErrors } from '../access.ts'
import { channel, pace } from '../deliveries/delivery.contract.ts'

const preference = z.object({
  kind: z.string(),
  name: z.string(),
  group: z.string(),
  pace,

  /** The ways the office has opened for this kind, and which of them the reader does not want. */
  channels: z.array(channel),
  refused: z.array(channel),
})

export type Preference = z.output<typeof preference>

const preferences = z.object({
  /** By which ways the reader can be reached now. */
  reachable: z.array(channel),
  kinds: z.array(preference),
})

export type Preferences = z.output<typeof preferences>

/**
 * Everybody chooses for themselves; kinds for others than the reader's roles are included, since
 * roles change.
 */
export const getPreferences = endpoint({
  method: 'GET',
  path: '/messages/preferences',
  summary: 'Which notices reach the reader outside the site, and how',
  access: 'signedIn',
  answer: preferences,
})

export const changePreferences = endpoint({
  method: 'PUT',
  path: '/messages/preferences',
  summary: 'Take or refuse a channel for kinds of notices',
  access: 'signedIn',
  body: z.object({
    kinds: z.array(z.string().max(100)).min(1).max(300),
    channel,
    isOn: z.boolean(),
  }),
  answer: preferences,
  errors: [kernelErrors.notFound, messagesErrors.urgentStays],
})
