import * as certificate from '@residency/contract/areas/teachers/certificates/certificate.contract'
import * as published from '@residency/contract/areas/teachers/certificates/published.contract'
import { certificateWords } from '@residency/contract/areas/teachers/certificates/text'
import { DECISIONS } from '@residency/contract/areas/teachers/published-decisions.contract'
import { bindReview } from '../../../platform/flow/bind-review.ts'
import { decideOne } from '../../../platform/flow/decide.ts'
import type { Binder } from '../../../platform/http/bind.ts'
import { bindDownload, bindExport } from '../../../platform/sheets/bind-sheet.ts'
import { bindPublishedDecisions } from '../published-decisions.ts'
import { certificateSheet } from './certificate.sheet.ts'
import { addOwnCertificate, withdrawOwnCertificate } from './hand-in-certificate.ts'
import {
  getCertificate,
  getCertificateRecord,
  getHandedIn,
  listCertificateRecords,
  listCertificates,
  listOwnCertificates,
} from './list-certificates.ts'
import { certificatePlan } from './review-certificates.ts'

export function certificateRoutes(binder: Binder) {
  const bind = binder(certificateWords)

  bind(certificate.listOwnCertificates, listOwnCertificates)
  bind(certificate.addOwnCertificate, addOwnCertificate)
  bind(certificate.withdrawOwnCertificate, withdrawOwnCertificate)
  bind(certificate.listCertificates, listCertificates)
  bind(certificate.getCertificate, getCertificate)
  bindExport(bind, certificate.certificateExport, certificateSheet)
  bind(certificate.listCertificateRecords, listCertificateRecords)
  bind(certificate.getCertificateRecord, getCertificateRecord)
  bindReview(bind, certificate.certificateReview, certificatePlan)
  bind(published.handInByForm, (ctx, { filePath: files, certificateId = null, ...form }) =>
    addOwnCertificate(ctx, { ...form, certificateId, files }),
  )
  bind(published.getHandedIn, getHandedIn)
  bind(published.adoptCertificate, (ctx, { id }) =>
    decideOne(ctx, certificatePlan, { id, action: 'pass', reason: null }),
  )
  bindDownload(bind, published.exportCertificates, certificateSheet)

  bindPublishedDecisions(bind, published.certificateDecisions, {
    plan: certificatePlan,
    actionsFor: async (_, status, ids) =>
      ids.map(() => (status === DECISIONS.pass ? 'pass' : 'reject')),
  })
}
