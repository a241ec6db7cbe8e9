import { z } from 'zod'
import { endpoint } from '../../../kernel/calls/endpoint.ts'
import { recordOption } from '../../../kernel/calls/record.ts'
import { emptyAsAbsent } from '../../../kernel/text/text.ts'
import { objectOf } from '../../../kernel/values/object-of.ts'
import { statisticsPermissions as may } from './access.ts'

/**
 * The stages of the funnel, in order (registered, qualified, examined, admitted, confirmed,
 * arrived).
 */
export const STATIONS = [
  'signedUp',
  'qualified',
  'examined',
  'admitted',
  'confirmed',
  'arrived',
  'enrolled',
] as const

export type Station = (typeof STATIONS)[number]

/** The dimensions by which the funnel is split. */
export const SPLITS = ['offer', 'traineeKind', 'school', 'education'] as const
export type Split = (typeof SPLITS)[number]

const counts = z.object(objectOf(STATIONS, () => z.number()))

const group = counts.extend({ label: z.string(), seats: z.number().nullable() })
export type FunnelGroup = z.output<typeof group>

const query = z.object({
  intakeId: emptyAsAbsent(z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER)),
})

/** Without an intake the newest one is used. */
export const getStatistics = endpoint({
  method: 'GET',
  path: '/api/v1/recruitment/statistics',
  summary:
    'The funnel of an intake, whole and by offer, trainee kind, school and education, in the reader’s scope',
  access: { permission: may.view },
  query,
  answer: z.object({
    intake: z.object({ id: z.number(), name: z.string() }).nullable(),
    intakes: z.array(recordOption),
    total: counts,

    /** Registrations per day, oldest first. */
    days: z.array(z.object({ day: z.string(), count: z.number() })),
    groups: z.object(objectOf(SPLITS, () => z.array(group))),
  }),
})

export const exportStatistics = endpoint({
  method: 'GET',
  path: '/api/v1/recruitment/statistics/_export',
  summary: 'The same figures as a sheet',
  access: { permission: may.export },
  query,
  limit: 'export',
  answer: 'binary',
})
