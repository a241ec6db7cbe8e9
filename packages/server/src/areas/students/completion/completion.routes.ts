import * as certificate from '@residency/contract/areas/students/completion/certificate.contract'
import * as completion from '@residency/contract/areas/students/completion/completion.contract'
import * as score from '@residency/contract/areas/students/completion/score.contract'
import { completionWords } from '@residency/contract/areas/students/completion/text'
import { bindReview } from '../../../platform/flow/bind-review.ts'
import type { Binder } from '../../../platform/http/bind.ts'
import { bindSheet } from '../../../platform/sheets/bind-sheet.ts'
import { issueCertificates } from '../certificates/issue-certificates.ts'
import {
  getPublicKeyFile,
  getPublishedKeys,
  getRevocationFile,
  lookUpCertificate,
} from '../certificates/publish-certificates.ts'
import {
  getBatchZip,
  getCertificatePdf,
  getOwnCertificatePdf,
  listBatches,
  listCertificates,
} from '../certificates/read-certificates.ts'
import { reissueCertificate, revokeCertificate } from '../certificates/revoke-certificates.ts'
import { finalScoreSheet } from './final-score.sheet.ts'
import { getCandidate, listCandidates } from './list-candidates.ts'
import { getCompletion, getOwnFinish, listCompletions } from './list-completions.ts'
import { proposeCompletions } from './propose-completions.ts'
import { completionPlan } from './review-completions.ts'
import { saveFinalScore } from './save-final-score.ts'

export function completionRoutes(binder: Binder) {
  const bind = binder(completionWords)

  bind(completion.getOwnFinish, getOwnFinish)
  bind(completion.listCandidates, listCandidates)
  bind(completion.getCandidate, getCandidate)
  bindSheet(bind, score.finalScoreSheet, finalScoreSheet)
  bind(score.saveFinalScore, saveFinalScore)
  bind(completion.proposeCompletions, proposeCompletions)
  bind(completion.listCompletions, listCompletions)
  bind(completion.getCompletion, getCompletion)
  bindReview(bind, completion.completionReview, completionPlan)
}

/** Issuing, revoking, reading; and what everybody may ask. */
export function certificateRoutes(binder: Binder) {
  const bind = binder(completionWords)

  bind(certificate.listCertificates, listCertificates)
  bind(certificate.issueCertificates, issueCertificates)
  bind(certificate.listBatches, listBatches)
  bind(certificate.getBatchZip, getBatchZip)
  bind(certificate.getCertificatePdf, getCertificatePdf)
  bind(certificate.getOwnCertificatePdf, getOwnCertificatePdf)
  bind(certificate.revokeCertificate, revokeCertificate)
  bind(certificate.reissueCertificate, reissueCertificate)
  bind(certificate.getPublishedKeys, getPublishedKeys)
  bind(certificate.getPublicKeyFile, getPublicKeyFile)
  bind(certificate.getRevocationFile, getRevocationFile)
  bind(certificate.lookUpCertificate, lookUpCertificate)
}
