import { z } from 'zod'
import { endpoint } from '../../../kernel/calls/endpoint.ts'
import { qualificationPermissions } from '../qualification/access.ts'
import { checkFlow } from './check.flow.ts'

/** What a yearly check found about a teacher, as the library and the own page show it. */
export const checkResult = z.object({
  id: z.number(),
  year: z.number(),
  checkTitle: z.string(),
  state: z.enum(checkFlow.states),
  reason: z.string().nullable(),

  /** Why the office overruled the objection. */
  settlement: z.string().nullable(),
  decidedTime: z.string().nullable(),
})

export type CheckResult = z.output<typeof checkResult>

export const listOwnChecks = endpoint({
  method: 'GET',
  path: '/api/v1/teacherChecks/own',
  summary: 'The own results of yearly checks, the latest first',
  access: { permission: qualificationPermissions.own },
  answer: z.array(checkResult),
})
