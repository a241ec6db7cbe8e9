import type {
  CertificateFilters,
  certificateSorts,
} from '@residency/contract/areas/students/completion/certificate.contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { findPage, type Page } from '../../../platform/db/pages.ts'
import { containing, isFoundIn, isOneOfCodes } from '../../../platform/db/patterns.ts'
import { by, type SortColumns, sortedBy } from '../../../platform/db/sorting.ts'
import { type BaseScope, withinBaseScope } from '../../organisation/organisation.public.ts'

const inScope = (db: Db, scope: BaseScope) =>
  db
    .selectFrom('certificates as k')
    .innerJoin('trainees as t', 't.id', 'k.traineeId')
    .innerJoin('majors as m', 'm.id', 't.majorId')
    .innerJoin('bases', 'bases.id', 'm.baseId')
    .leftJoin('certificates as r', 'r.replacesId', 'k.id')
    .where(withinBaseScope(scope))

const selectColumns = (match: ReturnType<typeof inScope>) =>
  match
    .selectAll('k')
    .select([
      't.number as traineeNumber',
      't.userId',
      'm.kind',
      't.trainingUnitId',
      'r.number as replacedBy',
    ])

export type CertificateRow = Awaited<
  ReturnType<ReturnType<typeof selectColumns>['executeTakeFirstOrThrow']>
>

const SORTS: SortColumns<(typeof certificateSorts)[number]> = {
  holder: by.name('k.holder'),
  number: by.column('k.number'),
  major: by.name('k.major'),
  startsOn: by.column('k.startsOn'),
  issuedOn: by.column('k.issuedOn'),
}

/** One page, the latest first. */
export function findCertificatePage(
  db: Db,
  scope: BaseScope,
  { keywords, year, validity, sort }: CertificateFilters,
  page: Page,
) {
  let match = inScope(db, scope)

  if (year)
    match = match
      .where('k.issuedOn', '>=', `${year}-01-01`)
      .where('k.issuedOn', '<=', `${year}-12-31`)

  if (validity) match = match.where('k.revokedOn', validity === 'revoked' ? 'is not' : 'is', null)

  if (keywords) {
    const words = containing(keywords)
    match = match.where((e) =>
      e.or([
        isFoundIn(e.ref('k.holder'), words),
        isFoundIn(e.ref('k.number'), words),
        isFoundIn(e.ref('t.number'), words),
      ]),
    )
  }

  return findPage(match, page, (rows) =>
    sortedBy(selectColumns(rows), sort, SORTS)
      .orderBy('k.issuedOn', 'desc')
      .orderBy('k.id', 'desc'),
  )
}

const findCertificate = (db: Db, scope: BaseScope, id: number) =>
  selectColumns(inScope(db, scope)).where('k.id', '=', id).executeTakeFirst()

export async function findCertificateForUpdate(db: Db, scope: BaseScope, id: number) {
  await db.selectFrom('certificates').select('id').where('id', '=', id).forUpdate().execute()
  return findCertificate(db, scope, id)
}

const pdfs = (db: Db) =>
  db
    .selectFrom('certificates as k')
    .select(['k.id', 'k.number', 'k.holder', 'k.pdfAs', 'k.pdfSize'])

export type PdfRow = Awaited<ReturnType<ReturnType<typeof pdfs>['executeTakeFirstOrThrow']>>

export const findPdf = (db: Db, scope: BaseScope, id: number) =>
  inScope(db, scope)
    .select(['k.id', 'k.number', 'k.holder', 'k.pdfAs', 'k.pdfSize'])
    .where('k.id', '=', id)
    .executeTakeFirst()

export const findOwnPdf = (db: Db, userId: number, id: number) =>
  pdfs(db)
    .innerJoin('trainees as t', 't.id', 'k.traineeId')
    .where('t.userId', '=', userId)
    .where('k.id', '=', id)
    .executeTakeFirst()

/** Certificates of one issue by the person who asked for it. */
export const findPdfsOfBatch = (db: Db, userId: number, batchId: number) =>
  pdfs(db)
    .innerJoin('certificateBatches as b', 'b.id', 'k.batchId')
    .where('k.batchId', '=', batchId)
    .where('b.userId', '=', userId)
    .orderBy('k.id')
    .execute()

const MAX_BATCHES = 10

export const findBatches = (db: Db, userId: number) =>
  db
    .selectFrom('certificateBatches as b')
    .innerJoin('certificates as k', 'k.batchId', 'b.id')
    .select([
      'b.id',
      'b.createdAt',
      sql<number>`count(*)::int`.as('total'),
      sql<number>`count(k.pdf_as)::int`.as('done'),
    ])
    .where('b.userId', '=', userId)
    .groupBy('b.id')
    .orderBy('b.id', 'desc')
    .limit(MAX_BATCHES)
    .execute()

const undrawn = (db: Db) =>
  db.selectFrom('certificates').selectAll().where('pdfAs', 'is', null).where('erasedAt', 'is', null)

export const findUndrawnOf = (db: Db, batchId: number) =>
  undrawn(db).where('batchId', '=', batchId).orderBy('id').execute()

export const findForgotten = (db: Db, before: Date, limit: number) =>
  undrawn(db).where('createdAt', '<', before).orderBy('id').limit(limit).execute()

export const findRevoked = (db: Db) =>
  db
    .selectFrom('certificates')
    .select(['number', 'revokedOn as on'])
    .where('revokedOn', 'is not', null)
    .orderBy('revokedOn')
    .orderBy('id')
    .$narrowType<{ on: string }>()
    .execute()

export const findByNumber = (db: Db, number: string) =>
  db
    .selectFrom('certificates')
    .select(['holder', 'issuedOn', 'revokedOn'])
    .where((e) => isOneOfCodes(e.ref('number'), [number]))
    .executeTakeFirst()
