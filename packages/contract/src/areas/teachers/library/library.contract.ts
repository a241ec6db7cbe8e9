import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, searchQuery, sortBy } from '../../../kernel/calls/page.ts'
import { clearableText, readVersion, recordId } from '../../../kernel/calls/record.ts'
import { sheetCalls } from '../../../kernel/calls/sheet.ts'
import { reviewCalls } from '../../../kernel/flows/review.ts'
import {
  calendarDay,
  emptyAsAbsent,
  optionalText,
  requiredText,
} from '../../../kernel/text/text.ts'
import { VALIDITIES } from '../certificates/certificate.contract.ts'
import { qualificationErrors } from '../qualification/access.ts'
import { LEVELS } from '../qualification/qualification.contract.ts'
import { qualificationFlow } from '../qualification/qualification.flow.ts'
import { checkResult } from '../yearly-checks/check-result.contract.ts'
import { libraryErrors as errors, libraryPermissions as may } from './access.ts'

/** Those in the library, and those who were in it: their validity is over, or they were removed. */
export const LIBRARY_STATES = ['qualified', 'expired', 'removed'] as const
export type LibraryState = (typeof LIBRARY_STATES)[number]
const state = z.enum(LIBRARY_STATES)
export const LIBRARY_ACTIONS = ['remove'] as const
const level = z.enum(LEVELS)
const day = emptyAsAbsent(calendarDay).transform((input) => input ?? null)
const addressId = z.coerce.number().pipe(recordId)

/** What the office enters of a teacher, and may correct later. */
const libraryFacts = z.object({
  title: requiredText(64),
  titleSince: calendarDay,
  education: requiredText(64),
  degree: clearableText(64),
  specialty: clearableText(100),
  specialtySince: day,
  teachingSince: day,

  /** What the library says about the person: courses, rounds, awards. */
  profile: clearableText(2000),
  validFrom: calendarDay,

  /** Empty: as long as the conditions of level and base say. */
  validUntil: day,
})

export type LibraryFacts = z.output<typeof libraryFacts>
const placed = { level, baseId: addressId, departmentId: addressId }

/** Who is entered, at which level and where: what only a new entry asks for. */
export const newEntryPlace = z.object({
  userId: recordId,
  level,
  baseId: recordId,
  departmentId: recordId,
})

type Draft = { [K in 'id' | keyof typeof newEntryPlace.shape]?: unknown }

/**
 * A new entry names the field; reported together with the other mistakes, so that all are marked at
 * once.
 */
const needed = (path: keyof typeof newEntryPlace.shape) => ({
  path: [path],
  message: 'teachers.library.needed',
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
})

const isNamed = (path: keyof typeof newEntryPlace.shape) => (form: Draft) =>
  form.id !== undefined || form[path] !== undefined

/**
 * The multipart form of one teacher: a new entry, or with `id` the correction of one, whose person,
 * level and place stay as they are.
 */
export const libraryForm = libraryFacts
  .extend({
    id: emptyAsAbsent(addressId),
    version: emptyAsAbsent(z.coerce.number().pipe(readVersion)),
    userId: emptyAsAbsent(addressId),
    level: emptyAsAbsent(level),
    baseId: emptyAsAbsent(addressId),
    departmentId: emptyAsAbsent(addressId),
  })
  .refine(({ validFrom, validUntil }) => validUntil === null || validUntil >= validFrom, {
    path: ['validUntil'],
    message: 'teachers.library.endsEarly',
  })
  .refine(isNamed('userId'), needed('userId'))
  .refine(isNamed('level'), needed('level'))
  .refine(isNamed('baseId'), needed('baseId'))
  .refine(isNamed('departmentId'), needed('departmentId'))

export type LibraryForm = z.output<typeof libraryForm>

/** A teacher to enter, from the form or a sheet. */
export type NewEntry = LibraryFacts & { userId: number } & {
  [K in keyof typeof placed]: z.output<(typeof placed)[K]>
}

const row = z.object({
  /** Of the qualification that brought the entry. */
  id: z.number(),
  userId: z.number(),
  name: z.string(),
  state,
  level,
  number: z.string().nullable(),
  baseId: z.number(),
  base: z.string(),
  departmentId: z.number(),
  department: z.string(),
  title: z.string(),
  titleLabel: z.string(),
  validFrom: z.string().nullable(),
  validUntil: z.string().nullable(),

  /** The validity ends within 90 days. */
  isEnding: z.boolean(),
  version: z.number(),
  actions: z.array(z.enum(LIBRARY_ACTIONS)),

  /** The reader may correct the entry and change where the person teaches. */
  isEditable: z.boolean(),
})

export type LibraryRow = z.output<typeof row>

const opened = row.extend({
  username: z.string(),
  mobile: z.string().nullable(),
  titleSince: z.string(),
  education: z.string(),
  educationLabel: z.string(),
  degree: z.string().nullable(),
  degreeLabel: z.string().nullable(),
  specialty: z.string().nullable(),
  specialtySince: z.string().nullable(),
  teachingSince: z.string().nullable(),
  profile: z.string().nullable(),

  /** Why the person was removed. */
  reason: z.string().nullable(),
  certificates: z.array(
    z.object({
      id: z.number(),
      kindLabel: z.string(),
      number: z.string(),
      validUntil: z.string().nullable(),
      validity: z.enum(VALIDITIES),
    }),
  ),

  /** Results of yearly checks, the latest first. */
  checks: z.array(checkResult),
  history: z.array(
    z.object({
      key: z.number(),
      label: z.string(),
      by: z.string().nullable(),
      at: z.string(),
      reason: z.string().nullable(),
    }),
  ),
})

export type LibraryEntry = z.output<typeof opened>

/** By what readers order the library; without it those whose validity ends first are first. */
export const librarySorts = ['name', 'base', 'department', 'number', 'validUntil'] as const

const filters = searchQuery.extend({
  sort: sortBy(librarySorts),

  /** Without it those who are in the library now. */
  state: emptyAsAbsent(state),
  baseId: emptyAsAbsent(addressId),
  departmentId: emptyAsAbsent(addressId),
  level: emptyAsAbsent(level),
  title: emptyAsAbsent(z.string().max(64)),

  /** '1': only those whose validity ends within 90 days. */
  ending: emptyAsAbsent(z.enum(['1'])),
})

export type LibraryFilters = z.output<typeof filters>

export const listLibrary = endpoint({
  method: 'GET',
  path: '/teacherLibrary/page',
  summary:
    'Qualified teachers in the reader’s scope, those whose validity ends first; with a state, those who were in the library',
  access: { permission: may.list },
  query: filters,
  answer: pageOf(row),
})

export const getLibraryEntry = endpoint({
  method: 'GET',
  path: '/teacherLibrary/{id}/form',
  summary:
    'One teacher of the library: qualification, facts, certificates and what happened to the entry',
  access: { permission: may.list },
  params: idParam,
  answer: opened,
  errors: [kernelErrors.notFound],
})

const saving = [
  errors.personUnknown,
  errors.alreadyInLibrary,
  errors.applicationUnderWay,
  errors.validityOver,
  errors.ownEntry,
  qualificationErrors.baseUnknown,
  qualificationErrors.departmentNotOfBase,
  qualificationErrors.choiceUnknown,
  qualificationErrors.dayInFuture,
  kernelErrors.notFound,
  kernelErrors.changedMeanwhile,
]

export const saveLibraryEntry = endpoint({
  method: 'POST',
  path: '/teacherLibrary',
  summary: 'Enter somebody who was qualified outside an application, or correct an entry',
  access: { permission: may.manage },
  form: libraryForm,
  once: true,
  answer: z.object({ id: z.number(), version: z.number() }),
  errors: saving,
})

const moving = {
  access: { permission: may.manage },
  answer: z.object({ version: z.number() }),
  errors: [
    errors.departmentOfAnotherBase,
    errors.ownEntry,
    kernelErrors.notFound,
    kernelErrors.changedMeanwhile,
  ],
} as const

export const moveTeacherByGet = endpoint({
  ...moving,
  method: 'GET',
  path: '/teacherLibrary/update/teach',
  summary: 'Change the department in which somebody teaches',
  changes: true,
  query: z.object({ id: addressId, teachDept: addressId }),
})

export const moveTeacher = endpoint({
  ...moving,
  method: 'PUT',
  path: '/api/v1/teacherLibrary/{id}/department',
  summary: 'Change the department in which somebody teaches',
  params: idParam,
  body: z.object({ departmentId: recordId, version: readVersion }),
})

export const libraryReview = reviewCalls({
  path: '/api/v1/teacherLibrary',
  what: 'teachers of the library',
  flow: qualificationFlow,
  actions: LIBRARY_ACTIONS,
  permission: may.manage,
})

export const removeFromLibrary = endpoint({
  method: 'DELETE',
  path: '/teacherLibrary/{id}',
  summary: 'Remove somebody from the library, with a reason',
  access: { permission: may.manage },
  params: idParam,
  query: z.object({ reason: optionalText(500) }),
  answer: z.null(),
  errors: [kernelErrors.notFound, kernelErrors.actionNotNow, kernelErrors.reasonNeeded],
})

const sheet = sheetCalls({
  path: '/teacherLibrary',
  what: 'teachers of the library',
  exporting: may.export,
  importing: may.manage,
  filters: filters.omit({ pageNum: true, pageSize: true }),
})

/** The list as a sheet; template and import at their published addresses. */
export const librarySheet = {
  ...sheet,
  template: endpoint({ ...sheet.template, path: '/teacherLibrary/template/download' }),
  import: endpoint({ ...sheet.import, path: '/teacherLibrary/file' }),
}
