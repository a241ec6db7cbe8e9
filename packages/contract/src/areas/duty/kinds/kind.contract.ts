import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { onByDefault, readVersion, recordId, recordOption } from '../../../kernel/calls/record.ts'
import { emptyAsAbsent, requiredText } from '../../../kernel/text/text.ts'
import { shiftKindErrors as errors, shiftKindPermissions as may } from './access.ts'

/** Classes of days on which a shift exists; a legal holiday on a Sunday is a holiday. */
export const DAY_CLASSES = ['workday', 'weekend', 'holiday'] as const
export type DayClass = (typeof DAY_CLASSES)[number]

/** On call in the hospital is work; on call from home is not. */
export const ON_CALL = ['none', 'house', 'home'] as const

const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'duty.kind.timeWrong' })

/** Days of leave that a shift earns, in halves. */
const earned = z.number().min(0).max(3).multipleOf(0.5).default(0)

const MAX_PEOPLE = 20
const people = z.number().int().max(MAX_PEOPLE)

export const shiftKindShape = z.object({
  name: requiredText(30),

  /** One or two signs that stand for the shift in the grid of a month. */
  sign: requiredText(2),
  startsAt: timeOfDay,

  /** At or before the beginning: on the next day. */
  endsAt: timeOfDay,
  dayClasses: z.array(z.enum(DAY_CLASSES)).min(1, 'duty.kind.noDays'),
  least: people.min(0),
  most: people.min(1),

  /** Of the people of a shift, so many are at least in this year of training. */
  seniorYear: z.number().int().min(2).max(6).nullable(),
  seniorLeast: people.min(0),
  isNight: z.boolean(),
  onCall: z.enum(ON_CALL),

  /** Hours of rest after it; null: those of the limits. */
  restHours: z.number().int().min(0).max(72).nullable(),
  earnedWorkday: earned,

  /** On a weekend or a legal holiday. */
  earnedRestday: earned,
  status: onByDefault,
})

type Numbers = Pick<
  z.output<typeof shiftKindShape>,
  'least' | 'most' | 'seniorYear' | 'seniorLeast'
>

/** The numbers of a form contradict nothing. */
const asForm = <S extends z.ZodType<Numbers>>(shape: S) =>
  shape
    .refine(({ least, most }) => least <= most, {
      path: ['most'],
      message: 'duty.kind.mostBelowLeast',
    })
    .refine(({ seniorYear, seniorLeast }) => seniorYear !== null || seniorLeast === 0, {
      path: ['seniorYear'],
      message: 'duty.kind.noSeniorYear',
    })
    .refine(({ least, seniorLeast }) => seniorLeast <= least, {
      path: ['seniorLeast'],
      message: 'duty.kind.tooManySeniors',
    })

export type ShiftKindForm = z.output<typeof shiftKindShape>

const filters = z.object({ departmentId: emptyAsAbsent(z.coerce.number().pipe(recordId)) })
export type ShiftKindFilters = z.output<typeof filters>

const row = shiftKindShape.extend({
  id: z.number(),
  departmentId: z.number(),
  department: z.string(),
  version: z.number(),
  actions: z.array(z.enum(['edit', 'delete'])),
})

export type ShiftKind = z.output<typeof row>

export const listShiftKinds = endpoint({
  method: 'GET',
  path: '/api/v1/shiftKinds',
  summary: 'Kinds of shifts of the departments that the reader sees',
  access: { permission: may.list },
  query: filters,
  answer: z.object({
    list: z.array(row),

    /** Departments for which the reader defines kinds. */
    departments: z.array(recordOption),
  }),
})

export const createShiftKind = endpoint({
  method: 'POST',
  path: '/api/v1/shiftKinds',
  summary: 'Add a kind of shift to a department',
  access: { permission: may.edit },
  body: asForm(shiftKindShape.extend({ departmentId: recordId })),
  once: true,
  answer: z.object({ id: z.number() }),
  errors: [errors.kindTaken, errors.kindDepartmentUnknown],
})

export const updateShiftKind = endpoint({
  method: 'PUT',
  path: '/api/v1/shiftKinds/{id}',
  summary: 'Change a kind of shift; shifts that are assigned keep their hours',
  access: { permission: may.edit },
  params: idParam,
  body: asForm(shiftKindShape.extend({ version: readVersion })),
  answer: z.object({ version: z.number() }),
  errors: [kernelErrors.notFound, kernelErrors.changedMeanwhile, errors.kindTaken],
})

export const deleteShiftKind = endpoint({
  method: 'DELETE',
  path: '/api/v1/shiftKinds/{id}',
  summary: 'Delete a kind of shift that nobody was assigned to',
  access: { permission: may.edit },
  params: idParam,
  query: z.object({ version: z.coerce.number().pipe(readVersion) }),
  answer: z.null(),
  errors: [kernelErrors.notFound, kernelErrors.changedMeanwhile, errors.kindInUse],
})
