import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, searchQuery, sortBy } from '../../../kernel/calls/page.ts'
import { richText } from '../../../kernel/text/rich-text.ts'
import { emptyAsAbsent } from '../../../kernel/text/text.ts'
import { moment } from '../../../kernel/values/moment.ts'
import { storedFile } from '../../files/stored-file.public.ts'
import { informErrors as errors } from './access.ts'

export const OWN_INFORM_STATUSES = [
  'unread',
  'toConfirm',
  'read',
  'confirmed',
  'withdrawn',
] as const

const ownInform = z.object({
  id: z.number(),
  title: z.string(),
  by: z.string(),
  sentAt: moment,
  isUrgent: z.boolean(),
  status: z.enum(OWN_INFORM_STATUSES),
  files: z.number().int(),
})

export type OwnInform = z.output<typeof ownInform>

/** By what readers order their informs; without it the latest is first. */
export const ownInformSorts = ['title', 'by', 'sentAt'] as const

const filters = searchQuery.extend({
  sort: sortBy(ownInformSorts),
  status: emptyAsAbsent(z.enum(OWN_INFORM_STATUSES)),
})
export type OwnInformFilters = z.output<typeof filters>

export const listOwnInforms = endpoint({
  method: 'GET',
  path: '/api/v1/ownInforms',
  summary: 'Informs the reader was sent, the latest first',
  access: 'signedIn',
  query: filters,
  answer: pageOf(ownInform),
})

export const getOwnInform = endpoint({
  method: 'GET',
  path: '/api/v1/ownInforms/{id}',
  summary: 'One inform the reader was sent; of one that was withdrawn there is no text',
  access: 'signedIn',
  params: idParam,
  answer: ownInform.omit({ files: true }).extend({
    body: richText.nullable(),
    files: z.array(storedFile),
    readAt: moment.nullable(),
    confirmedAt: moment.nullable(),
    withdrawnAt: moment.nullable(),
  }),
  errors: [kernelErrors.notFound],
})

export const readInform = endpoint({
  method: 'POST',
  path: '/api/v1/ownInforms/{id}/read',
  summary: 'The reader has opened an inform; again changes nothing',
  access: 'signedIn',
  params: idParam,
  answer: z.null(),
  errors: [kernelErrors.notFound],
})

export const confirmInform = endpoint({
  method: 'POST',
  path: '/api/v1/ownInforms/{id}/confirm',
  summary: 'The reader confirms an urgent inform; again changes nothing',
  access: 'signedIn',
  params: idParam,
  answer: z.null(),
  errors: [kernelErrors.notFound, kernelErrors.actionNotNow, errors.informWithdrawn],
})
