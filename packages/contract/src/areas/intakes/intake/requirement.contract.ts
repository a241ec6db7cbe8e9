import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { readVersion } from '../../../kernel/calls/record.ts'
import { TRAINEE_KINDS } from '../../trainees/trainee-facts.public.ts'
import { intakesErrors as errors, intakesPermissions as may } from '../access.ts'
import { ALWAYS_REQUIRED, SECTIONS } from '../section.public.ts'

const kind = z.enum(TRAINEE_KINDS)
const section = z.enum(SECTIONS)

/** Sections an intake may require of a trainee kind beyond those required of everybody. */
export const REQUIRABLE = SECTIONS.filter((name) => !ALWAYS_REQUIRED.includes(name))

const requirement = z.object({
  traineeKind: kind,
  sections: z
    .array(section)
    .max(SECTIONS.length)
    .refine(
      (list) => list.every((name) => REQUIRABLE.includes(name)),
      'recruitment.sections.wrong',
    ),
})

export const getRequirements = endpoint({
  method: 'GET',
  path: '/api/v1/intakes/{id}/requirements',
  summary: 'Which sections each kind of trainee must fill in, beyond those everybody must',
  access: { permission: may.intakeList },
  params: idParam,
  answer: z.object({
    intakeName: z.string(),
    always: z.array(section),
    requirements: z.array(z.object({ traineeKind: kind, sections: z.array(section) })),
    version: z.number(),
    mayEdit: z.boolean(),
  }),
})

export const saveRequirements = endpoint({
  method: 'PUT',
  path: '/api/v1/intakes/{id}/requirements',
  summary: 'Say which sections each kind of trainee must fill in, before the intake opens',
  access: { permission: may.intakeEdit },
  params: idParam,
  body: z.object({
    requirements: z.array(requirement).max(TRAINEE_KINDS.length),
    version: readVersion,
  }),
  answer: z.object({ version: z.number() }),
  errors: [errors.intakeSettled, errors.offerKindWrong, kernelErrors.changedMeanwhile],
})
