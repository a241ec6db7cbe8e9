import { z } from 'zod'
import { emptyAsAbsent, endpoint, pageOf, searchQuery } from '../../kernel/index.ts'

/** national: a base of the national scheme; own: one of the hospital's own. */
export const BASE_MODES = ['national', 'own'] as const
/** Which of the two professions a major trains. */
export const PROFESSIONS = ['technician', 'pharmacist'] as const

const filters = searchQuery.extend({ mode: emptyAsAbsent(z.enum(BASE_MODES)) })
export type BaseFilters = z.output<typeof filters>

export const getBaseOptions = endpoint({
  method: 'GET',
  path: '/baseManagement/options',
  summary: 'Enabled bases as choices',
  access: 'signedIn',
  answer: z.array(z.object({ value: z.number(), label: z.string() })),
})
export const listBases = endpoint({
  method: 'GET',
  path: '/baseManagement/page',
  summary: 'Enabled bases with their enabled majors',
  access: 'signedIn',
  query: filters,
  answer: pageOf(
    z.object({
      id: z.number(),
      code: z.string(),
      name: z.string(),
      mode: z.enum(BASE_MODES),
      deptId: z.number().nullable(),
      deptName: z.string().nullable(),
      sort: z.number(),
      majors: z.array(z.object({ id: z.number(), code: z.string(), name: z.string(), kind: z.enum(PROFESSIONS) })),
    }),
  ),
})
