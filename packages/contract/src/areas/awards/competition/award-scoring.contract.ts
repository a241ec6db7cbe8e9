import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { recordId } from '../../../kernel/calls/record.ts'
import { storedFile } from '../../files/stored-file.public.ts'
import { awardCompetitionErrors as errors, awardCompetitionPermissions as may } from './access.ts'
import { awardCompetitionFlow } from './award-competition.flow.ts'

const access = { permission: may.score }

const duty = z.object({
  id: z.number(),
  kind: z.string(),
  year: z.number(),
  round: z.number(),
  state: z.enum(awardCompetitionFlow.states),
  candidates: z.number(),
  scored: z.number(),
  submittedAt: z.string().nullable(),
})

export type ScoringDuty = z.output<typeof duty>

export const listScoringDuties = endpoint({
  method: 'GET',
  path: '/api/v1/awardScoring',
  summary: 'Competitions that the reader scores or has scored, the latest first',
  access,
  answer: z.array(duty),
})

const sheet = z.object({
  id: z.number(),
  code: z.number(),

  /** Null if the kind hides names. */
  name: z.string().nullable(),
  base: z.string().nullable(),
  statement: z.string().nullable(),
  files: z.array(storedFile),

  /** The reader’s own points. */
  points: z.array(z.object({ criterionId: z.number(), points: z.number() })),
})

export type ScoringSheet = z.output<typeof sheet>

export const getScoring = endpoint({
  method: 'GET',
  path: '/api/v1/awardScoring/one',
  summary: 'The candidates of a competition with the reader’s own points, and nobody else’s',
  access,
  query: z.object({ id: z.coerce.number().pipe(recordId) }),
  answer: duty.extend({
    hidesNames: z.boolean(),
    isOpen: z.boolean(),
    criteria: z.array(
      z.object({ id: z.number(), name: z.string(), weight: z.number(), scale: z.number() }),
    ),
    sheets: z.array(sheet),
  }),
  errors: [kernelErrors.notFound],
})

export type Scoring = z.output<typeof getScoring.answer>
const saving = [kernelErrors.notFound, errors.notScoring, errors.scoresSubmitted]

export const saveScores = endpoint({
  method: 'PUT',
  path: '/api/v1/awardScoring/{id}',
  summary: 'Save the own points of one candidate; a criterion left out has none',
  access,
  params: idParam,
  body: z.object({
    candidateId: recordId,
    points: z
      .array(z.object({ criterionId: recordId, points: z.number().int().min(0).max(100) }))
      .max(20),
  }),
  answer: z.object({ scored: z.number() }),
  errors: [...saving, errors.pointsOutside],
})

export const submitScores = endpoint({
  method: 'POST',
  path: '/api/v1/awardScoring/{id}/submit',
  summary: 'Submit the own points of all candidates; they cannot be changed afterwards',
  access,
  params: idParam,
  answer: z.object({ submittedAt: z.string() }),
  errors: [...saving, errors.scoresMissing],
})
