import type { AssessmentResult } from '@residency/contract/areas/teachers/assessment/assessment.contract'
import type { CheckRecordFilters } from '@residency/contract/areas/teachers/check/check-record.contract'
import { dayInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { findOwnCertificates } from '../certificates/certificate.queries.ts'
import { shownCertificates } from '../certificates/shown-certificates.ts'
import { findFulfilled } from '../requirements/requirement.queries.ts'
import { judgeRequirement } from '../requirements/requirement.rules.ts'
import { activityLabels, joinedLabel } from '../requirements/shown-duties.ts'
import { visibleTeachers } from '../teachers.policy.ts'
import { askedInYear } from './check.rules.ts'
import { findCheckRecord, findCheckRecordPage, findLatestAssessment } from './check-record.queries.ts'
import { shownCheckRecord } from './shown-check-record.ts'

/** Filters with the reader's scope and day. */
export const recordMatch = <F extends Omit<CheckRecordFilters, 'pageNum' | 'pageSize'>>(ctx: SignedCtx, filters: F) => ({
  ...filters,
  scope: visibleTeachers(ctx.actor),
  userId: ctx.actor.userId,
  today: dayInChina(ctx.now()),
})
/** Teachers in checks in the reader's scope, the undecided first. */
export async function listCheckRecords(ctx: SignedCtx, filters: CheckRecordFilters) {
  const { rows, total } = await findCheckRecordPage(ctx.db, recordMatch(ctx, filters), filters)
  return { list: rows.map((row) => shownCheckRecord(ctx, row)), total }
}

/** How far somebody has fulfilled the requirements of a year until today; what is not recorded yet is left out. */
async function requirementsIn(ctx: SignedCtx, userId: number, year: number) {
  const days = { from: `${year}-01-01`, until: `${year}-12-31` }
  const [asked, labels] = await Promise.all([
    findFulfilled(ctx.db, [userId], { month: days, quarter: days, year: days }),
    activityLabels(ctx),
  ])
  return asked.flatMap(({ id, activities, done, count, period }) => {
    const requirement = { activities, count, period: period as 'month' }
    const times = askedInYear(requirement, year, dayInChina(ctx.now()))
    if (times === null || judgeRequirement(requirement, done).state === 'unrecorded') return []
    return [{ id, label: joinedLabel(ctx, labels, activities), asked: times, done }]
  })
}
/** One teacher in a check with what matters for the decision. */
export async function getCheckRecord(ctx: SignedCtx, { id }: { id: number }) {
  const r = found(await findCheckRecord(ctx.db, visibleTeachers(ctx.actor), id))
  const [certificates, assessment, requirements] = await Promise.all([
    findOwnCertificates(ctx.db, r.user_id).then((rows) => shownCertificates(ctx, rows)),
    findLatestAssessment(ctx.db, r.user_id),
    requirementsIn(ctx, r.user_id, r.year),
  ])
  return {
    ...shownCheckRecord(ctx, r),
    ...{ firstDay: r.first_day, lastDay: r.last_day, instructions: r.instructions, isClosed: r.closed_at !== null },
    ...{ validFrom: r.valid_from, certificates, requirements },
    assessment: assessment ? { ...assessment, result: assessment.result as AssessmentResult } : null,
  }
}
