import { z } from 'zod'
import { endpoint } from '../../../kernel/calls/endpoint.ts'
import { recordOption } from '../../../kernel/calls/record.ts'
import { moment } from '../../../kernel/values/moment.ts'
import { component } from '../score.public.ts'
import { examsPermissions as may } from './access.ts'

const intake = z.object({
  id: z.number(),
  name: z.string(),
  year: z.number(),
  scoresBy: z.enum(['applicant', 'offer']),
  components: z.array(
    z.object({ component, weight: z.number(), minimum: z.number(), isNeeded: z.boolean() }),
  ),

  /** Scores are accepted only once the commitment of the seed is published. */
  isSeedCommitted: z.boolean(),
  scoreReviewUntil: moment.nullable(),

  /** Qualified, not exempt, and without a seat. */
  waiting: z.number(),
  arranged: z.number(),
  scored: z.number(),
  openReviews: z.number(),
  bases: z.array(recordOption),
  majors: z.array(recordOption.extend({ baseId: z.number() })),
  sessions: z.array(recordOption.extend({ free: z.number(), hasBegun: z.boolean() })),
})

export type ExamIntake = z.output<typeof intake>

/** The intakes the exam pages offer, with their waiting work; newest first. */
export const listExamIntakes = endpoint({
  method: 'GET',
  path: '/api/v1/exams/intakes',
  summary:
    'Intakes with their exam rules, sessions and what waits to be arranged, scored or answered',
  access: { permission: [may.arrange, may.score, may.check] },
  answer: z.array(intake),
})
