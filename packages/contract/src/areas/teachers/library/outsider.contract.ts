import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { requiredText } from '../../../kernel/text/text.ts'
import { moment } from '../../../kernel/values/moment.ts'
import { libraryErrors as errors, libraryPermissions as may } from './access.ts'

/*
 * Teachers from outside the hospital who have no account yet. They get one by `POST /api/v1/users/addUserOfChange` with their `personId`, once;
 * then they can be entered in the library like anybody else.
 */
const access = { permission: may.manage } as const

export const outsiderForm = z.object({ name: requiredText(64) })

export const listOutsiders = endpoint({
  method: 'GET',
  path: '/api/v1/teacherLibrary/outsiders',
  summary: 'Teachers from outside who are recorded for the library, those without an account first',
  access,
  answer: z.array(
    z.object({
      personId: z.number(),
      name: z.string(),
      username: z.string().nullable(),
      createTime: moment,
    }),
  ),
})

export type Outsider = z.output<typeof listOutsiders.answer>[number]

export const recordOutsider = endpoint({
  method: 'POST',
  path: '/api/v1/teacherLibrary/outsiders',
  summary: 'Record a teacher from outside, who is given an account later',
  access,
  body: outsiderForm,
  once: true,
  answer: z.object({ personId: z.number() }),
  errors: [errors.outsiderRecorded],
})

export const removeOutsider = endpoint({
  method: 'DELETE',
  path: '/api/v1/teacherLibrary/outsiders/{id}',
  summary: 'Remove a teacher from outside who was not given an account',
  access,
  params: idParam,
  answer: z.null(),
  errors: [kernelErrors.notFound, errors.outsiderHasAccount],
})
