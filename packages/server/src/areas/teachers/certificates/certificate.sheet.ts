import type { CertificateFilters } from '@residency/contract/areas/teachers/certificates/certificate.contract'
import { certificateWords } from '@residency/contract/areas/teachers/certificates/text'
import { labelIn } from '@residency/contract/kernel'
import { dayInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { everyRow } from '../../../platform/sheets/batches.ts'
import { exportPlan, withKinds } from '../../../platform/sheets/sheet-plan.ts'
import { findDictLabels } from '../../settings/settings.public.ts'
import { visibleTeachers } from '../teachers.policy.ts'
import { validityOf } from '../validity.rules.ts'
import { countCertificates, findCertificateBatch } from './certificate.queries.ts'
import { KINDS } from './present-certificates.ts'

const COLUMNS = [
  'name',
  'department',
  'kind',
  'number',
  'issuer',
  'issuedOn',
  'validUntil',
  'validity',
] as const

type Filters = Omit<CertificateFilters, 'pageNum' | 'pageSize'>

const matchOf = (ctx: SignedCtx, filters: Filters) => ({
  ...filters,
  scope: visibleTeachers(ctx.actor),
  today: dayInChina(ctx.now()),
})

/** Certificates of teachers as a sheet, in the reader's scope. */
export const certificateSheet = exportPlan<(typeof COLUMNS)[number], Filters>({
  sheet: 'teachers.certificates',
  columns: withKinds(
    COLUMNS.map((key) => ({ key, width: 18 })),
    { day: ['issuedOn', 'validUntil'] },
  ),
  count: (ctx, filters) => countCertificates(ctx.db, matchOf(ctx, filters)),
  async *rows(ctx, filters) {
    const { validities } = certificateWords[ctx.language]
    const match = matchOf(ctx, filters)
    const kinds = await findDictLabels(ctx.db, KINDS, ctx.language)

    for await (const row of everyRow(async (page) => ({
      rows: await findCertificateBatch(ctx.db, match, page),
    })))
      yield {
        name: row.name,
        department: row.department && labelIn(ctx.language, row.department, row.departmentEn),
        kind: kinds.get(row.kind) ?? row.kind,
        number: row.number,
        issuer: row.issuer,
        issuedOn: row.issuedOn,
        validUntil: row.validUntil,
        validity: validities[validityOf(row.validUntil, match.today)],
      }
  },
})
