import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, searchQuery, sortBy } from '../../../kernel/calls/page.ts'
import { readVersion, recordId } from '../../../kernel/calls/record.ts'
import { calendarDay, emptyAsAbsent, requiredText, searchText } from '../../../kernel/text/text.ts'
import { yearOf } from '../../../kernel/values/day.ts'
import { seatsErrors as errors, seatsPermissions as may } from './access.ts'

/** base: entered by hand; absence: written by an approved leave and changed only there. */
const ABSENCE_ORIGINS = ['base', 'absence', 'situation'] as const
const days = z.object({ startsOn: calendarDay, endsOn: calendarDay, reason: requiredText(200) })

const inOrder = [
  ({ startsOn, endsOn }: { startsOn: string; endsOn: string }) => startsOn <= endsOn,
] as const

/** Leave, childbirth and degree courses end; a year mistyped does not. */
const MAX_YEARS = 5

const within = [
  ({ startsOn, endsOn }: { startsOn: string; endsOn: string }) =>
    yearOf(endsOn) - yearOf(startsOn) <= MAX_YEARS,
] as const

const tooLong = { path: ['endsOn'], message: 'rotations.absence.tooLong' }
const reversed = { path: ['endsOn'], message: 'rotations.absence.reversed' }
const newAbsence = days.extend({ traineeId: recordId })
export const absenceForm = newAbsence
const absenceBody = newAbsence.refine(...inOrder, reversed).refine(...within, tooLong)
export type AbsenceForm = z.output<typeof absenceBody>

const absenceChange = days
  .extend({ version: readVersion })
  .refine(...inOrder, reversed)
  .refine(...within, tooLong)

export type AbsenceChange = z.output<typeof absenceChange>

/** By what readers order the absences; without it the latest is first. */
export const absenceSorts = ['name', 'startsOn', 'base'] as const

const filters = searchQuery.extend({
  sort: sortBy(absenceSorts),
  baseId: emptyAsAbsent(z.coerce.number().pipe(recordId)),

  /** Absences that have this day or a later one. */
  from: emptyAsAbsent(calendarDay),
})

export type AbsenceFilters = z.output<typeof filters>

const row = z.object({
  id: z.number(),
  traineeId: z.number(),
  name: z.string(),
  number: z.string(),
  major: z.string(),
  base: z.string(),
  startsOn: z.string(),
  endsOn: z.string(),
  days: z.number(),
  reason: z.string(),
  origin: z.enum(ABSENCE_ORIGINS),

  /** Departments where a block that has not ended falls into these days. */
  departments: z.array(z.string()),
  version: z.number(),
  actions: z.array(z.enum(['edit', 'delete'])),
})

export type AbsenceRow = z.output<typeof row>
const placing = [errors.absenceOverlaps, errors.absenceBeforeStart, errors.absenceAfterEnd]

export const listRotationAbsences = endpoint({
  method: 'GET',
  path: '/api/v1/rotationAbsences',
  summary: 'Days on which trainees of the reader’s bases are not in rotation, the latest first',
  access: { permission: may.absences },
  query: filters,
  answer: pageOf(row),
})

export const addRotationAbsence = endpoint({
  method: 'POST',
  path: '/api/v1/rotationAbsences',
  summary: 'Enter days on which a trainee is not in rotation',
  access: { permission: may.absences },
  body: absenceBody,
  once: true,
  answer: z.object({ id: z.number() }),
  errors: [...placing, errors.traineeNotYours],
})

export const updateRotationAbsence = endpoint({
  method: 'PUT',
  path: '/api/v1/rotationAbsences/{id}',
  summary: 'Change days that were entered by hand',
  access: { permission: may.absences },
  params: idParam,
  body: absenceChange,
  answer: z.object({ version: z.number() }),
  errors: [
    ...placing,
    errors.absenceElsewhere,
    kernelErrors.notFound,
    kernelErrors.changedMeanwhile,
  ],
})

export const deleteRotationAbsence = endpoint({
  method: 'DELETE',
  path: '/api/v1/rotationAbsences/{id}',
  summary: 'Delete days that were entered by hand',
  access: { permission: may.absences },
  params: idParam,
  query: z.object({ version: z.coerce.number().pipe(readVersion) }),
  answer: z.null(),
  errors: [errors.absenceElsewhere, kernelErrors.notFound, kernelErrors.changedMeanwhile],
})

export const findRotationTrainees = endpoint({
  method: 'GET',
  path: '/api/v1/rotationTrainees/choices',
  summary: 'Trainees of the reader’s bases by name or number, at most twenty',
  access: { permission: [may.absences, may.pairs] },
  query: z.object({
    keywords: searchText.optional(),
    id: emptyAsAbsent(z.coerce.number().pipe(recordId)),
  }),
  answer: z.array(z.object({ value: z.number(), label: z.string(), note: z.string() })),
})
