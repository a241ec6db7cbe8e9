import type { CertificateFilters } from '@residency/contract/areas/students/completion/certificate.contract'
import { type ExpressionBuilder, sql } from 'kysely'
import { findPage, type Page } from '../../../platform/db/pages.ts'
import { containing, isFoundIn, isOneOfCodes } from '../../../platform/db/patterns.ts'
import type { Db } from '../../../platform/db/pool.ts'
import type { DB } from '../../../platform/db/tables.gen.ts'
import { type BaseScope, withinBaseScope } from '../../organisation/organisation.public.ts'

const inScope = (db: Db, scope: BaseScope) =>
  db
    .selectFrom('certificates as k')
    .innerJoin('trainees as t', 't.id', 'k.trainee_id')
    .innerJoin('majors as m', 'm.id', 't.major_id')
    .innerJoin('bases', 'bases.id', 'm.base_id')
    .leftJoin('certificates as r', 'r.replaces_id', 'k.id')
    .where((e) => withinBaseScope(e as unknown as ExpressionBuilder<DB, 'bases'>, scope))
const shown = (match: ReturnType<typeof inScope>) =>
  match.selectAll('k').select(['t.number as trainee_number', 't.user_id', 'm.kind', 't.training_unit_id', 'r.number as replaced_by'])
export type CertificateRow = Awaited<ReturnType<ReturnType<typeof shown>['executeTakeFirstOrThrow']>>

/** One page, the latest first. */
export function findCertificatePage(db: Db, scope: BaseScope, { keywords, year, validity }: CertificateFilters, page: Page) {
  let match = inScope(db, scope)
  if (year) match = match.where('k.issued_on', '>=', `${year}-01-01`).where('k.issued_on', '<=', `${year}-12-31`)
  if (validity) match = match.where('k.revoked_on', validity === 'revoked' ? 'is not' : 'is', null)
  if (keywords) {
    const words = containing(keywords)
    match = match.where((e) =>
      e.or([isFoundIn(e.ref('k.holder'), words), isFoundIn(e.ref('k.number'), words), isFoundIn(e.ref('t.number'), words)]),
    )
  }
  return findPage(match, page, (rows) => shown(rows).orderBy('k.issued_on', 'desc').orderBy('k.id', 'desc'))
}
const findCertificate = (db: Db, scope: BaseScope, id: number) => shown(inScope(db, scope)).where('k.id', '=', id).executeTakeFirst()
export async function findCertificateForUpdate(db: Db, scope: BaseScope, id: number) {
  await db.selectFrom('certificates').select('id').where('id', '=', id).forUpdate().execute()
  return findCertificate(db, scope, id)
}
const pdfs = (db: Db) => db.selectFrom('certificates as k').select(['k.id', 'k.number', 'k.holder', 'k.pdf_as', 'k.pdf_size'])
export type PdfRow = Awaited<ReturnType<ReturnType<typeof pdfs>['executeTakeFirstOrThrow']>>
export const findPdf = (db: Db, scope: BaseScope, id: number) =>
  inScope(db, scope).select(['k.id', 'k.number', 'k.holder', 'k.pdf_as', 'k.pdf_size']).where('k.id', '=', id).executeTakeFirst()
export const findOwnPdf = (db: Db, userId: number, id: number) =>
  pdfs(db).innerJoin('trainees as t', 't.id', 'k.trainee_id').where('t.user_id', '=', userId).where('k.id', '=', id).executeTakeFirst()
/** Certificates of one issue by the person who asked for it. */
export const findPdfsOfBatch = (db: Db, userId: number, batchId: number) =>
  pdfs(db)
    .innerJoin('certificate_batches as b', 'b.id', 'k.batch_id')
    .where('k.batch_id', '=', batchId)
    .where('b.user_id', '=', userId)
    .orderBy('k.id')
    .execute()
const MOST_BATCHES = 10
export const findBatches = (db: Db, userId: number) =>
  db
    .selectFrom('certificate_batches as b')
    .innerJoin('certificates as k', 'k.batch_id', 'b.id')
    .select(['b.id', 'b.created_at', sql<number>`count(*)::int`.as('total'), sql<number>`count(k.pdf_as)::int`.as('done')])
    .where('b.user_id', '=', userId)
    .groupBy('b.id')
    .orderBy('b.id', 'desc')
    .limit(MOST_BATCHES)
    .execute()
const undrawn = (db: Db) => db.selectFrom('certificates').selectAll().where('pdf_as', 'is', null).where('erased_at', 'is', null)
export const findUndrawnOf = (db: Db, batchId: number) => undrawn(db).where('batch_id', '=', batchId).orderBy('id').execute()
export const findForgotten = (db: Db, before: Date, limit: number) =>
  undrawn(db).where('created_at', '<', before).orderBy('id').limit(limit).execute()

export const findRevoked = (db: Db) =>
  db
    .selectFrom('certificates')
    .select(['number', 'revoked_on as on'])
    .where('revoked_on', 'is not', null)
    .orderBy('revoked_on')
    .orderBy('id')
    .$narrowType<{ on: string }>()
    .execute()
export const findByNumber = (db: Db, number: string) =>
  db
    .selectFrom('certificates')
    .select(['holder', 'issued_on', 'revoked_on'])
    .where((e) => isOneOfCodes(e.ref('number'), [number]))
    .executeTakeFirst()
