import { z } from 'zod'
import { endpoint } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { readVersion } from '../../../kernel/calls/record.ts'
import { hoursPermissions as hoursMay } from '../hours/access.ts'
import { regimePermissions as may } from './access.ts'

/**
 * Which rules count. The labour law: 40 hours and the overtime agreed, 36 hours of overtime a month.
 * The hospital's own: its hours a week. ACGME: 80 hours a week, averaged over four.
 */
export const REGIMES = ['labour', 'own', 'acgme'] as const

const regime = z.object({
  regime: z.enum(REGIMES),

  /** Hours of overtime a week that are agreed; for the labour law. */
  agreedOvertime: z.number().int().min(0).max(9),

  /** Hours a week; for the hospital's own rule. */
  ownWeekly: z.number().int().min(40).max(80),

  /**
   * The pay of shifts on legal holidays is settled: they earn leave under the labour law too (Labour
   * Law, art. 44).
   */
  holidaysSettled: z.boolean().default(false),

  /** Months after which leave that a shift earned ends. */
  earnedMonths: z.number().int().min(1).max(12).default(6),
  version: readVersion,
})

export type Regime = z.output<typeof regime>

export const getRegime = endpoint({
  method: 'GET',
  path: '/api/v1/dutyRegime',
  summary: 'Which limits of working hours count in the hospital',
  access: { permission: hoursMay.list },
  answer: regime.extend({
    /** Hours that it allows in a week. */
    most: z.number(),
  }),
})

export const setRegime = endpoint({
  method: 'PUT',
  path: '/api/v1/dutyRegime',
  summary: 'Choose which limits of working hours count in the hospital',
  access: { permission: may.choose },
  body: regime,
  answer: z.object({ version: z.number() }),
  errors: [kernelErrors.changedMeanwhile],
})
