import type { CheckRecordFilters } from '@residency/contract/areas/teachers/yearly-checks/check-record.contract'
import { dayInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { findOwnCertificates } from '../certificates/certificate.queries.ts'
import { presentCertificates } from '../certificates/present-certificates.ts'
import { sourcesOf } from '../requirements/fulfilment.ts'
import { activityLabels, joinedLabel } from '../requirements/present-duties.ts'
import { findFulfilled } from '../requirements/requirement.queries.ts'
import { visibleTeachers } from '../teachers.policy.ts'
import { askedInYear } from './check.rules.ts'
import {
  findCheckRecord,
  findCheckRecordPage,
  findLatestAssessment,
} from './check-record.queries.ts'
import { presentCheckRecord } from './present-check-record.ts'

/** Filters with the reader's scope and day. */
export const recordMatch = <F extends Omit<CheckRecordFilters, 'pageNum' | 'pageSize'>>(
  ctx: SignedCtx,
  filters: F,
) => ({
  ...filters,
  scope: visibleTeachers(ctx.actor),
  userId: ctx.actor.userId,
  today: dayInChina(ctx.now()),
})

/** Teachers in checks in the reader's scope, the undecided first. */
export async function listCheckRecords(ctx: SignedCtx, filters: CheckRecordFilters) {
  const { rows, total } = await findCheckRecordPage(ctx.db, recordMatch(ctx, filters), filters)
  return { list: rows.map((row) => presentCheckRecord(ctx, row)), total }
}

/** How far somebody has fulfilled the requirements of a year until today. */
async function requirementsIn(ctx: SignedCtx, userId: number, year: number) {
  const today = dayInChina(ctx.now())
  const days = { from: `${year}-01-01`, until: `${year}-12-31` }
  const endedStays = { from: days.from, until: today < days.until ? today : days.until }

  const [requirements, labels] = await Promise.all([
    findFulfilled(
      ctx.db,
      [userId],
      { month: days, quarter: days, year: days, block: endedStays },
      sourcesOf(ctx),
    ),
    activityLabels(ctx),
  ])

  return requirements.map((requirement) => ({
    id: requirement.id,
    label: joinedLabel(ctx, labels, requirement.activities),
    asked: askedInYear(requirement, year, today),
    done: requirement.done,
  }))
}

/** One teacher in a check with what matters for the decision. */
export async function getCheckRecord(ctx: SignedCtx, { id }: { id: number }) {
  const r = found(await findCheckRecord(ctx.db, visibleTeachers(ctx.actor), id))

  const [certificates, assessment, requirements] = await Promise.all([
    findOwnCertificates(ctx.db, r.userId).then((rows) => presentCertificates(ctx, rows)),
    findLatestAssessment(ctx.db, r.userId),
    requirementsIn(ctx, r.userId, r.year),
  ])

  return {
    ...presentCheckRecord(ctx, r),
    firstDay: r.firstDay,
    lastDay: r.lastDay,
    instructions: r.instructions,
    isClosed: r.closedAt !== null,
    validFrom: r.validFrom,
    certificates,
    requirements,
    assessment: assessment ? { ...assessment, result: assessment.result } : null,
  }
}
