import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { searchQuery } from '../../../kernel/calls/page.ts'
import { readVersion } from '../../../kernel/calls/record.ts'
import { sheetCalls } from '../../../kernel/calls/sheet.ts'
import { calendarDay } from '../../../kernel/text/text.ts'
import { completionErrors as errors, completionPermissions as may } from './access.ts'

/** Points from which the final theory and the final skill examination are passed. */
export const PASS_MARK = 60

/** Points of an examination. */
export const finalPoints = z.number().min(0).max(100).multipleOf(0.1)

export const scoreForm = z.object({
  theory: finalPoints.nullable().default(null),
  theoryOn: calendarDay.nullable().default(null),
  skill: finalPoints.nullable().default(null),
  skillOn: calendarDay.nullable().default(null),
})

export type ScoreForm = z.output<typeof scoreForm>

/** Final theory and skill have no area of their own: the office records them here. */
export const saveFinalScore = endpoint({
  method: 'PUT',
  path: '/api/v1/completions/scores/{id}',
  summary:
    'Record the final theory and skill scores of a trainee; version 0 where nothing is recorded',
  access: { permission: may.score },
  params: idParam,
  body: scoreForm.extend({ version: readVersion }),
  answer: z.null(),
  errors: [
    errors.scoreDay,
    errors.scoreDaySkill,
    errors.scoreSettled,
    kernelErrors.notFound,
    kernelErrors.changedMeanwhile,
  ],
})

export const finalScoreSheet = sheetCalls({
  path: '/api/v1/completions/scores',
  what: 'final theory and skill scores',
  exporting: may.export,
  importing: may.import,
  filters: searchQuery.pick({ keywords: true }),
})
