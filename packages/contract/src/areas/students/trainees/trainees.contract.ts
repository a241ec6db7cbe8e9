import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, searchQuery, sortBy } from '../../../kernel/calls/page.ts'
import { readVersion, recordId, recordOption } from '../../../kernel/calls/record.ts'
import { sheetCalls } from '../../../kernel/calls/sheet.ts'
import { calendarDay, emptyAsAbsent, requiredText } from '../../../kernel/text/text.ts'
import { IDENTITY_DOCUMENTS } from '../../../kernel/values/identity-document.ts'
import { moment } from '../../../kernel/values/moment.ts'
import { masked, mobileNumber } from '../../../kernel/values/sensitive.ts'
import { EDUCATION_LEVELS, TRAINEE_KINDS } from '../../trainees/trainee-facts.public.ts'
import { TRAINEE_GROUP_NAMES, TRAINEE_STATUSES } from '../../trainees/training-status.public.ts'
import { studentsPermissions as may } from '../access.ts'
import { studentsErrors as errors } from './access.ts'

export const DEGREE_KINDS = ['none', 'degree'] as const

/**
 * In training, past the first planned end, out for a while, done, gone without completion. Written
 * by what happens to a training.
 */
const status = z.enum(TRAINEE_STATUSES)
const degreeKind = z.enum(DEGREE_KINDS)
const traineeKind = z.enum(TRAINEE_KINDS)
const education = z.enum(EDUCATION_LEVELS)
const lengthMonths = z.number().int().min(1).max(120)

/** What the office and the base keep of a training; the planned end is computed from it. */
const training = {
  trainingUnitId: recordId,
  traineeKind,
  degreeKind,

  /** Highest completed education; the time condition proposes a length by it. */
  education: education.nullable().default(null),
  startsOn: calendarDay,

  /** Null for somebody new: what the time condition asks for, if one does. */
  lengthMonths: lengthMonths.nullable().default(null),
}

/**
 * Somebody in training who did not sign up here; the ID card is tied to the account if it is given.
 */
export const newTraineeForm = z.object({
  realName: requiredText(64),
  mobile: mobileNumber,

  /** Which document the number is of. */
  idKind: z.enum(IDENTITY_DOCUMENTS).default('id_card'),
  idCard: z.string().trim().max(30).nullable().default(null),
  majorId: recordId,
  ...training,
})

export type NewTraineeForm = z.output<typeof newTraineeForm>
const traineeChange = z.object({ ...training, version: readVersion })
export type TraineeChange = z.output<typeof traineeChange>

const id = z.coerce.number().pipe(recordId)

/** By what readers order the trainees; without it who began last is first. */
export const traineeSorts = [
  'realName',
  'major',
  'trainingUnit',
  'startsOn',
  'lengthMonths',
  'plannedEnd',
] as const

const filters = searchQuery.extend({
  sort: sortBy(traineeSorts),
  baseId: emptyAsAbsent(id),
  majorId: emptyAsAbsent(id),
  trainingUnitId: emptyAsAbsent(id),

  /** The year in which the training began. */
  year: emptyAsAbsent(z.coerce.number().int().min(2000).max(2200)),
  degreeKind: emptyAsAbsent(degreeKind),
  traineeKind: emptyAsAbsent(traineeKind),

  /** Which trainees the list contains; all by default. A status narrows it further. */
  group: emptyAsAbsent(z.enum([...TRAINEE_GROUP_NAMES, 'all'])),
  status: emptyAsAbsent(status),
})

export type TraineeFilters = z.output<typeof filters>

const row = z.object({
  id: z.number(),
  number: z.string(),
  realName: z.string(),
  majorId: z.number(),
  major: z.string(),
  base: z.string(),
  trainingUnitId: z.number(),
  trainingUnit: z.string(),
  traineeKind,
  degreeKind,
  education: education.nullable(),
  startsOn: z.string(),
  lengthMonths: z.number().nullable(),
  plannedEnd: z.string().nullable(),
  status,
  statusSince: z.string().nullable(),
  isFromSignUp: z.boolean(),
  version: z.number(),
  actions: z.array(z.string()),
})

export type TraineeRow = z.output<typeof row>

export const listTrainees = endpoint({
  method: 'GET',
  path: '/api/v1/trainees/page',
  summary: 'Trainees of the reader’s bases, those who began last first',
  access: { permission: may.list },
  query: filters,
  answer: pageOf(row),
})

const requiredLength = z.object({ lengthMonths: z.number(), source: z.string() }).nullable()

export const getAskedLength = endpoint({
  method: 'GET',
  path: '/api/v1/trainees/askedLength',
  summary:
    'The length that the time conditions ask for of such a training, with its source; null if none does',
  access: { permission: may.list },
  query: z.object({ majorId: id, degreeKind, education }),
  answer: requiredLength,
})

const event = z.object({
  area: z.string(),
  at: moment,
  what: z.string(),
  note: z.string().nullable(),
})

export const getTrainee = endpoint({
  method: 'GET',
  path: '/api/v1/trainees/{id}',
  summary: 'One trainee with contact, what happened so far and what completion still needs',
  access: { permission: may.list },
  params: idParam,
  answer: row.extend({
    mobile: masked,
    enrolledOn: z.string(),
    extensionDays: z.number(),
    cohort: z.string().nullable(),

    /** What the time conditions ask for now; the length may differ. */
    asked: requiredLength,
    timeline: z.array(event),
  }),
  errors: [kernelErrors.notFound],
})

const placing = [errors.majorUnknown, errors.unitUnknown, errors.startTooFar]

export const addTrainee = endpoint({
  method: 'POST',
  path: '/api/v1/trainees',
  summary:
    'Add a person who is in training without a registration; opens an account for the mobile number if needed',
  access: { permission: may.add },
  body: newTraineeForm,
  answer: z.object({ id: z.number(), number: z.string() }),
  once: true,
})

export const updateTrainee = endpoint({
  method: 'PUT',
  path: '/api/v1/trainees/{id}',
  summary: 'Change start, length, unit and kinds of a training',
  access: { permission: may.edit },
  params: idParam,
  body: traineeChange,
  answer: z.null(),
  errors: [...placing, kernelErrors.notFound, kernelErrors.changedMeanwhile],
})

export const traineeSheet = sheetCalls({
  path: '/api/v1/trainees',
  what: 'trainees',
  exporting: may.export,
  importing: may.import,
  filters: filters.omit({ pageNum: true, pageSize: true }),
})

export const listTraineeChoices = endpoint({
  method: 'GET',
  path: '/api/v1/trainees/choices',
  summary:
    'Majors with their bases and training units, as choices of the trainee’s form and filters',
  access: { permission: may.list },
  answer: z.object({
    bases: z.array(recordOption),
    majors: z.array(recordOption.extend({ baseId: z.number() })),
    units: z.array(recordOption),
  }),
})
