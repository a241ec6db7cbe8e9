import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { readVersion, recordId, recordOption } from '../../../kernel/calls/record.ts'
import { requiredText } from '../../../kernel/text/text.ts'
import { ruleErrors as errors, rulePermissions as may } from './access.ts'

const points = z.number().int().min(0).max(100)

export const ruleForm = z.object({
  leastTheory: points,
  leastSkill: points,
  leastDaily: points,

  /** Percent of the workload a block requires. */
  leastWorkload: points,

  /** Percent of the working days, with one digit: 33.3 is a third. */
  mostAbsence: z.number().min(0).max(100),
  source: requiredText(500),
})

export type RuleForm = z.output<typeof ruleForm>

const rule = ruleForm.extend({
  id: z.number(),
  baseId: z.number().nullable(),
  base: z.string().nullable(),
  version: z.number(),
  actions: z.array(z.enum(['edit', 'delete'])),
})

export type Rule = z.output<typeof rule>

export const listRules = endpoint({
  method: 'GET',
  path: '/api/v1/rotationRules',
  summary:
    'What a rotation needs to be passed: of every base first, then of the bases with their own',
  access: { permission: may.list },
  unscoped: 'rules of every base are for all; those of one base are narrowed to the reader',
  answer: z.object({
    list: z.array(rule),

    /**
     * Bases whose own rules the reader may add.
     */ bases: z.array(recordOption),
  }),
})

export const createRule = endpoint({
  method: 'POST',
  path: '/api/v1/rotationRules',
  summary: 'Give a base its own rules',
  access: { permission: may.edit },
  body: ruleForm.extend({ baseId: recordId }),
  once: true,
  answer: z.object({ id: z.number() }),
  errors: [errors.ruleTaken, errors.ruleBaseUnknown],
})

export const updateRule = endpoint({
  method: 'PUT',
  path: '/api/v1/rotationRules/{id}',
  summary: 'Change rules; results that are confirmed stay',
  access: { permission: may.edit },
  params: idParam,
  body: ruleForm.extend({ version: readVersion }),
  answer: z.object({ version: z.number() }),
  errors: [kernelErrors.notFound, kernelErrors.changedMeanwhile],
})

export const deleteRule = endpoint({
  method: 'DELETE',
  path: '/api/v1/rotationRules/{id}',
  summary: 'Take away the rules of a base, which then has those of every base',
  access: { permission: may.edit },
  params: idParam,
  query: z.object({ version: z.coerce.number().pipe(readVersion) }),
  answer: z.null(),
  errors: [kernelErrors.notFound, kernelErrors.changedMeanwhile, errors.ruleOfEveryBase],
})
