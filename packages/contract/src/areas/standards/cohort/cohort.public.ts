import { z } from 'zod'
import { endpoint } from '../../../kernel/calls/endpoint.ts'
import { recordOption } from '../../../kernel/calls/record.ts'
import { cohortPermissions as may } from './access.ts'
import { cohortFlow } from './cohort.flow.ts'

/** Cohorts as choices of forms and filters, the latest first. */
export const listCohortOptions = endpoint({
  method: 'GET',
  path: '/api/v1/cohorts/options',
  summary: 'Cohorts in the reader’s scope as choices, the latest first',
  access: { permission: may.list },
  answer: z.array(recordOption.extend({ majorId: z.number(), state: z.enum(cohortFlow.states) })),
})
