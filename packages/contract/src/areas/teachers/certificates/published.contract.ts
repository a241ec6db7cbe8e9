import { z } from 'zod'
import { endpoint, idParam } from '../../../kernel/calls/endpoint.ts'
import { kernelErrors } from '../../../kernel/calls/errors.ts'
import { recordId } from '../../../kernel/calls/record.ts'
import { reviewErrors } from '../../../kernel/flows/review.ts'
import { emptyAsAbsent } from '../../../kernel/text/text.ts'
import { papersOfForm, uploadErrors } from '../../files/form-uploads.public.ts'
import { filePaths } from '../file-paths.contract.ts'
import { publishedDecisions } from '../published-decisions.contract.ts'
import { certificateErrors as errors, certificatePermissions as may } from './access.ts'
import {
  addOwnCertificate,
  certificateExport,
  certificateFields,
  certificateReview,
  getCertificateRecord,
  inOrder,
} from './certificate.contract.ts'

/* Calls of the published protocol about certificates; each is the use case of one of our own calls. */

export const handInByForm = endpoint({
  method: 'POST',
  path: '/teacherGuidance/certificate',
  summary:
    'Hand in a certificate by a form; its scans are file parts, or uploaded ones that `filePath` names, separated by commas',
  access: addOwnCertificate.access,
  form: inOrder(
    z.object({
      ...certificateFields,
      certificateId: emptyAsAbsent(z.coerce.number().pipe(recordId)),
      filePath: filePaths(1, 5),
    }),
  ),
  uploads: papersOfForm,
  once: true,
  answer: addOwnCertificate.answer,
  errors: [...addOwnCertificate.errors, ...uploadErrors],
})

export const getHandedIn = endpoint({
  method: 'GET',
  path: '/teacherGuidance/certificate/{id}',
  summary: 'A certificate handed in with its scans: the own one, or one in the reader’s scope',
  access: { permission: [may.own, may.list] },
  params: idParam,
  answer: getCertificateRecord.answer,
  errors: [kernelErrors.notFound],
})

export const adoptCertificate = endpoint({
  method: 'GET',
  path: '/teacherGuidance/adopt/certificate/{id}',
  summary: 'Pass a certificate handed in',
  access: { permission: may.review },
  changes: true,
  params: idParam,
  answer: certificateReview.act.answer,
  errors: [
    kernelErrors.notFound,
    reviewErrors.notInThisState,
    reviewErrors.notYoursNow,
    errors.certificateNumberTaken,
  ],
})

export const certificateDecisions = publishedDecisions({
  path: '/teacherCertificateRecord',
  what: 'certificates handed in',
  permission: may.review,
  statuses: [1, 2],
  batchReject: 'POST',
  errors: [errors.certificateNumberTaken],
})

export const exportCertificates = endpoint({
  ...certificateExport.export,
  path: '/teacherCertificate/export',
  summary: 'Certificates of teachers as a sheet, in the reader’s scope (published address)',
})
