import { z } from 'zod'
import { endpoint } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, searchQuery } from '../../../kernel/calls/page.ts'
import { HEALTH_LEVELS } from '../../../kernel/health.ts'
import { moment } from '../../../kernel/values/moment.ts'
import { accountsErrors, accountsPermissions as may } from '../access.ts'

export const OUTSIDE_SYSTEMS = ['mail', 'sms', 'wechat', 'sso'] as const
export type OutsideSystem = (typeof OUTSIDE_SYSTEMS)[number]

const fact = z.object({
  name: z.string(),

  /** The channel or host that it is of. */
  about: z.string().nullable(),
  label: z.string(),
  shown: z.string(),
  level: z.enum(HEALTH_LEVELS),

  /** What to do; null while all is well. */
  remedy: z.string().nullable(),
})

export type HealthFact = z.output<typeof fact>

const outside = z.object({
  system: z.enum(OUTSIDE_SYSTEMS),

  /** The value of its variable, such as smtp. */
  provider: z.string(),
  isOn: z.boolean(),
  actions: z.array(z.string()),
})

export type Outside = z.output<typeof outside>

const callTime = z.object({
  method: z.string(),
  route: z.string(),
  calls: z.number(),
  averageMs: z.number(),
  slowestMs: z.number(),
  slowestAt: moment,
})

export type CallTime = z.output<typeof callTime>

export const getHealth = endpoint({
  method: 'GET',
  path: '/api/v1/system/health',
  summary: 'The health of the installation: facts with their levels and what to do',
  access: { permission: may.healthList },
  answer: z.object({
    takenAt: moment,
    versions: z.object({
      product: z.string(),
      commit: z.string(),
      database: z.string(),
      node: z.string(),
    }),
    groups: z.array(
      z.object({ group: z.enum(['storage', 'work', 'answers']), facts: z.array(fact) }),
    ),
    outside: z.array(outside),

    /** The slowest calls of today. */
    calls: z.array(callTime),
  }),
})

export const listUnexpectedErrors = endpoint({
  method: 'GET',
  path: '/api/v1/system/errors/page',
  summary: 'Errors that were answered with a reference, newest first; `keywords` is a reference',
  access: { permission: may.healthList },
  unsorted: 'lines without a table, the newest first',
  query: searchQuery,
  answer: pageOf(
    z.object({
      ref: z.string(),
      at: moment,
      method: z.string(),
      route: z.string(),
      name: z.string(),
      code: z.string().nullable(),
      places: z.array(z.string()),
    }),
  ),
})

export const sendHealthTest = endpoint({
  method: 'POST',
  path: '/api/v1/system/health/tests',
  summary: 'Send oneself a test by mail, SMS or WeChat, or ask the provider of single sign-on',
  access: { permission: may.healthTest },
  body: z.object({ system: z.enum(OUTSIDE_SYSTEMS) }),
  answer: z.object({ isDone: z.boolean(), message: z.string() }),
  errors: [accountsErrors.systemOff, accountsErrors.noOwnAddress, kernelErrors.tooMany],
})
