import { labelIn } from '@residency/contract/kernel'
import { dayInChina, minuteInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { filesOfMany } from '../../files/files.public.ts'
import { findDictLabels } from '../../settings/settings.public.ts'
import { validityOf } from '../validity.rules.ts'
import { recordActions } from './certificate.policy.ts'
import type { CertificateRow, RecordRow } from './certificate.queries.ts'

export const CERTIFICATE_RECORD = 'certificateRecord'
export const KINDS = 'teacher_certificate_kind'

const presentFacts = (
  ctx: SignedCtx,
  c: CertificateRow | RecordRow,
  kinds: Map<string, string>,
) => ({
  id: c.id,
  userId: c.userId,
  name: c.name,
  department: c.department && labelIn(ctx.language, c.department, c.departmentEn),
  kind: c.kind,
  kindLabel: kinds.get(c.kind) ?? c.kind,
  number: c.number,
  issuer: c.issuer,
  issuedOn: c.issuedOn,
  validUntil: c.validUntil,
})

/** Certificates with the scans of the record that brought them last. */
export async function presentCertificates(ctx: SignedCtx, rows: readonly CertificateRow[]) {
  const today = dayInChina(ctx.now())
  const recordIds = rows.flatMap(({ recordId }) => (recordId === null ? [] : [recordId]))

  const [kinds, files] = await Promise.all([
    findDictLabels(ctx.db, KINDS, ctx.language),
    filesOfMany(ctx.db, CERTIFICATE_RECORD, recordIds),
  ])

  return rows.map((c) => ({
    ...presentFacts(ctx, c, kinds),
    validity: validityOf(c.validUntil, today),
    files: files.get(c.recordId ?? 0) ?? [],
  }))
}

export async function presentRecords(ctx: SignedCtx, rows: readonly RecordRow[]) {
  const [kinds, files] = await Promise.all([
    findDictLabels(ctx.db, KINDS, ctx.language),
    filesOfMany(
      ctx.db,
      CERTIFICATE_RECORD,
      rows.map(({ id }) => id),
    ),
  ])

  return rows.map((r) => ({
    ...presentFacts(ctx, r, kinds),
    certificateId: r.certificateId,
    action: r.action,
    state: r.state,
    reason: r.reason,
    createTime: minuteInChina(r.createdAt),
    version: r.version,
    files: files.get(r.id) ?? [],
    actions: recordActions(r, ctx.actor),
  }))
}
