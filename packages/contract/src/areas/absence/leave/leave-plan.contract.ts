import { z } from 'zod'
import { LEAVE_STEPS } from '../leave-types/step-rule.contract.ts'
import { eventOfPlan } from './leave-event.contract.ts'

export const yearOfPlan = z.object({
  year: z.number(),
  days: z.number(),
  isProvisional: z.boolean(),

  /** Days left after this leave; null: no limit. */
  left: z.number().nullable(),
})

const part = z.object({
  /** The department of the part; null without one. */
  place: z.string().nullable(),
  names: z.array(z.string()),
})

const touched = z.object({
  department: z.string(),
  startsOn: z.string(),
  endsOn: z.string(),

  /** Working days of the stay, those of it that are away already, and those of this leave. */
  workingDays: z.number(),
  awayBefore: z.number(),
  days: z.number(),

  /** Absence of the stay with this leave, and the most that is allowed, in percent. */
  share: z.number(),
  limit: z.number(),
  isRepeat: z.boolean(),
})

/**
 * An exam, a class or a duty at a fixed time during the leave; `when`: its first minute, or its
 * day.
 */
const seat = z.object({ what: z.string(), on: z.string(), when: z.string() })

export const leavePlan = z.object({
  total: z.number(),
  workingDays: z.number(),
  countedBy: z.enum(['working', 'calendar']),
  years: z.array(yearOfPlan),
  steps: z.array(z.object({ step: z.enum(LEAVE_STEPS), parts: z.array(part) })),

  /** Papers that are needed, by their names. */
  papers: z.string().nullable(),
  notice: z.object({ days: z.number(), earliest: z.string(), isShort: z.boolean() }),
  stays: z.array(touched),

  /** Seats given up by a leave that is not refused for them. */
  seats: z.array(seat),
  event: eventOfPlan.nullable(),
  extension: z.object({ days: z.number(), plannedEnd: z.string(), newEnd: z.string() }).nullable(),

  /** Why it is not allowed, as a sentence. */
  refusal: z.string().nullable(),
})

export type LeavePlan = z.output<typeof leavePlan>
