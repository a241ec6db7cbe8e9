import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, searchQuery, sortBy } from '../../../kernel/calls/page.ts'
import { recordId } from '../../../kernel/calls/record.ts'
import { exportCalls } from '../../../kernel/calls/sheet.ts'
import { reviewCalls } from '../../../kernel/flows/review.ts'
import { calendarDay, emptyAsAbsent, requiredText } from '../../../kernel/text/text.ts'
import { storedFile } from '../../files/stored-file.public.ts'
import { certificateErrors as errors, certificatePermissions as may } from './access.ts'
import { CERTIFICATE_REVIEW_ACTIONS, certificateRecordFlow } from './certificate-record.flow.ts'

/**
 * valid: more than 90 days left, or without end; expiring: at most 90 days left; expired: its last
 * day is over.
 */
export const VALIDITIES = ['valid', 'expiring', 'expired'] as const
const validity = z.enum(VALIDITIES)
export type Validity = z.output<typeof validity>
const state = z.enum(certificateRecordFlow.states)

export const certificateFields = {
  kind: requiredText(64),
  number: requiredText(64),
  issuer: requiredText(120),
  issuedOn: calendarDay,

  /** Empty: without end. */
  validUntil: emptyAsAbsent(calendarDay).transform((day) => day ?? null),
}

/** Refuses an end before the beginning. */
export const inOrder = <T extends z.ZodObject<typeof certificateFields>>(shape: T): T =>
  shape.refine(({ issuedOn, validUntil }) => validUntil === null || validUntil >= issuedOn, {
    path: ['validUntil'],
    message: 'teachers.certificate.endsEarly',
  })

/** A certificate handed in. `certificateId`: the one it renews; absent for a new one. */
export const certificateForm = inOrder(
  z.object({
    ...certificateFields,
    certificateId: emptyAsAbsent(recordId).transform((id) => id ?? null),
    files: z.array(z.string().max(200)).min(1, 'kernel.text.required').max(5),
  }),
)

export type CertificateForm = z.output<typeof certificateForm>

const certificate = z.object({
  id: z.number(),
  userId: z.number(),
  name: z.string(),
  department: z.string().nullable(),
  kind: z.string(),
  kindLabel: z.string(),
  number: z.string(),
  issuer: z.string(),
  issuedOn: z.string(),
  validUntil: z.string().nullable(),
  validity,
  files: z.array(storedFile),
})

export type Certificate = z.output<typeof certificate>

const record = certificate.omit({ validity: true }).extend({
  certificateId: z.number().nullable(),
  action: z.enum(['add', 'renew']),
  state,
  reason: z.string().nullable(),
  createTime: z.string(),
  version: z.number(),
  actions: z.array(z.enum(CERTIFICATE_REVIEW_ACTIONS)),
})

export type CertificateRecord = z.output<typeof record>

export const listOwnCertificates = endpoint({
  method: 'GET',
  path: '/api/v1/certificates/own',
  summary: 'The own certificates, and those handed in that are not decided or were turned down',
  access: { permission: may.own },
  answer: z.object({
    certificates: z.array(certificate),
    records: z.array(record.extend({ mayWithdraw: z.boolean() })),
  }),
})

export const addOwnCertificate = endpoint({
  method: 'POST',
  path: '/api/v1/certificates/own',
  summary: 'Hand in a new certificate, or the renewal of one',
  access: { permission: may.own },
  body: certificateForm,
  once: true,
  answer: z.object({ id: z.number() }),
  errors: [
    errors.certificateNumberTaken,
    errors.certificateUnderReview,
    errors.certificateKindUnknown,
    errors.certificateInFuture,
    errors.certificateUnknown,
  ],
})

export const withdrawOwnCertificate = endpoint({
  method: 'DELETE',
  path: '/teacherCertificateRecord/{id}',
  summary: 'Withdraw a certificate one has handed in, before it is decided',
  access: { permission: may.own },
  params: idParam,
  answer: z.null(),
  errors: [kernelErrors.notFound, kernelErrors.actionNotNow],
})

const shared = { kind: emptyAsAbsent(z.string().max(64)) }

/** By what readers order the certificates; without it those that end first are first. */
export const certificateSorts = ['name', 'number', 'issuedOn', 'validUntil'] as const

const filters = searchQuery.extend({
  sort: sortBy(certificateSorts),
  ...shared,
  validity: emptyAsAbsent(validity),
})
export type CertificateFilters = z.output<typeof filters>

export const listCertificates = endpoint({
  method: 'GET',
  path: '/teacherCertificate/page',
  summary: 'Certificates of teachers in the reader’s scope, those that end first',
  access: { permission: may.list },
  query: filters,
  answer: pageOf(certificate),
})

export const getCertificate = endpoint({
  method: 'GET',
  path: '/teacherCertificate/{id}/form',
  summary: 'One certificate with its papers',
  access: { permission: may.list },
  params: idParam,
  answer: certificate,
  errors: [kernelErrors.notFound],
})

export const certificateExport = exportCalls({
  path: '/teacherCertificate',
  what: 'certificates of teachers',
  exporting: may.export,
  filters: filters.omit({ pageNum: true, pageSize: true }),
})

/** By what readers order the certificates handed in; without it those that wait are first. */
export const certificateRecordSorts = [
  'name',
  'number',
  'issuedOn',
  'validUntil',
  'createTime',
] as const

const recordFilters = searchQuery.extend({
  sort: sortBy(certificateRecordSorts),
  ...shared,
  state: emptyAsAbsent(state),

  /** 1: those that wait for the reader. */
  waiting: emptyAsAbsent(z.enum(['1'])),
})

export type CertificateRecordFilters = z.output<typeof recordFilters>

export const listCertificateRecords = endpoint({
  method: 'GET',
  path: '/teacherCertificateRecord/page',
  summary: 'Certificates handed in, in the reader’s scope, those that wait first',
  access: { permission: may.list },
  query: recordFilters,
  answer: pageOf(record),
})

export const getCertificateRecord = endpoint({
  method: 'GET',
  path: '/teacherCertificateRecord/{id}/form',
  summary: 'One certificate handed in, with its papers',
  access: { permission: may.list },
  params: idParam,
  answer: record,
  errors: [kernelErrors.notFound],
})

export const certificateReview = reviewCalls({
  path: '/api/v1/certificateRecords',
  what: 'certificates handed in',
  flow: certificateRecordFlow,
  actions: CERTIFICATE_REVIEW_ACTIONS,
  permission: may.review,
  errors: [errors.certificateNumberTaken],
})
