import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, searchQuery, sortBy } from '../../../kernel/calls/page.ts'
import { recordId } from '../../../kernel/calls/record.ts'
import { reviewCalls } from '../../../kernel/flows/review.ts'
import { emptyAsAbsent, optionalText } from '../../../kernel/text/text.ts'
import { personal } from '../../../kernel/values/sensitive.ts'
import { storedFile } from '../../files/stored-file.public.ts'
import { fileErrors } from '../file/access.ts'
import { CHANGED_THINGS, fileField } from '../file/field.contract.ts'
import { traineeChangeErrors as errors, traineeChangePermissions as may } from './access.ts'
import { TRAINEE_CHANGE_REVIEW_ACTIONS, traineeChangeFlow } from './trainee-change.flow.ts'

const state = z.enum(traineeChangeFlow.states)

const change = z.object({
  id: z.number(),

  /** The trainee, as the file names it. */
  studentId: z.number(),
  number: z.string(),
  name: z.string(),
  major: z.string(),
  base: z.string(),
  state,
  field: z.enum(CHANGED_THINGS),

  /** In the reader's language; numbers are masked. */
  label: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),

  /** What it has become since, where that is something else than it was at the request. */
  now: z.string().nullable(),
  hasMoved: z.boolean(),

  /** Whether `after` is a masked number, which a reviewer may see as a whole. */
  isMasked: z.boolean(),
  note: z.string().nullable(),
  reason: z.string().nullable(),
  files: z.array(storedFile),
  createTime: z.string(),
  version: z.number(),
  actions: z.array(z.enum(TRAINEE_CHANGE_REVIEW_ACTIONS)),
  mayWithdraw: z.boolean(),
})

export type TraineeChange = z.output<typeof change>

export const askForTraineeChange = endpoint({
  method: 'POST',
  path: '/api/v1/traineeChanges',
  summary:
    'Ask for a change of one protected fact of the own file, with papers where the fact asks for them',
  access: { permission: may.own },
  body: z.object({
    field: fileField,
    value: z.string().max(200),
    note: optionalText(500),
    files: z
      .array(z.object({ filePath: z.string().regex(/^[\w-]{16,64}$/) }))
      .max(10)
      .default([]),
  }),
  once: true,
  answer: z.object({ id: z.number() }),
  errors: [
    fileErrors.noFile,
    fileErrors.factWrong,
    fileErrors.educationFirst,
    errors.changeOpen,
    errors.changeSame,
    errors.changeNotNeeded,
    errors.changePapers,
    errors.changeTaken,
  ],
})

export const withdrawTraineeChange = endpoint({
  method: 'POST',
  path: '/api/v1/traineeChanges/{id}/withdraw',
  summary: 'Withdraw a change one has asked for, before it is decided',
  access: { permission: may.own },
  params: idParam,
  answer: z.null(),
  errors: [kernelErrors.notFound, kernelErrors.actionNotNow],
})

export const listTraineeChangeRecords = endpoint({
  method: 'GET',
  path: '/studentChangeRecord/record',
  summary:
    'The records of changes of the own file, newest first; of another trainee by `studentId`, in the reader’s scope',
  access: { permission: [may.own, may.list] },
  query: z.object({ studentId: emptyAsAbsent(z.coerce.number().pipe(recordId)) }),
  answer: z.array(change),
  errors: [kernelErrors.notFound],
})

/** By what readers order the changes; without it those that wait are first. */
export const traineeChangeSorts = ['name', 'major', 'createTime'] as const

const filters = searchQuery.extend({
  sort: sortBy(traineeChangeSorts),
  state: emptyAsAbsent(state),
  field: emptyAsAbsent(z.enum(CHANGED_THINGS)),
  baseId: emptyAsAbsent(z.coerce.number().pipe(recordId)),

  /** 1: those that wait for the reader. */
  waiting: emptyAsAbsent(z.enum(['1'])),
})

export type TraineeChangeFilters = z.output<typeof filters>

export const listTraineeChanges = endpoint({
  method: 'GET',
  path: '/api/v1/traineeChanges/page',
  summary: 'Changes of files of trainees in the reader’s scope, those that wait first',
  access: { permission: may.list },
  query: filters,
  answer: pageOf(change),
})

export const getTraineeChange = endpoint({
  method: 'GET',
  path: '/api/v1/traineeChanges/{id}',
  summary: 'One change with its papers: the own one, or one in the reader’s scope',
  access: { permission: [may.own, may.list] },
  params: idParam,
  answer: change,
  errors: [kernelErrors.notFound],
})

export const getTraineeChangeWithPersonalData = endpoint({
  method: 'GET',
  path: '/api/v1/traineeChanges/{id}/personal',
  summary: 'The whole number that a change asks for; the reading is audited',
  access: { permission: may.review },
  params: idParam,
  personal: true,
  answer: z.object({
    id: z.number(),
    idCard: personal,
    mobile: personal,
    contactMobile: personal,
    address: z.string().nullable(),
  }),
  errors: [kernelErrors.notFound],
})

export const traineeChangeReview = reviewCalls({
  path: '/api/v1/traineeChanges',
  what: 'changes asked for by trainees',
  flow: traineeChangeFlow,
  actions: TRAINEE_CHANGE_REVIEW_ACTIONS,
  permission: may.review,
  errors: [errors.changeMoved, errors.changeTaken],
})

const fieldRule = z.object({ field: fileField, isProtected: z.boolean(), needsPapers: z.boolean() })

export const listProtectedFields = endpoint({
  method: 'GET',
  path: '/api/v1/traineeChanges/fields',
  summary: 'Which facts of a file change by request only, and which of those need papers',
  access: { permission: [may.list, may.fields] },
  unscoped: 'a rule of the hospital that holds for all bases',
  answer: z.array(fieldRule.extend({ label: z.string(), isFixed: z.boolean() })),
})

export const saveProtectedField = endpoint({
  method: 'POST',
  path: '/api/v1/traineeChanges/fields',
  summary:
    'Say of one fact whether it changes by request only, and with papers; facts of the account always do',
  access: { permission: may.fields },
  body: fieldRule,
  answer: z.null(),
  errors: [kernelErrors.inputWrong],
})
