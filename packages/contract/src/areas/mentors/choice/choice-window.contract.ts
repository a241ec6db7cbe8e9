import { z } from 'zod'
import { MENTOR_WINDOW_STATES, WINDOW_MODES } from '../library/mentor-window.contract.ts'

/** A window in which trainees and mentors of a base choose each other, as the room shows it. */
export const mentorWindow = z.object({
  id: z.number(),
  base: z.string(),
  year: z.number(),
  mode: z.enum(WINDOW_MODES),
  maxChoices: z.number(),
  startsAt: z.string(),
  endsAt: z.string(),
  state: z.enum(MENTOR_WINDOW_STATES),
})

export type MentorWindow = z.output<typeof mentorWindow>
