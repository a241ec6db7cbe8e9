import { z } from 'zod'

/** What is known of a trainee on a day, as it was read; kept and never read again. */
export const packetFacts = z.object({
  /** The day of what has a history; `madeOn` that of what is known as of today only. */
  factsOn: z.string(),
  madeOn: z.string(),
  major: z.string(),
  department: z.string().nullable(),
  startsOn: z.string(),
  plannedEnd: z.string().nullable(),

  /** How much of the training was over when the packet was made, from 0 to 1. */
  timeShare: z.number().nullable(),
  mentor: z.string().nullable(),

  /** Confirmed meetings with the mentor in the year before. */
  meetings: z.number(),

  /** Working days of absence in the year before, and of them without leave. */
  absentDays: z.number(),
  unexcusedDays: z.number(),

  /** The completion check, what is behind the time of the training first. */
  lines: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      state: z.enum(['met', 'missing', 'unrecorded']),
      detail: z.string().nullable(),
      isBehind: z.boolean(),
    }),
  ),
  levels: z.array(z.object({ item: z.string(), level: z.number(), until: z.string() })),

  /** Results of released evaluations by staff and at the bedside in the year before, out of 100. */
  evaluations: z.array(z.object({ form: z.string(), on: z.string(), score: z.number() })),

  /** Released results of exams in the year before, in percent. */
  exams: z.array(
    z.object({ exam: z.string(), on: z.string(), percent: z.number(), isPassed: z.boolean() }),
  ),
  stays: z.array(
    z.object({
      id: z.number(),
      department: z.string(),
      startsOn: z.string(),
      endsOn: z.string(),
      state: z.string(),
    }),
  ),
  situations: z.array(
    z.object({ kind: z.string(), startsOn: z.string(), endsOn: z.string().nullable() }),
  ),

  /** Goals of the latest plan that was in force. */
  goals: z.array(
    z.object({
      goal: z.string(),
      owner: z.string(),
      dueOn: z.string(),
      result: z.string().nullable(),
    }),
  ),

  /** What the session before decided. */
  last: z.object({ heldOn: z.string(), outcome: z.string() }).nullable(),
})

export type PacketFacts = z.output<typeof packetFacts>
