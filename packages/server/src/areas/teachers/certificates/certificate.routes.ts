import * as certificate from '@residency/contract/areas/teachers/certificates/certificate.contract'
import type { Bind } from '../../../platform/http/bind.ts'
import { bindExport } from '../../../platform/sheets/bind-sheet.ts'
import { certificateSheet } from './certificate.sheet.ts'
import { addOwnCertificate, withdrawOwnCertificate } from './hand-in-certificate.ts'
import { getCertificate, getCertificateRecord, listCertificateRecords, listCertificates, listOwnCertificates } from './list-certificates.ts'
import { actOnCertificateRecord, actOnCertificateRecords, undoCertificateRecords } from './review-certificates.ts'

export function certificateRoutes(bind: Bind) {
  bind(certificate.listOwnCertificates, listOwnCertificates)
  bind(certificate.addOwnCertificate, addOwnCertificate)
  bind(certificate.withdrawOwnCertificate, withdrawOwnCertificate)
  bind(certificate.listCertificates, listCertificates)
  bind(certificate.getCertificate, getCertificate)
  bindExport(bind, certificate.certificateExport, certificateSheet)
  bind(certificate.listCertificateRecords, listCertificateRecords)
  bind(certificate.getCertificateRecord, getCertificateRecord)
  bind(certificate.certificateReview.act, actOnCertificateRecord)
  bind(certificate.certificateReview.actMany, actOnCertificateRecords)
  bind(certificate.certificateReview.undo, undoCertificateRecords)
}
