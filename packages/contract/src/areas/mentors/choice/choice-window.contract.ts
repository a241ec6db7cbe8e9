import { z } from 'zod'

const MENTOR_MODES = ['firstCome', 'match'] as const
/** off: switched off, whatever the dates say. */
const MENTOR_WINDOW_STATES = ['off', 'upcoming', 'open', 'over'] as const
export type MentorWindowState = (typeof MENTOR_WINDOW_STATES)[number]

/** A window in which trainees and mentors of a base choose each other, as the rooms of both show it. */
export const mentorWindow = z.object({
  id: z.number(),
  base: z.string(),
  year: z.number(),
  mode: z.enum(MENTOR_MODES),
  maxChoices: z.number(),
  startsAt: z.string(),
  endsAt: z.string(),
  state: z.enum(MENTOR_WINDOW_STATES),
})
export type MentorWindow = z.output<typeof mentorWindow>
