import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, searchQuery, sortBy } from '../../../kernel/calls/page.ts'
import { clearableText, readVersion, recordId, recordOption } from '../../../kernel/calls/record.ts'
import { exportCalls } from '../../../kernel/calls/sheet.ts'
import { bulkAnswer, bulkIds, reviewCalls } from '../../../kernel/flows/review.ts'
import { emptyAsAbsent, optionalText, requiredText } from '../../../kernel/text/text.ts'
import { papersOfForm, uploadErrors } from '../../files/form-uploads.public.ts'
import { storedFile } from '../../files/stored-file.public.ts'
import { libraryErrors as errors, libraryPermissions as may } from './access.ts'
import { ENTRY_REVIEW_ACTIONS, mentorEntryFlow } from './mentor-entry.flow.ts'

const state = z.enum(mentorEntryFlow.states)
const id = z.coerce.number().pipe(recordId)
const year = z.coerce.number().int().min(2000).max(2100)

/** Keys of uploaded files, separated by commas, as the published client sends them. */
const filePath = z
  .string()
  .max(4000)
  .nullish()
  .transform((keys) => (keys ?? '').split(',').filter(Boolean))
  .pipe(z.array(z.string().max(200)).max(10))

/** An entry of the mentor library as a form; `capacity` is the number of trainees (teachNum). */
export const mentorEntryForm = z.object({
  baseId: id,
  year,
  capacity: z.coerce
    .number()
    .int()
    .min(1, 'mentors.capacity.range')
    .max(50, 'mentors.capacity.range'),
  title: requiredText(64),
  direction: clearableText(100),
  profile: clearableText(2000),
  expectations: clearableText(1000),
  filePath,
})

export type MentorEntryForm = z.output<typeof mentorEntryForm>

const entry = z.object({
  id: z.number(),
  state,
  userId: z.number(),
  name: z.string(),
  baseId: z.number(),
  base: z.string(),
  departmentId: z.number(),
  department: z.string(),
  year: z.number(),
  capacity: z.number(),
  taken: z.number(),
  title: z.string(),
  titleLabel: z.string(),
  direction: z.string().nullable(),
  profile: z.string().nullable(),
  expectations: z.string().nullable(),
  reason: z.string().nullable(),
  submittedAt: z.string().nullable(),
  version: z.number(),
})

const files = z.array(storedFile)

const ownEntry = entry.extend({
  files,
  isEditable: z.boolean(),
  mayWithdraw: z.boolean(),
  titleIsFixed: z.boolean(),
})

export type OwnMentorEntry = z.output<typeof ownEntry>

const reviewable = entry.extend({
  actions: z.array(z.enum(ENTRY_REVIEW_ACTIONS)),
  mayEdit: z.boolean(),
})

export type MentorEntry = z.output<typeof reviewable>

const qualification = z.object({
  level: z.enum(['general', 'core']),
  number: z.string(),
  validUntil: z.string(),
})

export const getOwnMentorEntries = endpoint({
  method: 'GET',
  path: '/teacherMentor/select',
  summary:
    'The own entries of the mentor library, and whether, where and for which years one may offer; `known`: facts of the last entry',
  access: { permission: may.own },
  answer: z.object({
    entries: z.array(ownEntry),

    /** Why one may not offer now; null if one may. */
    refusal: z.string().nullable(),
    qualification: qualification.nullable(),
    bases: z.array(recordOption),
    years: z.array(z.number()),
    known: mentorEntryForm.omit({ filePath: true, year: true }).partial(),

    /** The year whose facts `known` are. */
    knownYear: z.number().nullable(),
  }),
})

export type OwnMentorEntries = z.output<typeof getOwnMentorEntries.answer>

const saving = [
  errors.notInLibrary,
  errors.qualificationEnded,
  errors.baseNotYours,
  errors.yearNotOffered,
  errors.titleUnknown,
  errors.titleFixed,
  errors.capacityBelowTaken,
  errors.entryTaken,
  kernelErrors.changedMeanwhile,
  kernelErrors.actionNotNow,
]

const saved = z.object({ id: z.number(), state, version: z.number() })

export const saveOwnMentorEntry = endpoint({
  method: 'POST',
  path: '/teacherMentor',
  summary:
    'Offer to be mentor at a base in a year, or change the entry; papers are file parts, or uploaded ones that `filePath` names',
  access: { permission: may.own },
  form: mentorEntryForm.extend({ version: emptyAsAbsent(z.coerce.number().pipe(readVersion)) }),
  uploads: papersOfForm,
  answer: saved,
  errors: [...saving, ...uploadErrors],
})

export const withdrawOwnMentorEntry = endpoint({
  method: 'POST',
  path: '/api/v1/mentorEntries/{id}/withdraw',
  summary: 'Withdraw the own entry while nobody is guided from it',
  access: { permission: may.own },
  params: idParam,
  body: z.object({ version: readVersion }),
  answer: saved,
  errors: [
    kernelErrors.notFound,
    kernelErrors.actionNotNow,
    kernelErrors.changedMeanwhile,
    errors.entryHasTrainees,
  ],
})

/** By what readers order the entries; without it those that wait are first. */
export const mentorEntrySorts = ['name', 'base', 'year', 'taken', 'submittedAt'] as const

const filters = searchQuery.extend({
  sort: sortBy(mentorEntrySorts),
  state: emptyAsAbsent(state),
  baseId: emptyAsAbsent(id),
  departmentId: emptyAsAbsent(id),
  year: emptyAsAbsent(year),

  /** '1': only those that wait for the reader’s decision. */
  waiting: emptyAsAbsent(z.enum(['1'])),
})

export type MentorEntryFilters = z.output<typeof filters>

export const listMentorEntries = endpoint({
  method: 'GET',
  path: '/teacherMentorLibrary/page',
  summary:
    'Entries of the mentor library in the reader’s scope, those that wait for the reader first',
  access: { permission: may.list },
  query: filters,
  answer: pageOf(reviewable),
})

export const listMentorBacklog = endpoint({
  method: 'GET',
  path: '/teacherMentorLibrary/deptPageBacklog',
  summary: 'Entries of the mentor library that wait for the reader’s decision',
  access: { permission: may.review },
  query: filters.omit({ waiting: true, state: true }),
  answer: pageOf(reviewable),
})

const byId = z.object({ id })

export const getMentorEntry = endpoint({
  method: 'GET',
  path: '/teacherMentorLibrary/getRecord',
  summary: 'One entry of the mentor library with its papers',
  access: { permission: may.list },
  query: byId,
  answer: reviewable.extend({ files }),
  errors: [kernelErrors.notFound],
})

export type MentorEntryDetail = z.output<typeof getMentorEntry.answer>

export const getMentorOfEntry = endpoint({
  method: 'GET',
  path: '/teacherMentorLibrary/getRecordTeaInfo',
  summary:
    'The mentor of an entry, for those in whose scope it is, the mentor and the trainees guided from it',
  access: { permission: [may.list, may.inquire] },
  query: byId,
  answer: entry
    .pick({
      id: true,
      userId: true,
      name: true,
      base: true,
      department: true,
      year: true,
      capacity: true,
      taken: true,
      titleLabel: true,
    })
    .extend({
      direction: z.string().nullable(),
      profile: z.string().nullable(),
      expectations: z.string().nullable(),
    })
    .extend({ qualification: qualification.nullable() }),
  errors: [kernelErrors.notFound],
})

const guided = z.object({
  id: z.number(),
  traineeId: z.number(),
  name: z.string(),
  number: z.string(),
  major: z.string(),
  source: z.enum(['accepted', 'matched', 'placed', 'changed']),
  startedOn: z.string(),
  endedOn: z.string().nullable(),
})

export const listTraineesOfEntry = endpoint({
  method: 'GET',
  path: '/teacherMentorLibrary/getRecordStuInfo',
  summary:
    'The trainees of an entry, those guided now first; for those in whose scope it is, and the mentor',
  access: { permission: [may.list, may.inquire] },
  query: byId,
  answer: z.array(guided),
  errors: [kernelErrors.notFound],
})

export const mentorEntryReview = reviewCalls({
  path: '/api/v1/mentorEntries',
  what: 'entries of the mentor library',
  flow: mentorEntryFlow,
  actions: ENTRY_REVIEW_ACTIONS,
  permission: may.review,
})

/** One id or several, as the published client sends them. */
const decided = z.preprocess(
  (input) => {
    const { id: singleId, ids, ...rest } = (input ?? {}) as { id?: unknown; ids?: unknown }
    return { ...rest, ids: ids ?? (singleId === undefined ? undefined : [singleId]) }
  },
  z.object({ ids: bulkIds, reason: optionalText(500) }),
)

export const passMentorEntries = endpoint({
  method: 'POST',
  path: '/teacherMentorLibrary/dept/pass',
  summary: 'Pass entries for the department: `id` or `ids`; the answer has a result for each',
  access: { permission: may.review },
  body: decided,
  answer: bulkAnswer,
})

export const rejectMentorEntries = endpoint({
  method: 'POST',
  path: '/teacherMentorLibrary/dept/reject',
  summary: 'Reject entries for the department with a reason: `id` or `ids`',
  access: { permission: may.review },
  body: decided,
  answer: bulkAnswer,
})

export const decideMentorEntries = endpoint({
  method: 'GET',
  path: '/teacherMentorLibrary/batch/pass',
  summary:
    'Decide many entries: `ids` separated by commas, `type` 1 passes, 2 rejects with a reason',
  access: { permission: may.review },
  changes: true,
  query: z.object({
    ids: z
      .string()
      .max(4000)
      .regex(/^\d{1,15}(,\d{1,15})*$/)
      .transform((ids) => ids.split(',').map(Number))
      .pipe(bulkIds),
    reason: optionalText(500),
    type: z.enum(['1', '2']).default('1'),
  }),
  answer: bulkAnswer,
})

export const saveMentorEntry = endpoint({
  method: 'POST',
  path: '/teacherMentorLibrary',
  summary: 'Enter somebody as mentor for the department, or change the entry',
  access: { permission: may.manage },
  body: mentorEntryForm.omit({ filePath: true, baseId: true, year: true }).extend({
    userId: recordId,
    baseId: recordId,
    year: z.number().int().min(2000).max(2100),
    version: readVersion.optional(),
  }),
  answer: saved,
  once: true,
  errors: [...saving, errors.teacherNotYours],
})

/** A teacher of the library who may be entered, and at which bases. */
const eligible = z.object({
  value: z.number(),
  label: z.string(),
  title: z.string(),
  bases: z.array(recordOption),
})

export type EligibleMentor = z.output<typeof eligible>

export const listEligibleMentors = endpoint({
  method: 'GET',
  path: '/api/v1/mentorEntries/teachers',
  summary: 'Teachers of the reader’s departments who may be entered as mentor, by name',
  access: { permission: may.manage },
  query: searchQuery.omit({ pageNum: true, pageSize: true }),
  answer: z.array(eligible),
})

export const mentorEntryExport = exportCalls({
  path: '/teacherMentorLibrary',
  what: 'entries of the mentor library',
  exporting: may.export,
  filters: filters.omit({ pageNum: true, pageSize: true }),
})
