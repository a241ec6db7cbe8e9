import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { pageOf, searchQuery, sortBy } from '../../../kernel/calls/page.ts'
import { bulkAnswer, bulkIds } from '../../../kernel/flows/review.ts'
import { calendarDay, emptyAsAbsent, requiredText } from '../../../kernel/text/text.ts'
import { moment } from '../../../kernel/values/moment.ts'
import { completionErrors as errors, completionPermissions as may } from './access.ts'

const certificate = z.object({
  id: z.number(),
  number: z.string(),

  /** Null once its retention time is over. */
  holder: z.string().nullable(),
  traineeNumber: z.string(),
  major: z.string(),
  unit: z.string(),
  startsOn: z.string(),
  endsOn: z.string(),
  issuedOn: z.string(),
  revokedOn: z.string().nullable(),
  revocation: z.string().nullable(),

  /** The number that took its place. */
  replacedBy: z.string().nullable(),
  isDrawn: z.boolean(),
  actions: z.array(z.enum(['download', 'revoke', 'reissue'])),
})

export type Certificate = z.output<typeof certificate>

/** By what readers order the certificates; without it the latest is first. */
export const certificateSorts = ['holder', 'number', 'major', 'startsOn', 'issuedOn'] as const

const filters = searchQuery.extend({
  sort: sortBy(certificateSorts),
  year: emptyAsAbsent(z.coerce.number().int().min(2000).max(2200)),
  validity: emptyAsAbsent(z.enum(['valid', 'revoked'])),
})

export type CertificateFilters = z.output<typeof filters>

export const listCertificates = endpoint({
  method: 'GET',
  path: '/api/v1/certificates',
  summary: 'Certificates in scope, the latest first',
  access: { permission: may.certificates },
  query: filters,
  answer: pageOf(certificate),
})

export const issueCertificates = endpoint({
  method: 'POST',
  path: '/api/v1/certificates/issue',
  summary:
    'Issue the certificates of confirmed completions; they are drawn in the background, the answer has a result for each',
  access: { permission: may.issue },
  body: z.object({ ids: bulkIds }),
  once: true,
  answer: bulkAnswer.extend({ batchId: z.number().nullable() }),
  errors: [errors.certificateUnitCode, errors.certificateUndrawable],
})

const batch = z.object({
  id: z.number(),
  createTime: z.string(),
  total: z.number(),
  done: z.number(),
})

export const listBatches = endpoint({
  method: 'GET',
  path: '/api/v1/certificates/batches',
  summary: 'The reader’s latest issues with how many certificates are drawn',
  access: { permission: may.issue },
  answer: z.array(batch),
})

const binary = {
  answer: 'binary',
  errors: [kernelErrors.notFound, errors.certificateDrawing],
} as const

export const getBatchZip = endpoint({
  method: 'GET',
  path: '/api/v1/certificates/batches/{id}/zip',
  summary: 'All certificates of one issue as a zip archive',
  access: { permission: may.issue },
  params: idParam,
  ...binary,
})

export const getCertificatePdf = endpoint({
  method: 'GET',
  path: '/api/v1/certificates/{id}/pdf',
  summary: 'The signed PDF of a certificate',
  access: { permission: may.download },
  params: idParam,
  ...binary,
})

export const getOwnCertificatePdf = endpoint({
  method: 'GET',
  path: '/api/v1/certificates/own/{id}/pdf',
  summary: 'The signed PDF of an own certificate',
  access: 'signedIn',
  params: idParam,
  ...binary,
})

/** Typing the number confirms that it is this certificate that is meant. */
export const revocationForm = z.object({
  number: requiredText(60),
  reason: requiredText(500),
  revokedOn: calendarDay,
})

const refusals = [
  kernelErrors.notFound,
  errors.certificateRevoked,
  errors.certificateRevokedOn,
  errors.certificateNumberTyped,
]

export const revokeCertificate = endpoint({
  method: 'POST',
  path: '/api/v1/certificates/{id}/revoke',
  summary: 'Revoke a certificate; it stays on record and on the published list',
  access: { permission: may.revoke },
  params: idParam,
  body: revocationForm,
  answer: z.null(),
  errors: refusals,
})

export const reissueCertificate = endpoint({
  method: 'POST',
  path: '/api/v1/certificates/{id}/reissue',
  summary: 'Revoke a certificate and issue it again under a new number',
  access: { permission: may.revoke },
  params: idParam,
  body: revocationForm.omit({ revokedOn: true }),
  answer: z.object({ id: z.number(), number: z.string() }),
  errors: [...refusals, errors.certificateUnitCode],
})

export const getPublishedKeys = endpoint({
  method: 'GET',
  path: '/api/v1/certificates/published',
  summary:
    'What verifies certificates without this server: every public key and the signed list of revoked numbers',
  access: 'public',
  answer: z.object({
    keys: z.array(
      z.object({
        id: z.string(),
        publicKey: z.string(),
        from: z.string(),
        until: z.string().nullable(),
      }),
    ),
    revocations: z.object({ payload: z.string(), key: z.string(), signature: z.string() }),
    fetchedAt: moment,
  }),
})

export const getPublicKeyFile = endpoint({
  method: 'GET',
  path: '/api/v1/certificates/publicKey',
  summary: 'Every public key of certificates in one PEM file',
  access: 'public',
  answer: 'binary',
})

export const getRevocationFile = endpoint({
  method: 'GET',
  path: '/api/v1/certificates/revocations',
  summary: 'The signed list of revoked certificates as a JSON file',
  access: 'public',
  answer: 'binary',
})

export const lookUpCertificate = endpoint({
  method: 'POST',
  path: '/api/v1/certificates/lookup',
  summary:
    'Whether a certificate of this number, name and day of issue is valid, revoked or unknown, and nothing else',
  access: 'public',
  body: z.object({ number: requiredText(60), name: requiredText(64), issuedOn: calendarDay }),
  answer: z.object({ outcome: z.enum(['valid', 'revoked', 'unknown']) }),
  errors: [kernelErrors.tooMany],
})
