import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { searchQuery } from '../../../kernel/calls/page.ts'
import { readVersion, recordId, recordOption } from '../../../kernel/calls/record.ts'
import { sheetCalls } from '../../../kernel/calls/sheet.ts'
import { calendarDay, emptyAsAbsent } from '../../../kernel/text/text.ts'
import { pastErrors as errors, blockPermissions as may } from './access.ts'
import { withOneDigit } from './block.contract.ts'

const points = withOneDigit(100)
  .nullish()
  .transform((value) => value ?? null)

/** A stay from before the system, with its result. */
export const pastForm = z.object({
  departmentId: recordId,
  startsOn: calendarDay,
  endsOn: calendarDay,
  result: z.enum(['passed', 'failed']),
  theoryScore: points,
  skillScore: points,
  dailyScore: points,
})

export type PastForm = z.output<typeof pastForm>

const writing = [
  errors.traineeUnknown,
  errors.departmentUnknown,
  errors.daysTurned,
  errors.notPast,
  errors.beforeTraining,
  errors.pastMeets,
]

export const listPastChoices = endpoint({
  method: 'GET',
  path: '/api/v1/rotationPast/choices',
  summary: 'Second-level departments in which trainees may have been',
  access: { permission: may.recordPast },
  answer: z.object({ departments: z.array(recordOption) }),
})

export const recordPast = endpoint({
  method: 'POST',
  path: '/api/v1/rotationPast',
  summary: 'Record a stay from before the system with its result',
  access: { permission: may.recordPast },
  body: pastForm.extend({ traineeId: recordId }),
  once: true,
  answer: z.object({ id: z.number() }),
  errors: writing,
})

export const deletePast = endpoint({
  method: 'DELETE',
  path: '/api/v1/rotationPast/{id}',
  summary: 'Take away a stay that was recorded by mistake',
  access: { permission: may.recordPast },
  params: idParam,
  query: z.object({ version: z.coerce.number().pipe(readVersion) }),
  answer: z.null(),
  errors: [
    kernelErrors.notFound,
    kernelErrors.changedMeanwhile,
    kernelErrors.inUse,
    errors.notRecorded,
  ],
})

const filters = z.object({
  keywords: searchQuery.shape.keywords,
  baseId: emptyAsAbsent(z.coerce.number().pipe(recordId)),
})

export type PastFilters = z.output<typeof filters>

export const pastSheet = sheetCalls({
  path: '/api/v1/rotationPast',
  what: 'stays from before the system',
  exporting: may.export,
  importing: may.recordPast,
  filters,
})
