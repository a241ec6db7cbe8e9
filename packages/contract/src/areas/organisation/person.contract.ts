import { z } from 'zod'
import { endpoint } from '../../kernel/calls/endpoint.ts'
import { emptyAsAbsent, searchText } from '../../kernel/text/text.ts'
import { organisationPermissions as may } from './access.ts'

/** A person as an option: name, department and username; no personal numbers. */
export const personOption = z.object({
  value: z.number(),
  label: z.string(),
  note: z.string().nullable(),
})

export type PersonOption = z.output<typeof personOption>

/** A person in charge, as lists show it. */
export const personName = z.object({ id: z.number(), name: z.string() }).nullable()

const filters = z.object({
  keywords: searchText.optional(),
  roleCode: emptyAsAbsent(z.string().regex(/^[A-Z][A-Z0-9_]{1,31}$/)),
})

export type PersonFilters = z.output<typeof filters>

export const findPeople = endpoint({
  method: 'GET',
  path: '/api/v1/people/options',
  summary:
    'Enabled accounts in the reader’s scope whose name, user name or badge matches: twenty at most',
  access: {
    permission: [may.departmentAdd, may.departmentEdit, may.baseAdd, may.baseEdit, may.baseEditOwn],
  },
  query: filters,
  answer: z.array(personOption),
})
