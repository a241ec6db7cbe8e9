import { z } from 'zod'
import { endpoint } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { readVersion } from '../../../kernel/calls/record.ts'
import { intakesPermissions as may } from '../access.ts'
import { CORE_ABLE } from '../core-field.public.ts'
import { SECTIONS } from '../section.public.ts'

const field = z.enum(CORE_ABLE.map((coreField) => coreField.field) as [string, ...string[]])

export const listCoreFields = endpoint({
  method: 'GET',
  path: '/api/v1/coreFields',
  summary:
    'Fields of a sign-up that may be core: changed after submission, a core one sends the sign-up back to review',
  access: { permission: may.coreList },
  unscoped: 'a rule of the hospital that holds for all bases',
  answer: z.array(
    z.object({
      field,
      section: z.enum(SECTIONS),
      name: z.string().nullable(),
      isCore: z.boolean(),
      isCoreAtFirst: z.boolean(),
      version: z.number(),
    }),
  ),
})

export const setCoreField = endpoint({
  method: 'PUT',
  path: '/api/v1/coreFields',
  summary: 'Say whether a field is core; answers the new version',
  access: { permission: may.coreEdit },
  body: z.object({ field, isCore: z.boolean(), version: readVersion }),
  answer: z.object({ version: z.number() }),
  errors: [kernelErrors.changedMeanwhile],
})
