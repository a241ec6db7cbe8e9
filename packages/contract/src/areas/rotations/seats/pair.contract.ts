import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, searchQuery, sortBy } from '../../../kernel/calls/page.ts'
import { recordId } from '../../../kernel/calls/record.ts'
import { emptyAsAbsent, requiredText } from '../../../kernel/text/text.ts'
import { seatsErrors as errors, seatsPermissions as may } from './access.ts'

export const pairForm = z.object({
  firstId: recordId,
  secondId: recordId,
  reason: requiredText(200),
})

const pairBody = pairForm.refine(({ firstId, secondId }) => firstId !== secondId, {
  path: ['secondId'],
  message: 'rotations.pair.twoPeople',
})

export type PairForm = z.output<typeof pairBody>

/** By what readers order the pairs; without it the latest is first. */
export const pairSorts = ['first', 'second', 'base', 'createTime'] as const

const filters = searchQuery.extend({
  sort: sortBy(pairSorts),
  baseId: emptyAsAbsent(z.coerce.number().pipe(recordId)),
})
export type PairFilters = z.output<typeof filters>
const person = z.object({ id: z.number(), name: z.string(), number: z.string() })

const row = z.object({
  id: z.number(),
  base: z.string(),
  first: person,
  second: person,
  reason: z.string(),

  /** Months from this one in which both are planned in one department. */
  together: z.number(),
  createTime: z.string(),
  actions: z.array(z.enum(['delete'])),
})

export type PairRow = z.output<typeof row>

export const listRotationPairs = endpoint({
  method: 'GET',
  path: '/api/v1/rotationPairs',
  summary: 'Trainees of the reader’s bases who are never in one department in the same month',
  access: { permission: may.pairs },
  query: filters,
  answer: pageOf(row),
})

export const addRotationPair = endpoint({
  method: 'POST',
  path: '/api/v1/rotationPairs',
  summary: 'Keep two trainees of a base apart',
  access: { permission: may.pairs },
  body: pairBody,
  once: true,
  answer: z.object({ id: z.number() }),
  errors: [errors.pairNotYours, errors.pairOfTwoBases, errors.pairTaken],
})

export const deleteRotationPair = endpoint({
  method: 'DELETE',
  path: '/api/v1/rotationPairs/{id}',
  summary: 'Let two trainees be together again',
  access: { permission: may.pairs },
  params: idParam,
  answer: z.null(),
  errors: [kernelErrors.notFound],
})
