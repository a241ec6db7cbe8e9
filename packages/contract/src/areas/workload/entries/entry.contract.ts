import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, searchQuery } from '../../../kernel/calls/page.ts'
import { readVersion, recordId } from '../../../kernel/calls/record.ts'
import { bulkAnswer } from '../../../kernel/flows/review.ts'
import {
  calendarDay,
  emptyAsAbsent,
  optionalText,
  requiredText,
} from '../../../kernel/text/text.ts'
import { REQUIREMENT_KINDS } from '../../standards/table/requirement-kinds.public.ts'
import { entryErrors as errors, entryPermissions as may } from './access.ts'
import { ENTRY_REVIEW_ACTIONS, entryFlow } from './entry.flow.ts'

/** A logged case counts for a requirement of the same kind. */
export const WORKLOAD_KINDS = REQUIREMENT_KINDS
export const CASE_ROLES = ['observed', 'assisted', 'performed'] as const
export const ENTRY_MARKS = ['late', 'leave', 'outside', 'repeated', 'closed', 'delayed'] as const
export type EntryMark = (typeof ENTRY_MARKS)[number]

/** Entries sent, or withdrawn, in one call. */
export const MAX_ENTRIES = 100

/** Cases of one item that a trainee can log for a day, in one entry or several. */
export const MAX_CASES = 999

/**
 * A number beyond MAX_CASES is refused in words, entry by entry; one beyond this is no number of
 * cases.
 */
const LARGEST_COUNT = 1_000_000

/** Entries of others are counted and paged up to this number; for older ones narrow the list. */
export const ENTRY_COUNT_LIMIT = 1000

const fields = z.object({
  kind: z.enum(WORKLOAD_KINDS),

  /** Of the trainee's standard; null: something else, named by `item`. */
  requirementId: recordId.nullable(),
  item: requiredText(120),
  caseDay: calendarDay,

  /** How many equal cases; a case with its own number or patient is one entry. */
  count: z.number().int().min(1).max(LARGEST_COUNT).default(1),
  role: z.enum(CASE_ROLES),

  /** A case of the department's patient library. */
  patientId: recordId.nullable(),

  /**
   * Number of the sample or of the patient; only a keyed hash and its last characters are stored.
   */
  number: optionalText(40),
  note: optionalText(1000),

  /** Why it is on a day of leave or outside the stays, or why the number was used before. */
  explanation: optionalText(500),
})

export type EntryForm = z.output<typeof fields>
export const entryShape = fields.shape

const state = z.enum(entryFlow.states)

export const entryRow = z.object({
  id: z.number(),
  traineeId: z.number(),
  name: z.string(),
  traineeNumber: z.string(),
  blockId: z.number().nullable(),
  department: z.string().nullable(),
  supervisor: z.string().nullable(),
  kind: z.enum(WORKLOAD_KINDS),
  requirementId: z.number().nullable(),
  item: z.string(),
  caseDay: z.string(),

  /** How many cases it is. */
  count: z.number(),
  role: z.enum(CASE_ROLES),
  patientId: z.number().nullable(),
  diagnosis: z.string().nullable(),
  numberTail: z.string().nullable(),
  note: z.string().nullable(),
  explanation: z.string().nullable(),
  marks: z.array(z.enum(ENTRY_MARKS)),
  state,
  reason: z.string().nullable(),
  decider: z.string().nullable(),
  decidedTime: z.string().nullable(),
  batchSize: z.number().nullable(),
  writtenTime: z.string(),
  createTime: z.string(),

  /** A version that a correction has replaced, and the one that replaced this one. */
  previousId: z.number().nullable(),
  version: z.number(),
  isOpened: z.boolean(),
  actions: z.array(z.enum(ENTRY_REVIEW_ACTIONS)),
  mayAmend: z.boolean(),
  mayWithdraw: z.boolean(),
  mayCorrect: z.boolean(),
})

export type Entry = z.output<typeof entryRow>

/** An item as people read it, with how many cases of it there are. */
export const itemWithCount = (item: string, count: number) =>
  count > 1 ? `${item} × ${count}` : item

export const sendEntries = endpoint({
  method: 'POST',
  path: '/api/v1/workloadEntries/own',
  summary:
    'Send entries of the own workload, with a result for each; one that was sent before is answered with what is stored',
  access: { permission: may.own },
  body: z.object({
    entries: z
      .array(fields.extend({ key: z.uuid(), writtenAt: z.iso.datetime({ offset: true }) }))
      .min(1, 'kernel.text.required')
      .max(MAX_ENTRIES),
  }),
  answer: z.object({
    rows: z.array(
      z.object({
        key: z.string(),
        id: z.number().nullable(),
        marks: z.array(z.enum(ENTRY_MARKS)),

        /** Why it was not stored, in the reader's language, and the field to correct. */
        why: z.string().nullable(),
        field: z.string().nullable(),
      }),
    ),
  }),
  errors: [errors.noTrainee],
})

export type EntryReceipt = z.output<typeof sendEntries.answer>['rows'][number]

const requirement = z.object({
  id: z.number(),
  kind: z.enum(WORKLOAD_KINDS),
  item: z.string(),
  unit: z.string().nullable(),
  required: z.number(),
  entered: z.number(),
  passed: z.number(),
})

const stay = z.object({
  id: z.number(),
  department: z.string(),
  supervisor: z.string().nullable(),
  startsOn: z.string(),
  endsOn: z.string(),
  isAssessed: z.boolean(),

  /**
   * What this stay asks for: its part of the row's requirements, with what was entered and passed
   * in it.
   */
  requirements: z.array(requirement),
})

export type WorkStay = z.output<typeof stay>

export const getWorkBoard = endpoint({
  method: 'GET',
  path: '/api/v1/workloadEntries/own/board',
  summary:
    'What the reader needs to log cases: stays with their requirements, and what was logged last; null outside a training',
  access: { permission: may.own },
  answer: z
    .object({
      today: z.string(),
      startsOn: z.string(),
      stays: z.array(stay),
      last: z
        .object({
          requirementId: z.number().nullable(),
          kind: z.enum(WORKLOAD_KINDS),
          item: z.string(),
          role: z.enum(CASE_ROLES),
        })
        .nullable(),
    })
    .nullable(),
})

export type WorkBoard = NonNullable<z.output<typeof getWorkBoard.answer>>

const id = z.coerce.number().pipe(recordId)

export const entryFilters = searchQuery.extend({
  kind: emptyAsAbsent(z.enum(WORKLOAD_KINDS)),
  state: emptyAsAbsent(state),
  role: emptyAsAbsent(z.enum(CASE_ROLES)),
  blockId: emptyAsAbsent(id),
  requirementId: emptyAsAbsent(id),
  departmentId: emptyAsAbsent(id),
  baseId: emptyAsAbsent(id),
  cohortId: emptyAsAbsent(id),
  traineeId: emptyAsAbsent(id),
  from: emptyAsAbsent(calendarDay),
  until: emptyAsAbsent(calendarDay),

  /** 1: with indicators; or with this one. */
  marked: emptyAsAbsent(z.enum(['1', ...ENTRY_MARKS])),

  /** 1: those that wait for the reader. */
  waiting: emptyAsAbsent(z.enum(['1'])),
})

export type EntryFilters = z.output<typeof entryFilters>

export const listOwnEntries = endpoint({
  method: 'GET',
  path: '/api/v1/workloadEntries/own',
  summary: 'The own entries, the latest day first',
  access: { permission: may.own },
  unsorted: 'of millions of entries, in the order that an index serves',
  query: entryFilters.omit({
    departmentId: true,
    baseId: true,
    cohortId: true,
    traineeId: true,
    waiting: true,
  }),
  answer: pageOf(entryRow),
})

const written = z.object({ id: z.number(), state, marks: z.array(z.enum(ENTRY_MARKS)) })

export const amendEntry = endpoint({
  method: 'PUT',
  path: '/api/v1/workloadEntries/own/{id}',
  summary: 'Correct an entry that was returned, and submit it again',
  access: { permission: may.own },
  params: idParam,
  body: fields.omit({ number: true, count: true }).extend({
    number: fields.shape.number.optional(),
    count: fields.shape.count.removeDefault().optional(),
    version: readVersion,
  }),
  answer: written,
  errors: [
    kernelErrors.notFound,
    kernelErrors.actionNotNow,
    kernelErrors.changedMeanwhile,
    errors.noTrainee,
    errors.dayAhead,
    errors.dayBeforeTraining,
    errors.dayAfterTraining,
    errors.dayOutside,
    errors.dayOnLeave,
    errors.countTooLarge,
    errors.countOfNumbered,
    errors.numberRepeated,
    errors.itemUnknown,
    errors.patientUnknown,
  ],
})

export const withdrawEntry = endpoint({
  method: 'DELETE',
  path: '/api/v1/workloadEntries/own/{id}',
  summary: 'Withdraw an entry that is not passed',
  access: { permission: may.own },
  params: idParam,
  answer: z.null(),
  errors: [kernelErrors.notFound, kernelErrors.actionNotNow],
})

export const withdrawEntries = endpoint({
  method: 'POST',
  path: '/api/v1/workloadEntries/own/withdraw',
  summary: 'Withdraw several entries that are not passed; the answer has a result for each',
  access: { permission: may.own },
  body: z.object({ ids: z.array(recordId).min(1, 'kernel.text.required').max(MAX_ENTRIES) }),
  answer: bulkAnswer.omit({ undo: true }),
})
