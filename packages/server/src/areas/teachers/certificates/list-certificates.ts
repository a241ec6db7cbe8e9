import { certificatePermissions as may } from '@residency/contract/areas/teachers/certificates/access'
import type {
  CertificateFilters,
  CertificateRecordFilters,
} from '@residency/contract/areas/teachers/certificates/certificate.contract'
import { holds } from '@residency/contract/kernel'
import { dayInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { visibleTeachers } from '../teachers.policy.ts'
import { mayWithdraw } from './certificate.policy.ts'
import {
  findCertificate,
  findCertificatePage,
  findOwnCertificates,
  findOwnRecord,
  findOwnRecords,
  findRecord,
  findRecordPage,
  isOwnRecord,
} from './certificate.queries.ts'
import { presentCertificates, presentRecords } from './present-certificates.ts'

/** The reader's own certificates, and those handed in that wait or were turned down. */
export async function listOwnCertificates(ctx: SignedCtx) {
  const { userId } = ctx.actor

  const [certificates, records] = await Promise.all([
    findOwnCertificates(ctx.db, userId),
    findOwnRecords(ctx.db, userId),
  ])

  const presentedRecords = await presentRecords(ctx, records)

  return {
    certificates: await presentCertificates(ctx, certificates),
    records: presentedRecords.map((record, i) => ({
      ...record,
      mayWithdraw: mayWithdraw(records[i]!, ctx.actor),
    })),
  }
}

/**
 * Scans of somebody's certificates, held and handed in, for those who review the person; none for
 * readers without the right to them.
 */
export async function listScansOf(ctx: SignedCtx, userId: number) {
  if (!holds(ctx.actor, may.list)) return []

  const [certificates, records] = await Promise.all([
    findOwnCertificates(ctx.db, userId),
    findOwnRecords(ctx.db, userId),
  ])

  const scans = [
    ...(await presentRecords(ctx, records)),
    ...(await presentCertificates(ctx, certificates)),
  ]

  return scans.flatMap(({ kindLabel, number, files }) =>
    files.map((file) => ({ label: `${kindLabel} ${number}`, file })),
  )
}

/** Certificates of teachers in the reader's scope, those that end first. */
export async function listCertificates(ctx: SignedCtx, filters: CertificateFilters) {
  const match = { ...filters, scope: visibleTeachers(ctx.actor), today: dayInChina(ctx.now()) }
  const { rows, total } = await findCertificatePage(ctx.db, match, filters)
  return { list: await presentCertificates(ctx, rows), total }
}

export async function getCertificate(ctx: SignedCtx, { id }: { id: number }) {
  const [certificate] = await presentCertificates(ctx, [
    found(await findCertificate(ctx.db, visibleTeachers(ctx.actor), id)),
  ])

  return certificate!
}

/** Certificates handed in, in the reader's scope, those that wait first. */
export async function listCertificateRecords(ctx: SignedCtx, filters: CertificateRecordFilters) {
  const { rows, total } = await findRecordPage(
    ctx.db,
    visibleTeachers(ctx.actor),
    filters,
    filters,
    ctx.actor.userId,
  )

  return { list: await presentRecords(ctx, rows), total }
}

export async function getCertificateRecord(ctx: SignedCtx, { id }: { id: number }) {
  const [record] = await presentRecords(ctx, [
    found(await findRecord(ctx.db, visibleTeachers(ctx.actor), id)),
  ])

  return record!
}

/** One certificate handed in: the own one, or one in the reader's scope. */
export async function getHandedIn(ctx: SignedCtx, { id }: { id: number }) {
  const own = await findOwnRecord(ctx.db, ctx.actor.userId, id)
  const isReader = holds(ctx.actor, may.list)
  const [record] = await presentRecords(ctx, [
    found(own ?? (isReader ? await findRecord(ctx.db, visibleTeachers(ctx.actor), id) : undefined)),
  ])

  return record!
}

/** The scans of a certificate are read by its owner and by those in whose scope it is. */
export async function mayReadCertificate(ctx: SignedCtx, id: number): Promise<boolean> {
  if (await isOwnRecord(ctx.db, ctx.actor.userId, id)) return true
  return (
    holds(ctx.actor, may.list) &&
    (await findRecord(ctx.db, visibleTeachers(ctx.actor), id)) !== undefined
  )
}
