import { z } from 'zod'
import { recordId } from '../../../kernel/calls/record.ts'
import { calendarDay, optionalText } from '../../../kernel/text/text.ts'
import { EVENT_KINDS } from '../leave-types/leave-type.contract.ts'

export const childNumber = z.number().int().min(1).max(9)
export const eventName = optionalText(60)

/** Extra days of the event, such as for each further child, each as often as it is chosen. */
export const chosenExtra = z.object({ dayId: recordId, count: z.number().int().min(1).max(9) })

export const eventShape = {
  /**
   * The day of the birth, the marriage or another event of which the days are. All that name the
   * same event share its days.
   */
  eventOn: calendarDay.nullish().transform((day) => day ?? null),

  /** Who died, or what it is about. */
  eventName,
  childNumber: childNumber.nullish().transform((number) => number ?? null),
  extras: z.array(chosenExtra).max(10).default([]),
}

/**
 * The event of a leave: how many days it has with the extras that are chosen, and how many of them
 * other applications use.
 */
export const eventOfPlan = z.object({
  kind: z.enum(EVENT_KINDS),

  /** Null: no limit. */
  most: z.number().nullable(),
  taken: z.number(),
  extras: z.array(
    z.object({
      dayId: z.number(),
      name: z.string(),
      days: z.number(),
      isCounted: z.boolean(),
    }),
  ),

  /** Events that earlier applications of the type name. */
  known: z.array(
    z.object({
      eventOn: z.string(),
      eventName: z.string().nullable(),
      childNumber: z.number().nullable(),
    }),
  ),
})

export type LeaveEvent = z.output<typeof eventOfPlan>

/** The event that an absence names, with the extra days that were chosen. */
export const namedEvent = z.object({
  kind: z.enum(EVENT_KINDS),
  on: z.string(),
  name: z.string().nullable(),
  childNumber: z.number().nullable(),
  extras: z.array(z.object({ name: z.string(), days: z.number(), count: z.number() })),
})
