import { z } from 'zod'
import { endpoint, pageOf, searchQuery } from '../../kernel/index.ts'

const list = {
  method: 'GET',
  access: 'signedIn',
  query: searchQuery,
  answer: pageOf(
    z.object({
      id: z.number(),
      code: z.string(),
      name: z.string(),
      department: z.string().nullable(),
      city: z.string().nullable(),
      level: z.string().nullable(),
      remarks: z.string().nullable(),
    }),
  ),
} as const
export const listSchools = endpoint({ ...list, path: '/school/list', summary: 'Higher schools to choose from' })
export const listSchoolsInSignUp = endpoint({ ...list, path: '/sign/school/list', summary: 'Higher schools (sign-up spelling)' })
