import * as certificate from '@residency/contract/areas/students/completion/certificate.contract'
import type { InputOf } from '@residency/contract/kernel'
import { call } from '../../../platform/calls/api-client.ts'
import { useChange, useEndpoint, useListOf } from '../../../platform/calls/queries.ts'
import { COMPLETION_PATHS } from '../completion/completion.queries.ts'

export type CertificateListInput = InputOf<typeof certificate.listCertificates>
const LOOK_MS = 2000

export const useCertificates = (input: CertificateListInput, refetchInterval: number | false) =>
  useListOf(certificate.listCertificates, input, { refetchInterval: () => refetchInterval })

type Batch = { done: number; total: number }

/** The own latest issues, read again while one is under way. */
export const useBatches = (mayIssue: boolean) =>
  useEndpoint(certificate.listBatches, mayIssue ? {} : null, {
    refetchInterval: ({ state }) =>
      (state.data as Batch[] | undefined)?.some(({ done, total }) => done < total)
        ? LOOK_MS
        : false,
  })

export const useIssueCertificates = () =>
  useChange(COMPLETION_PATHS, (ids: number[]) => call(certificate.issueCertificates, { ids }))

export const useRevokeCertificate = () =>
  useChange(COMPLETION_PATHS, (input: InputOf<typeof certificate.revokeCertificate>) =>
    call(certificate.revokeCertificate, input, { quiet: true }),
  )

export const useReissueCertificate = () =>
  useChange(COMPLETION_PATHS, (input: InputOf<typeof certificate.reissueCertificate>) =>
    call(certificate.reissueCertificate, input, { quiet: true }),
  )

export const downloadCertificate = (id: number) => call(certificate.getCertificatePdf, { id })
export const downloadOwnCertificate = (id: number) => call(certificate.getOwnCertificatePdf, { id })
export const downloadBatch = (id: number) => call(certificate.getBatchZip, { id })
