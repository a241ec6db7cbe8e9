import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, searchQuery, sortBy } from '../../../kernel/calls/page.ts'
import { readVersion, recordId } from '../../../kernel/calls/record.ts'
import { exportCalls } from '../../../kernel/calls/sheet.ts'
import { richText } from '../../../kernel/text/rich-text.ts'
import { emptyAsAbsent, requiredText, wholeSecond } from '../../../kernel/text/text.ts'
import { moment } from '../../../kernel/values/moment.ts'
import { storedFile } from '../../files/stored-file.public.ts'
import { recipientErrors } from '../recipients/access.ts'
import { recipientChoice, storedChoice } from '../recipients/recipient.contract.ts'
import { informErrors as errors, informPermissions as may } from './access.ts'
import { informFlow } from './inform.flow.ts'

const access = { permission: may.send } as const
const state = z.enum(informFlow.states)
const ACTIONS = Object.keys(informFlow.actions) as (keyof typeof informFlow.actions)[]
export const MAX_FILES = 10

/** Attachments by their keys. */
export const attachedFiles = z
  .array(z.object({ filePath: z.string().regex(/^[\w-]{16,64}$/, 'kernel.text.required') }))
  .max(MAX_FILES)
  .default([])

export const informForm = z.object({
  title: requiredText(120),
  body: richText,

  /** Its recipients are asked to confirm that they know it. */
  isUrgent: z.boolean(),
  recipients: recipientChoice,
  files: attachedFiles,
})

export type InformForm = z.output<typeof informForm>

const inform = z.object({
  id: z.number(),
  title: z.string(),
  isUrgent: z.boolean(),
  by: z.string(),
  state,

  /** Planned for, while it is scheduled. */
  sendAt: moment.nullable(),
  sentAt: moment.nullable(),
  withdrawnAt: moment.nullable(),
  people: z.number(),
  read: z.number(),
  confirmed: z.number(),
  version: z.number(),
  actions: z.array(z.enum(['edit', 'delete', 'remind', ...ACTIONS])),
})

export type Inform = z.output<typeof inform>

const informDetail = inform.extend({
  body: richText,
  files: z.array(storedFile),

  /** Whom it is for, in words. */
  audience: z.array(z.object({ kind: z.string(), names: z.array(z.string()) })),
  remindedAt: moment.nullable(),
})

export type InformDetail = z.output<typeof informDetail>

/** By what readers order the informs; without it the latest is first. */
export const informSorts = ['title', 'by', 'sentAt'] as const

const filters = searchQuery.extend({
  sort: sortBy(informSorts),
  state: emptyAsAbsent(state),
  isUrgent: emptyAsAbsent(z.enum(['0', '1'])),
})

export type InformFilters = z.output<typeof filters>

export const listInforms = endpoint({
  method: 'GET',
  path: '/api/v1/informs',
  summary: 'Informs the reader has written, the latest first; the office sees all',
  access,
  query: filters,
  answer: pageOf(inform),
})

export const getInform = endpoint({
  method: 'GET',
  path: '/api/v1/informs/{id}',
  summary: 'One inform with its text, its recipients in words and how many have read it',
  access,
  params: idParam,
  answer: informDetail,
  errors: [kernelErrors.notFound],
})

export const getInformForm = endpoint({
  method: 'GET',
  path: '/api/v1/informs/{id}/form',
  summary: 'One inform as its form',
  access,
  params: idParam,
  answer: storedChoice.extend({
    id: z.number(),
    title: z.string(),
    body: richText,
    isUrgent: z.boolean(),
    files: z.array(storedFile),
    version: z.number(),
  }),
  errors: [kernelErrors.notFound],
})

const saved = z.object({ id: z.number(), version: z.number() })
const saving = [recipientErrors.recipientsUnknown, recipientErrors.recipientsNobody] as const

const changing = [
  kernelErrors.notFound,
  kernelErrors.changedMeanwhile,
  kernelErrors.actionNotNow,
] as const

export const createInform = endpoint({
  method: 'POST',
  path: '/api/v1/informs',
  summary: 'Write an inform as a draft',
  access,
  body: informForm,
  once: true,
  answer: saved,
  errors: saving,
})

export const updateInform = endpoint({
  method: 'PUT',
  path: '/api/v1/informs/{id}',
  summary: 'Change a draft',
  access,
  params: idParam,
  body: informForm.extend({ version: readVersion }),
  answer: saved,
  errors: [...saving, ...changing],
})

export const deleteInform = endpoint({
  method: 'DELETE',
  path: '/api/v1/informs/{id}',
  summary: 'Delete a draft',
  access,
  params: idParam,
  query: z.object({ version: z.coerce.number().int() }),
  answer: z.null(),
  errors: changing,
})

export const actOnInform = endpoint({
  method: 'POST',
  path: '/api/v1/informs/{id}/act',
  summary: 'Send an inform now, plan it for a time, take the plan back, or withdraw what was sent',
  access,
  params: idParam,
  body: z.object({
    action: z.enum(ACTIONS),
    version: readVersion,

    /** For `schedule`: the time to come. */
    sendAt: emptyAsAbsent(wholeSecond('kernel.day.wrong')),
  }),
  answer: z.object({ id: z.number(), state, people: z.number() }),
  errors: [
    recipientErrors.recipientsNobody,
    errors.informTimePast,
    errors.informFileGone,
    ...changing,
  ],
})

export const RECEIPT_STATUSES = ['unread', 'read', 'toConfirm', 'confirmed'] as const

const receipt = z.object({
  id: z.number(),
  name: z.string(),
  number: z.string().nullable(),
  department: z.string().nullable(),
  readAt: moment.nullable(),
  confirmedAt: moment.nullable(),
})

export type Receipt = z.output<typeof receipt>

/** By what readers order the recipients; without it who has not read it is first. */
export const receiptSorts = ['name', 'department', 'readAt', 'confirmedAt'] as const

const receiptFilters = searchQuery.extend({
  sort: sortBy(receiptSorts),
  status: emptyAsAbsent(z.enum(RECEIPT_STATUSES)),
})
export type ReceiptFilters = z.output<typeof receiptFilters>

export const listReceipts = endpoint({
  method: 'GET',
  path: '/api/v1/informs/{id}/people',
  summary: 'The recipients of an inform: who has read and confirmed it, and who has not',
  access,
  params: idParam,
  query: receiptFilters,
  answer: pageOf(receipt),
  errors: [kernelErrors.notFound],
})

export const receiptExport = exportCalls({
  path: '/api/v1/informReceipts',
  what: 'recipients of an inform with what they have read',
  exporting: may.export,
  filters: z.object({
    informId: emptyAsAbsent(z.coerce.number().pipe(recordId)),
    status: emptyAsAbsent(z.enum(RECEIPT_STATUSES)),
  }),
})

export const remindOfInform = endpoint({
  method: 'POST',
  path: '/api/v1/informs/{id}/remind',
  summary:
    'Remind those who have not read an inform, or not confirmed an urgent one; at most once an hour',
  access,
  params: idParam,
  answer: z.object({ reminded: z.number().int() }),
  errors: [
    kernelErrors.notFound,
    kernelErrors.actionNotNow,
    errors.informRemindedLately,
    errors.informAllRead,
  ],
})
