import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, searchQuery, sortBy } from '../../../kernel/calls/page.ts'
import { clearableText, readVersion, recordId, recordOption } from '../../../kernel/calls/record.ts'
import { exportCalls } from '../../../kernel/calls/sheet.ts'
import { reviewCalls } from '../../../kernel/flows/review.ts'
import { calendarDay, emptyAsAbsent, requiredText } from '../../../kernel/text/text.ts'
import { storedFile } from '../../files/stored-file.public.ts'
import { windowErrors } from '../../settings/window.public.ts'
import { certificateErrors } from '../certificates/access.ts'
import { qualificationErrors as errors, qualificationPermissions as may } from './access.ts'
import {
  QUALIFICATION_OWN_ACTIONS,
  QUALIFICATION_REVIEW_ACTIONS,
  qualificationFlow,
} from './qualification.flow.ts'

export const LEVELS = ['general', 'core'] as const
const level = z.enum(LEVELS)
export type Level = z.output<typeof level>
const state = z.enum(qualificationFlow.states)
const day = emptyAsAbsent(calendarDay).transform((input) => input ?? null)

/**
 * What a teacher states about title, education and years; conditions are judged by it. Years are
 * counted from a day.
 */
const qualificationFacts = z.object({
  level,
  baseId: recordId,
  departmentId: recordId,
  title: requiredText(64),
  titleSince: calendarDay,
  education: requiredText(64),
  degree: clearableText(64),
  specialty: clearableText(100),
  specialtySince: day,
  teachingSince: day,
})

export const qualificationForm = qualificationFacts.extend({
  /** Teaching experience: courses, rounds, trainees guided, awards. */
  experience: clearableText(2000),
  files: z.array(z.string().max(200)).max(10).default([]),
})

export type QualificationForm = z.output<typeof qualificationForm>

/**
 * One condition of a qualification: what is required and what is there, in the reader’s language.
 */
const conditionView = z.object({
  key: z.string(),
  label: z.string(),
  wanted: z.string(),
  actual: z.string(),
  isMet: z.boolean(),

  /** False while the fact it asks for is not given: neither met nor failed. */
  isStated: z.boolean(),
})

export type ConditionView = z.output<typeof conditionView>

const qualification = z.object({
  id: z.number(),
  state,
  level,
  userId: z.number(),
  name: z.string(),
  baseId: z.number(),
  base: z.string(),
  departmentId: z.number(),
  department: z.string(),
  title: z.string(),
  titleLabel: z.string(),
  titleSince: z.string(),
  education: z.string(),
  educationLabel: z.string(),
  degree: z.string().nullable(),
  degreeLabel: z.string().nullable(),
  specialty: z.string().nullable(),
  specialtySince: z.string().nullable(),
  teachingSince: z.string().nullable(),
  experience: z.string().nullable(),
  isRenewal: z.boolean(),
  number: z.string().nullable(),
  validFrom: z.string().nullable(),
  validUntil: z.string().nullable(),
  reason: z.string().nullable(),
  submittedAt: z.string().nullable(),
  version: z.number(),
})

/** A step of the way: what was done, by whom, when, with which reason; those ahead have no time. */
const step = z.object({
  action: z.string(),
  label: z.string(),
  by: z.string().nullable(),
  at: z.string().nullable(),
  reason: z.string().nullable(),
  isDone: z.boolean(),
})

const opened = qualification.extend({
  files: z.array(storedFile),
  conditions: z.array(conditionView),
  schedule: z.array(step),
})

const ownQualification = opened.extend({
  actions: z.array(z.enum(QUALIFICATION_OWN_ACTIONS)),
  isEditable: z.boolean(),
  mayDelete: z.boolean(),
})

export type OwnQualification = z.output<typeof ownQualification>

const openedForReview = opened.extend({
  actions: z.array(z.enum(QUALIFICATION_REVIEW_ACTIONS)),
  mobile: z.string().nullable(),

  /** Scans of the present certificates that were handed in. */
  scans: z.array(z.object({ label: z.string(), file: storedFile })),
})

export type QualificationUnderReview = z.output<typeof openedForReview>

/**
 * `application`: the open one, else the last one. `known`: facts an earlier review has seen, for a
 * new application.
 */
const ownAnswer = z.object({
  application: ownQualification.nullable(),
  held: z
    .object({ level, number: z.string(), validUntil: z.string(), isRenewable: z.boolean() })
    .nullable(),
  mayApply: z.boolean(),
  window: z.object({ isOpen: z.boolean(), message: z.string().nullable() }),
  known: qualificationForm.omit({ level: true, files: true }).partial(),
})

export const getOwnQualification = endpoint({
  method: 'GET',
  path: '/teacherGuidance/select',
  summary: 'The own application for a qualification, what is held, and whether one may apply now',
  access: { permission: may.own },
  answer: ownAnswer,
})

export const checkOwnConditions = endpoint({
  method: 'POST',
  path: '/api/v1/qualifications/own/conditions',
  summary: 'The conditions of a level at a base, and which of them the given facts meet',
  access: { permission: may.own },
  body: qualificationFacts.partial().extend({ level }),
  answer: z.array(conditionView),
})

const saving = [
  errors.alreadyApplying,
  errors.renewalTooEarly,
  errors.holdsCore,
  errors.baseUnknown,
  errors.departmentNotOfBase,
  errors.choiceUnknown,
  errors.dayInFuture,
  kernelErrors.changedMeanwhile,
]

export const saveOwnQualification = endpoint({
  method: 'PUT',
  path: '/api/v1/qualifications/own',
  summary: 'Save the own application, which opens one if needed',
  access: { permission: may.own },
  body: qualificationForm.extend({ version: readVersion.nullable().default(null) }),
  answer: z.object({ id: z.number(), version: z.number() }),
  errors: saving,
})

const acting = [
  errors.conditionsUnmet,
  errors.noConditions,
  errors.renewalTooEarly,
  errors.holdsCore,
  windowErrors.windowMissing,
  windowErrors.windowNotYet,
  windowErrors.windowOver,
  kernelErrors.actionNotNow,
  kernelErrors.changedMeanwhile,
]

export const actOnOwnQualification = endpoint({
  method: 'POST',
  path: '/api/v1/qualifications/own/act',
  summary: 'Submit the own application, submit it again, or withdraw it',
  access: { permission: may.own },
  body: z.object({ action: z.enum(QUALIFICATION_OWN_ACTIONS), version: readVersion }),
  answer: z.object({ id: z.number(), state, version: z.number() }),
  errors: acting,
})

export const deleteOwnDraft = endpoint({
  method: 'DELETE',
  path: '/teacherGuidance',
  summary: 'Delete the own draft of an application',
  access: { permission: may.own },
  query: z.object({ id: z.coerce.number().pipe(recordId) }),
  answer: z.null(),
  errors: [kernelErrors.notFound, kernelErrors.actionNotNow],
})

/** By what readers order the applications; without it those that wait are first. */
export const qualificationSorts = ['name', 'base', 'department', 'submittedAt'] as const

const filters = searchQuery.extend({
  sort: sortBy(qualificationSorts),
  state: emptyAsAbsent(state),
  level: emptyAsAbsent(level),
  baseId: emptyAsAbsent(z.coerce.number().pipe(recordId)),
  departmentId: emptyAsAbsent(z.coerce.number().pipe(recordId)),

  /** '1': only those whose next step is the reader’s. */
  waiting: emptyAsAbsent(z.enum(['1'])),
})

export type QualificationFilters = z.output<typeof filters>
const row = qualification.extend({ actions: z.array(z.enum(QUALIFICATION_REVIEW_ACTIONS)) })
export type QualificationRow = z.output<typeof row>

export const listQualifications = endpoint({
  method: 'GET',
  path: '/teacherGuidance',
  summary:
    'Applications for a qualification in the reader’s scope, those that wait for the reader first',
  access: { permission: may.list },
  query: filters,
  answer: pageOf(row),
})

export const getQualification = endpoint({
  method: 'GET',
  path: '/teacherGuidance/select/teacher',
  summary: 'One application with its conditions, papers and schedule',
  access: { permission: may.list },
  query: z.object({ id: z.coerce.number().pipe(recordId) }),
  answer: openedForReview,
  errors: [kernelErrors.notFound],
})

export const getQualificationSchedule = endpoint({
  method: 'GET',
  path: '/teacherGuidance/schedule/{id}',
  summary: 'The way of an application so far, and what comes next',
  access: { permission: [may.own, may.list] },
  params: idParam,
  answer: z.array(step),
  errors: [kernelErrors.notFound],
})

export const qualificationReview = reviewCalls({
  path: '/api/v1/qualifications',
  what: 'applications for a qualification',
  flow: qualificationFlow,
  actions: QUALIFICATION_REVIEW_ACTIONS,
  permission: [may.review, may.qualify],
  errors: [certificateErrors.certificateNumberTaken],
})

export const qualificationExport = exportCalls({
  path: '/teacherGuidance',
  what: 'applications for a qualification',
  exporting: may.export,
  filters: filters.omit({ pageNum: true, pageSize: true }),
})

const option = z.array(recordOption)

export const listBasesToTeachAt = endpoint({
  method: 'GET',
  path: '/api/v1/qualifications/bases',
  summary: 'Bases at which a qualification may be applied for',
  access: { permission: [may.own, may.list] },
  unscoped: 'the directory of the hospital: names only, which every form offers',
  answer: option,
})

export const listDepartmentsOfBase = endpoint({
  method: 'GET',
  path: '/teacherGuidance/dept',
  summary: 'Departments of a base in which one may teach',
  access: { permission: [may.own, may.list] },
  query: z.object({ baseId: z.coerce.number().pipe(recordId) }),
  answer: option,
})
