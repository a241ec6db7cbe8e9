import { z } from 'zod'
import { endpoint } from '../../kernel/calls/endpoint.ts'

/**
 * Province, city, district; the value is the six-digit code. Districts of Hong Kong, Macao and
 * Taiwan have no official codes: theirs are the province's first two digits plus our own numbering.
 * Names are Chinese in both languages.
 */
const region = z.object({
  value: z.string(),
  label: z.string(),
  get children() {
    return z.array(region).optional()
  },
})

export type Region = z.output<typeof region>

export const getRegionOptions = endpoint({
  method: 'GET',
  path: '/api/v1/regions/options',
  summary: 'Provinces, cities and districts as a tree of choices',
  access: 'signedIn',
  unscoped: 'choices of forms, alike for everybody',
  answer: z.array(region),
})
