import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, searchQuery } from '../../../kernel/calls/page.ts'
import { onByDefault, readVersion, recordId, sortPlace } from '../../../kernel/calls/record.ts'
import { emptyAsAbsent, optionalText, requiredText } from '../../../kernel/text/text.ts'
import { departureErrors as errors, departurePermissions as may } from './access.ts'
import { ITEM_OWNERS, RATES } from './departure.contract.ts'

/**
 * What checklists are made of, and what is rated; departures under way keep the checklist they
 * began with.
 */
export const departureItemForm = z.object({
  itemName: requiredText(60),
  itemNameEn: optionalText(60),
  owner: z.enum(ITEM_OWNERS),

  /** The department that signs it off; of no other owner. */
  departmentId: recordId.nullish().transform((v) => v ?? null),

  /** What is rated; of the trainee's items only. */
  rates: z
    .enum(RATES)
    .nullish()
    .transform((v) => v ?? null),
  sort: sortPlace,
  status: onByDefault,
})

export type DepartureItemForm = z.output<typeof departureItemForm>

const item = z.object({
  id: z.number(),
  itemName: z.string(),
  itemNameEn: z.string().nullable(),
  owner: z.enum(ITEM_OWNERS),
  departmentId: z.number().nullable(),
  department: z.string().nullable(),
  rates: z.enum(RATES).nullable(),
  sort: z.number(),
  status: z.union([z.literal(0), z.literal(1)]),
  version: z.number(),
})

export type DepartureItem = z.output<typeof item>
const filters = searchQuery.extend({ owner: emptyAsAbsent(z.enum(ITEM_OWNERS)) })
export type DepartureItemFilters = z.output<typeof filters>

export const listDepartureItems = endpoint({
  method: 'GET',
  path: '/api/v1/departures/items',
  unsorted: 'in the order of the checklist, as the office arranged it',
  summary: 'The items of checklists and ratings in their order',
  access: { permission: may.items },
  unscoped: 'a rule of the hospital that holds for all bases',
  query: filters,
  answer: pageOf(item),
})

const refusals = [
  errors.departureItemTaken,
  errors.departureDepartmentUnknown,
  errors.departureRatesUnknown,
] as const

export const addDepartureItem = endpoint({
  method: 'POST',
  path: '/api/v1/departures/items',
  summary: 'Add an item for the checklists to come, or one that is rated',
  access: { permission: may.items },
  body: departureItemForm,
  once: true,
  answer: z.object({ id: z.number() }),
  errors: refusals,
})

export const updateDepartureItem = endpoint({
  method: 'PUT',
  path: '/api/v1/departures/items/{id}',
  summary: 'Change an item; checklists under way keep theirs',
  access: { permission: may.items },
  params: idParam,
  body: departureItemForm.extend({ version: readVersion }),
  answer: z.null(),
  errors: [...refusals, kernelErrors.notFound, kernelErrors.changedMeanwhile],
})
