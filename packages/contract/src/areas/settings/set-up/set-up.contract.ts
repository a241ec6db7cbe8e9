import { z } from 'zod'
import { endpoint } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { recordId } from '../../../kernel/calls/record.ts'
import { searchText } from '../../../kernel/text/text.ts'
import { settingsPermissions as may, settingsErrors } from '../access.ts'

const stepKey = z.object({ step: z.string().regex(/^[a-zA-Z]{1,40}$/) })

const step = z.object({
  step: z.string(),
  title: z.string(),
  lead: z.string(),
  state: z.enum(['done', 'todo', 'notNeeded']),

  /** The pages where it is done; the reader is led to the first that they have. */
  views: z.array(z.string()),

  /** Whether the reader may do it, or only hand it to somebody. */
  mayDo: z.boolean(),
  handedTo: z.object({ id: z.number(), name: z.string() }).nullable(),
  version: z.number(),
})

export type SetUpStep = z.output<typeof step>

export const listSetUpSteps = endpoint({
  method: 'GET',
  path: '/api/v1/setUp',
  summary: 'The steps by which the hospital is set up, each with its state as the records show it',
  access: { permission: may.setUpLead },
  answer: z.object({ steps: z.array(step), left: z.number() }),
})

export const changeSetUpStep = endpoint({
  method: 'PUT',
  path: '/api/v1/setUp/{step}',
  summary: 'Say that a step is not needed here, or hand it to somebody who may do it',
  access: { permission: may.setUpLead },
  params: stepKey,
  body: z.object({
    isNeeded: z.boolean(),
    handedTo: recordId.nullable(),
    version: z.number().int().min(0),
  }),
  answer: z.null(),
  errors: [kernelErrors.notFound, kernelErrors.changedMeanwhile, settingsErrors.stepPersonWrong],
})

export const listSetUpPeople = endpoint({
  method: 'GET',
  path: '/api/v1/setUp/{step}/people',
  summary: 'People whose roles let them do a step, by a part of the name',
  access: { permission: may.setUpLead },
  params: stepKey,
  query: z.object({ keywords: searchText.optional() }),
  answer: z.array(z.object({ value: z.number(), label: z.string() })),
  errors: [kernelErrors.notFound],
})
