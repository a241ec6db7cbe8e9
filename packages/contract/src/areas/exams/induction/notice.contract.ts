import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, searchQuery, sortBy } from '../../../kernel/calls/page.ts'
import { readVersion, recordId } from '../../../kernel/calls/record.ts'
import { richText } from '../../../kernel/text/rich-text.ts'
import { emptyAsAbsent, requiredText } from '../../../kernel/text/text.ts'
import { moment } from '../../../kernel/values/moment.ts'
import { inductionErrors as errors, inductionPermissions as may } from './access.ts'

/** `trainId` null: for all trains. */
export const inductionNoticeForm = z.object({
  trainId: recordId.nullable(),
  title: requiredText(120),
  body: richText,
  isShown: z.boolean(),
})

export type InductionNoticeForm = z.output<typeof inductionNoticeForm>

const notice = z.object({
  id: z.number(),
  title: z.string(),
  train: z.string().nullable(),
  isShown: z.boolean(),
  by: z.string(),
  updatedAt: moment,
  version: z.number(),
  actions: z.array(z.enum(['edit', 'delete'])),
})

export type InductionNotice = z.output<typeof notice>

/** By what readers order the notices; without it the latest is first. */
export const inductionNoticeSorts = ['title', 'train', 'by', 'updatedAt'] as const

const filters = searchQuery.extend({
  sort: sortBy(inductionNoticeSorts),
  trainId: emptyAsAbsent(z.coerce.number().pipe(recordId)),
})
export type InductionNoticeFilters = z.output<typeof filters>
const access = { permission: may.manage } as const

export const listInductionNotices = endpoint({
  method: 'GET',
  path: '/api/v1/inductionNotices',
  summary: 'Notices to people in induction, the latest first',
  access,
  query: filters,
  answer: pageOf(notice),
})

export const getInductionNotice = endpoint({
  method: 'GET',
  path: '/api/v1/inductionNotices/{id}',
  summary: 'One notice as its form',
  access,
  params: idParam,
  answer: inductionNoticeForm.extend({ id: z.number(), version: z.number() }),
  errors: [kernelErrors.notFound],
})

const saved = z.object({ id: z.number(), version: z.number() })

export const createInductionNotice = endpoint({
  method: 'POST',
  path: '/api/v1/inductionNotices',
  summary: 'Write a notice',
  access,
  body: inductionNoticeForm,
  once: true,
  answer: saved,
  errors: [errors.trainUnknown],
})

export const updateInductionNotice = endpoint({
  method: 'PUT',
  path: '/api/v1/inductionNotices/{id}',
  summary: 'Change a notice',
  access,
  params: idParam,
  body: inductionNoticeForm.extend({ version: readVersion }),
  answer: saved,
  errors: [errors.trainUnknown, kernelErrors.notFound, kernelErrors.changedMeanwhile],
})

export const deleteInductionNotice = endpoint({
  method: 'DELETE',
  path: '/api/v1/inductionNotices/{id}',
  summary: 'Delete a notice',
  access,
  params: idParam,
  answer: z.null(),
  errors: [kernelErrors.notFound],
})
