import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf } from '../../../kernel/calls/page.ts'
import { readVersion } from '../../../kernel/calls/record.ts'
import { exportCalls } from '../../../kernel/calls/sheet.ts'
import { reviewCalls } from '../../../kernel/flows/review.ts'
import { requiredText } from '../../../kernel/text/text.ts'
import { entryErrors as errors, entryPermissions as may } from './access.ts'
import { entryFilters, entryRow } from './entry.contract.ts'
import { ENTRY_REVIEW_ACTIONS, entryFlow } from './entry.flow.ts'

/**
 * `total` is exact up to ENTRY_COUNT_LIMIT; with `isTotalCapped` it means "more than", and pages
 * end there.
 */
export const listEntries = endpoint({
  method: 'GET',
  path: '/api/v1/workloadEntries/page',
  summary: 'Entries of the trainees one answers for, those that wait for the reader first',
  access: { permission: may.list },
  unsorted: 'of millions of entries, in the order that an index serves',
  query: entryFilters,
  answer: pageOf(entryRow).extend({ isTotalCapped: z.boolean() }),
})

const day = z.object({
  traineeId: z.number(),
  name: z.string(),
  traineeNumber: z.string(),
  caseDay: z.string(),
  entries: z.array(entryRow),
})

export type EntryDay = z.output<typeof day>

export const listEntryDays = endpoint({
  method: 'GET',
  path: '/api/v1/workloadEntries/days',
  summary:
    'What waits for the reader, by trainee and day: the oldest days first, at most fifty days with at most 300 entries; and how much waits in all',
  access: { permission: may.decide },
  answer: z.object({
    list: z.array(day),

    /** Everything that waits, beyond what is listed too. */
    total: z.object({ days: z.number(), entries: z.number(), cases: z.number() }),
  }),
})

export const getEntry = endpoint({
  method: 'GET',
  path: '/api/v1/workloadEntries/{id}',
  summary: 'One entry with the versions before it: the own one, or one in the reader’s scope',
  access: { permission: [may.own, may.list] },
  params: idParam,
  answer: entryRow.extend({ history: z.array(entryRow) }),
  errors: [kernelErrors.notFound],
})

export const openEntry = endpoint({
  method: 'POST',
  path: '/api/v1/workloadEntries/{id}/open',
  summary:
    'Note that the reader has looked at a marked entry, which is needed before deciding about it',
  access: { permission: may.decide },
  params: idParam,
  answer: z.null(),
  errors: [kernelErrors.notFound],
})

export const entryReview = reviewCalls({
  path: '/api/v1/workloadEntries',
  what: 'workload entries',
  flow: entryFlow,
  actions: ENTRY_REVIEW_ACTIONS,
  permission: may.decide,
  errors: [errors.entryUnopened, errors.entryUnexplained],
})

/** What a mistaken decision becomes. */
export const CORRECTIONS = ['submitted', 'returned', 'rejected'] as const

export const correctEntry = endpoint({
  method: 'POST',
  path: '/api/v1/workloadEntries/{id}/correct',
  summary:
    'Correct a mistaken decision: a new version of the entry replaces it, the former one is stored',
  access: { permission: may.decide },
  params: idParam,
  body: z.object({ to: z.enum(CORRECTIONS), reason: requiredText(500), version: readVersion }),
  answer: z.object({ id: z.number() }),
  errors: [
    kernelErrors.notFound,
    kernelErrors.actionNotNow,
    kernelErrors.changedMeanwhile,
    errors.numberTaken,
    errors.dayFull,
  ],
})

export const entryExport = exportCalls({
  path: '/api/v1/workloadEntries',
  what: 'workload entries',
  exporting: may.export,
  filters: entryFilters.omit({ pageNum: true, pageSize: true }),
})
