import { getDictOptions } from '@residency/contract/areas/settings/dictionaries/dictionary.contract'
import * as certificate from '@residency/contract/areas/teachers/certificates/certificate.contract'
import type { AnswerOf, InputOf } from '@residency/contract/kernel'
import { call } from '../../../platform/calls/api-client.ts'
import { useChange, useEndpoint, useListOf } from '../../../platform/calls/queries.ts'
import { mayAct, useWaitingOf } from '../../../screens/review/use-waiting-of.ts'

/** The conditions of a qualification depend on certificates. */
export const CERTIFICATE_PATHS = [
  '/teacherCertificate',
  '/teacherCertificateRecord',
  '/api/v1/certificates',
  '/teacherGuidance',
  '/api/v1/qualifications',
]

export type CertificateListInput = InputOf<typeof certificate.listCertificates>
export type RecordListInput = InputOf<typeof certificate.listCertificateRecords>
export type OwnCertificates = AnswerOf<typeof certificate.listOwnCertificates>

export const useCertificates = (input: CertificateListInput) =>
  useListOf(certificate.listCertificates, input)

export const useCertificateRecords = (input: RecordListInput) =>
  useListOf(certificate.listCertificateRecords, input)

export const useCertificateRecord = (id: number) =>
  useEndpoint(certificate.getCertificateRecord, { id })

/** Certificates handed in that wait, the one that has waited longest first. */
export const useWaitingRecords = () =>
  useWaitingOf(certificate.listCertificateRecords, { waiting: '1' }, mayAct)

export const useOwnCertificates = () => useEndpoint(certificate.listOwnCertificates, {})

export const useCertificateKinds = () =>
  useEndpoint(getDictOptions, { typeCode: 'teacher_certificate_kind' }, { quiet: false })

export const useHandIn = () =>
  useChange(CERTIFICATE_PATHS, (input: InputOf<typeof certificate.addOwnCertificate>) =>
    call(certificate.addOwnCertificate, input, { quiet: true }),
  )

export const useWithdrawRecord = () =>
  useChange(CERTIFICATE_PATHS, (id: number) => call(certificate.withdrawOwnCertificate, { id }))
