import { Readable } from 'node:stream'
import {
  completionErrors as errors,
  completionPermissions as may,
} from '@residency/contract/areas/students/completion/access'
import type { CertificateFilters } from '@residency/contract/areas/students/completion/certificate.contract'
import { permittedActions } from '@residency/contract/kernel'
import { minuteInChina } from '../../../platform/clock.ts'
import { zipped } from '../../../platform/files/zip-stream.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { fail, found, notFound } from '../../../platform/http/fail.ts'
import type { Binary } from '../../../platform/http/send-binary.ts'
import { visibleTrainees } from '../students.policy.ts'
import {
  type CertificateRow,
  findBatches,
  findCertificatePage,
  findOwnPdf,
  findPdf,
  findPdfsOfBatch,
  type PdfRow,
} from './certificate.queries.ts'
import { certificatePdfText } from './certificate-pdf.text.ts'

const actionsOn = (ctx: SignedCtx, k: CertificateRow) =>
  permittedActions(ctx.actor, {
    download: k.pdfAs !== null && may.download,
    reissue: k.revokedOn === null && may.revoke,
    revoke: k.revokedOn === null && may.revoke,
  }) as ('download' | 'revoke' | 'reissue')[]

const presentCertificate = (ctx: SignedCtx, k: CertificateRow) => ({
  id: k.id,
  number: k.number,
  holder: k.holder,
  traineeNumber: k.traineeNumber,
  major: k.major,
  unit: k.unit,
  startsOn: k.startsOn,
  endsOn: k.endsOn,
  issuedOn: k.issuedOn,
  revokedOn: k.revokedOn,
  revocation: k.revocation,
  replacedBy: k.replacedBy,
  isDrawn: k.pdfAs !== null,
  actions: actionsOn(ctx, k),
})

/** Certificates in scope, the latest first. */
export async function listCertificates(ctx: SignedCtx, filters: CertificateFilters) {
  const { rows, total } = await findCertificatePage(
    ctx.db,
    visibleTrainees(ctx.actor),
    filters,
    filters,
  )

  return { list: rows.map((k) => presentCertificate(ctx, k)), total }
}

/** The reader's latest issues and how far they are. */
export const listBatches = async (ctx: SignedCtx) =>
  (await findBatches(ctx.db, ctx.actor.userId)).map(({ id, createdAt, total, done }) => ({
    id,
    createTime: minuteInChina(createdAt),
    total,
    done,
  }))

type DrawnCertificate = PdfRow & { pdfAs: string; pdfSize: number }

function drawn(row: PdfRow | undefined): DrawnCertificate {
  const certificate = found(row)
  if (certificate.holder === null) throw notFound()
  if (certificate.pdfAs === null || certificate.pdfSize === null)
    throw fail(errors.certificateDrawing)

  return certificate as DrawnCertificate
}

const fileName = ({ number, holder }: PdfRow) =>
  `${certificatePdfText.file}-${number}-${holder}.pdf`

async function pdfOf(ctx: SignedCtx, row: PdfRow | undefined): Promise<Binary> {
  const certificate = drawn(row)

  await ctx.audit({
    action: 'students.certificate.read',
    entity: 'certificate',
    entityId: certificate.id,
    detail: { number: certificate.number },
  })

  return {
    filename: fileName(certificate),
    type: 'application/pdf',
    length: certificate.pdfSize,
    headers: { 'cache-control': 'private, no-store' },
    body: ctx.services.blobs.read(certificate.pdfAs, certificate.pdfSize),
  }
}

export const getCertificatePdf = async (ctx: SignedCtx, { id }: { id: number }) =>
  pdfOf(ctx, await findPdf(ctx.db, visibleTrainees(ctx.actor), id))

export const getOwnCertificatePdf = async (ctx: SignedCtx, { id }: { id: number }) =>
  pdfOf(ctx, await findOwnPdf(ctx.db, ctx.actor.userId, id))

/** All certificates of one's own issue; refused until the last is drawn. */
export async function getBatchZip(ctx: SignedCtx, { id }: { id: number }): Promise<Binary> {
  const rows = await findPdfsOfBatch(ctx.db, ctx.actor.userId, id)
  if (rows.length === 0) throw notFound()

  const all = rows.filter(({ holder }) => holder !== null).map(drawn)

  await ctx.audit({
    action: 'students.certificate.read',
    entity: 'certificateBatch',
    entityId: id,
    detail: { count: all.length },
  })

  async function* parts() {
    for (const certificate of all)
      yield {
        name: fileName(certificate),
        bytes: Buffer.concat(
          await ctx.services.blobs.read(certificate.pdfAs, certificate.pdfSize).toArray(),
        ),
      }
  }

  return {
    filename: `${certificatePdfText.file}-${id}.zip`,
    type: 'application/zip',
    body: Readable.from(zipped(parts(), ctx.now())),
  }
}
