import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { readVersion, recordId, recordOption } from '../../../kernel/calls/record.ts'
import { emptyAsAbsent } from '../../../kernel/text/text.ts'
import { leaveTypeErrors as errors, leaveTypePermissions as may } from './access.ts'

/** Who decides a leave, in this order. */
export const LEAVE_STEPS = ['supervisor', 'department', 'base', 'office'] as const
export type LeaveStep = (typeof LEAVE_STEPS)[number]

/** A step is needed for more working days than this; 0: always; empty: never. */
const over = emptyAsAbsent(z.number().min(0).max(365).multipleOf(0.5)).transform(
  (value) => value ?? null,
)

export const stepRuleForm = z.object({
  supervisor: over,
  department: over,
  base: over,
  office: over,
})

export type StepRuleForm = z.output<typeof stepRuleForm>

const rule = stepRuleForm.extend({
  id: z.number(),
  leaveTypeId: z.number().nullable(),
  leaveType: z.string().nullable(),
  version: z.number(),
  actions: z.array(z.enum(['edit', 'delete'])),
})

export type LeaveStepRule = z.output<typeof rule>

export const listStepRules = endpoint({
  method: 'GET',
  path: '/api/v1/leaveSteps',
  summary: 'Which steps decide a leave of how many working days: every type first, then exceptions',
  access: { permission: may.list },
  unscoped: 'a rule of the hospital that holds for all bases',
  answer: z.object({
    list: z.array(rule),

    /**
     * Types without an exception.
     */ types: z.array(recordOption),
  }),
})

export const createStepRule = endpoint({
  method: 'POST',
  path: '/api/v1/leaveSteps',
  summary: 'Give a leave type steps of its own',
  access: { permission: may.edit },
  body: stepRuleForm.extend({ leaveTypeId: recordId }),
  once: true,
  answer: z.object({ id: z.number() }),
  errors: [errors.stepRuleTaken, errors.stepRuleNobody, kernelErrors.notFound],
})

export const updateStepRule = endpoint({
  method: 'PUT',
  path: '/api/v1/leaveSteps/{id}',
  summary: 'Change steps; leaves that are submitted keep theirs',
  access: { permission: may.edit },
  params: idParam,
  body: stepRuleForm.extend({ version: readVersion }),
  answer: z.null(),
  errors: [kernelErrors.notFound, kernelErrors.changedMeanwhile, errors.stepRuleNobody],
})

export const deleteStepRule = endpoint({
  method: 'DELETE',
  path: '/api/v1/leaveSteps/{id}',
  summary: 'Take away the exception of a type',
  access: { permission: may.edit },
  params: idParam,
  query: z.object({ version: z.coerce.number().pipe(readVersion) }),
  answer: z.null(),
  errors: [kernelErrors.notFound, kernelErrors.changedMeanwhile, errors.stepRuleOfEveryType],
})
