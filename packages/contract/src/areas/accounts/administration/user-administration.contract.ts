import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { accountsErrors, accountsPermissions as may } from '../access.ts'

export const liftLoginLock = endpoint({
  method: 'DELETE',
  path: '/api/v1/users/{id}/loginLock',
  summary: 'Lift the slowing-down of logins for an account',
  access: { permission: may.lockLift },
  params: idParam,
  answer: z.null(),
})

const administrationErrors = [
  accountsErrors.notOneself,
  accountsErrors.notTeacher,
  accountsErrors.baseUnknown,
  accountsErrors.departmentUnknown,
  accountsErrors.grantsMoreThanHeld,
] as const

/** Makes a teacher an administrator of a base or department, or revokes that. */
export const setTeacherAdministration = endpoint({
  method: 'POST',
  path: '/api/v1/users//teacher/settingMan',
  summary: 'Make a teacher administrator of a base or department, or end that',
  access: { permission: may.userHandOver },
  body: z.object({
    id: z.number().int().positive(),
    type: z.enum(['base', 'department']),
    baseId: z.number().int().positive().optional(),
    deptId: z.number().int().positive().optional(),
    status: z.union([z.literal(0), z.literal(1)]).default(1),
  }),
  answer: z.null(),
  errors: administrationErrors,
})

/** The specification has a double slash; proxies collapse it to one. */
export const setTeacherAdministrationPlain = endpoint({
  ...setTeacherAdministration,
  path: '/api/v1/users/teacher/settingMan',
  summary:
    'Make a teacher administrator of a base or department, or end that (behind a proxy that merges slashes)',
})

export const changeAdministrator = endpoint({
  method: 'PUT',
  path: '/api/v1/users/changeAdmin/{id}',
  summary: 'Hand the administration of a base or department to this user',
  access: { permission: may.userHandOver },
  params: idParam,
  body: z.object({
    type: z.enum(['base', 'department']),
    baseId: z.number().int().positive().optional(),
    deptId: z.number().int().positive().optional(),
  }),
  answer: z.null(),
  errors: administrationErrors,
})
