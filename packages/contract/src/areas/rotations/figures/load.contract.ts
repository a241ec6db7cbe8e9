import { z } from 'zod'
import { endpoint } from '../../../kernel/calls/endpoint.ts'
import { recordId, recordOption } from '../../../kernel/calls/record.ts'
import { emptyAsAbsent, optionalText, yearMonth } from '../../../kernel/text/text.ts'
import { factPermissions as may } from './access.ts'

/** Seats of the fullest day; capacity null: it takes none. */
const cell = z.object({ seats: z.number(), capacity: z.number().nullable() })
export type LoadCell = z.output<typeof cell>

const department = z.object({
  id: z.number(),
  name: z.string(),
  parent: z.string(),
  cells: z.array(cell),
})

export type LoadRow = z.output<typeof department>

const query = z.object({
  /** The first month, `YYYY-MM`; absent: the current one. */
  from: emptyAsAbsent(yearMonth),
  baseId: emptyAsAbsent(z.coerce.number().pipe(recordId)),
})

export type LoadQuery = z.output<typeof query>

export const getLoad = endpoint({
  method: 'GET',
  path: '/api/v1/rotationLoad',
  summary: 'Seats used and capacity of departments in twelve months',
  access: { permission: may.load },
  query,
  answer: z.object({
    months: z.array(z.string()),
    departments: z.array(department),
    bases: z.array(recordOption),
  }),
})

export const exportLoad = endpoint({
  method: 'GET',
  path: '/api/v1/rotationLoad/_export',
  summary: 'The same as a sheet',
  access: { permission: may.exportLoad },
  query: query.extend({ reason: optionalText(200) }),
  limit: 'export',
  answer: 'binary',
})
