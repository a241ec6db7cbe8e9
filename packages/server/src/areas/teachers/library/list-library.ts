import type { LibraryFilters } from '@residency/contract/areas/teachers/library/library.contract'
import { maskNumber } from '@residency/contract/kernel'
import { dayInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { findOwnCertificates } from '../certificates/certificate.queries.ts'
import { presentCertificates } from '../certificates/present-certificates.ts'
import { factLabels, scheduleOf } from '../qualification/present-qualification.ts'
import { visibleTeachers } from '../teachers.policy.ts'
import { checkResultsOf } from '../yearly-checks/present-check-record.ts'
import { findEntry, findLibraryPage } from './library.queries.ts'
import { presentEntry, presentFacts } from './present-library.ts'

/** Filters with the reader's scope. */
export const matchOf = <F extends Omit<LibraryFilters, 'pageNum' | 'pageSize'>>(
  ctx: SignedCtx,
  filters: F,
) => ({
  ...filters,
  scope: visibleTeachers(ctx.actor),
  today: dayInChina(ctx.now()),
})

/** Teachers of the library in the reader's scope, those whose validity ends first. */
export async function listLibrary(ctx: SignedCtx, filters: LibraryFilters) {
  const { rows, total } = await findLibraryPage(
    ctx.db,
    matchOf(ctx, filters),
    filters,
    ctx.language,
  )

  const labels = await factLabels(ctx)
  return { list: rows.map((q) => presentEntry(ctx, q, labels)), total }
}

/**
 * One entry in the reader's scope with certificates and what happened to it; the mobile number is
 * masked.
 */
export async function getLibraryEntry(ctx: SignedCtx, { id }: { id: number }) {
  const q = found(await findEntry(ctx.db, visibleTeachers(ctx.actor), id))

  const [labels, certificates, schedule, checks] = await Promise.all([
    factLabels(ctx),
    findOwnCertificates(ctx.db, q.userId).then((rows) => presentCertificates(ctx, rows)),
    scheduleOf(ctx, q),
    checkResultsOf(ctx, q.userId),
  ])

  return {
    ...presentEntry(ctx, q, labels),
    ...presentFacts(q, labels),
    username: q.username,
    mobile: maskNumber(
      ctx.fields.openCell({ table: 'users', column: 'mobile', row: q.userId }, q.mobileSealed),
    ),
    reason: q.reason,
    certificates,
    checks,
    history: schedule
      .filter(({ isDone }) => isDone)
      .map(({ label, by, at, reason }, key) => ({ key, label, by, at: at ?? '', reason })),
  }
}
