import { momentBefore } from '../../../platform/clock.ts'
import type { CtxParts } from '../../../platform/http/make-ctx.ts'
import { WEB_BASE } from '../../../platform/http/web.ts'
import type { Worker } from '../../../platform/jobs/jobs.ts'
import { drawPdf } from '../../../platform/pdf/draw-pdf.ts'
import { findForgotten, findUndrawnOf } from './certificate.queries.ts'
import { findSigningKey } from './certificate-keys.ts'
import { certificateSheet } from './certificate-sheet.ts'
import { signPdf, signStatement } from './sign-certificate.ts'

type DrawingDeps = Pick<CtxParts, 'db' | 'fields' | 'config' | 'services'>
type CertificateToDraw = Awaited<ReturnType<typeof findUndrawnOf>>[number]
const MAX_BYTES = 5 * 1024 * 1024

/** Nobody waits for these sheets in a queue of their own. */
const NOBODY = 0

async function* once(bytes: Buffer) {
  yield bytes
}

/** Draws, signs and stores one certificate; if somebody else was faster, theirs stays. */
async function drawOne(
  { db, fields, config, services }: DrawingDeps,
  certificate: CertificateToDraw,
) {
  const key = await findSigningKey({ db, fields })

  const facts = {
    number: certificate.number,
    name: certificate.holder ?? '',
    major: certificate.major,
    unit: certificate.unit,
    startsOn: certificate.startsOn,
    endsOn: certificate.endsOn,
    issuedOn: certificate.issuedOn,
  }

  const statement = signStatement(key, facts)
  const address = config.PUBLIC_URL
    ? `${config.PUBLIC_URL.replace(/\/+$/, '')}${WEB_BASE}white/certificate`
    : ''

  const sheet = certificateSheet(
    { ...certificate, holder: facts.name },
    address ? `${address}#${statement}` : statement,
    address,
  )

  const pdf = signPdf(key, await drawPdf(sheet, NOBODY), statement)
  const { storedAs, size } = await services.blobs.put(once(pdf), MAX_BYTES)

  const written = await db
    .updateTable('certificates')
    .set({ pdfAs: storedAs, pdfSize: size, statement, keyId: key.id })
    .where('id', '=', certificate.id)
    .where('pdfAs', 'is', null)
    .executeTakeFirst()

  if (Number(written.numUpdatedRows) === 0) await services.blobs.discard(storedAs)
}

/**
 * Draws the certificates of an issue one after the other; a job that fails continues where it
 * stopped.
 */
export function certificateDrawer(deps: CtxParts): Worker {
  return async ({ batchId }) => {
    for (const certificate of await findUndrawnOf(deps.db, Number(batchId)))
      await drawOne(deps, certificate)
  }
}

const FORGOTTEN_MS = 600_000
const AT_ONCE = 20

/** Certificates whose job is gone: a restore brings no jobs back. */
export async function drawForgotten(deps: DrawingDeps & { now: () => Date }) {
  for (const certificate of await findForgotten(
    deps.db,
    momentBefore(deps.now(), FORGOTTEN_MS),
    AT_ONCE,
  ))
    await drawOne(deps, certificate)
}
