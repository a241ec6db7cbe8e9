import { awardApplicationPermissions as may } from '@residency/contract/areas/awards/applications/access'
import type {
  AwardApplicationFilters,
  GrantedAwardFilters,
} from '@residency/contract/areas/awards/applications/award-application.contract'
import type { AwardAudience } from '@residency/contract/areas/awards/kinds/award-kind.contract'
import { excludedByRule, holds, labelIn, maskNumber } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { filesOf } from '../../files/files.public.ts'
import { visibleAwards } from '../awards.policy.ts'
import { isReviewerOf } from '../competition/scoring.queries.ts'
import { findApplication, findApplicationPage, isOwnApplication } from './application.queries.ts'
import { findGrantedPage, findKindChoices } from './granted.queries.ts'
import { findUsage } from './limit-usage.queries.ts'
import { AWARD_APPLICATION, levelLabels, reviewedApplication } from './present-application.ts'

/** Filters with the reader's scope. */
export const matchOf = <F extends object>(ctx: SignedCtx, filters: F) => ({
  ...filters,
  scope: visibleAwards(ctx.actor),
  userId: ctx.actor.userId,
  firstId: excludedByRule(ctx.actor, 'awardApplication'),
})

/** Applications in the reader's scope, those that wait for the reader first. */
export async function listAwardApplications(ctx: SignedCtx, filters: AwardApplicationFilters) {
  const { rows, total } = await findApplicationPage(
    ctx.db,
    matchOf(ctx, filters),
    filters,
    ctx.language,
  )
  const levels = await levelLabels(ctx)
  return { list: rows.map((row) => reviewedApplication(ctx, row, levels)), total }
}

export async function getAwardApplication(ctx: SignedCtx, { id }: { id: number }) {
  const row = found(await findApplication(ctx.db, visibleAwards(ctx.actor), id))

  const [levels, files, [used]] = await Promise.all([
    levelLabels(ctx),
    filesOf(ctx.db, { kind: AWARD_APPLICATION, id }),
    findUsage(ctx.db, [id]),
  ])

  const usage = {
    granted: used!.granted,
    quota: used!.quota,
    baseGranted: used!.baseGranted,
    baseQuota: used!.baseQuota,
    personGranted: used!.personGranted,
    mostPerPerson: used!.mostPerPerson,
    personInYear: used!.personInYear,
    mostInYear: used!.mostInYear,
  }

  return { ...reviewedApplication(ctx, row, levels), files, conditions: row.conditions, usage }
}

/**
 * The papers of an application are read by its person, by those in whose scope it is, and by
 * reviewers who may know the name.
 */
export async function mayReadApplication(ctx: SignedCtx, id: number): Promise<boolean> {
  if (await isOwnApplication(ctx.db, ctx.actor.userId, id)) return true
  if (await isReviewerOf(ctx.db, ctx.actor.userId, id)) return true

  return (
    holds(ctx.actor, may.list) &&
    (await findApplication(ctx.db, visibleAwards(ctx.actor), id)) !== undefined
  )
}

/** Who was granted which award, the latest first, without personal data beyond the name. */
export async function listGrantedAwards(ctx: SignedCtx, filters: GrantedAwardFilters) {
  const { rows, total } = await findGrantedPage(ctx.db, filters, filters, ctx.language)
  const levels = await levelLabels(ctx)

  const list = rows.map((g) => ({
    ...g,
    number: maskNumber(g.number),
    base: g.base && labelIn(ctx.language, g.base, g.baseEn),
    kind: labelIn(ctx.language, g.kind, g.kindEn),
    levelLabel: levels.get(g.level) ?? g.level,
    grantedOn: g.grantedOn!,
  }))

  return { list, total }
}

export const listAwardChoices = async (ctx: SignedCtx) =>
  (await findKindChoices(ctx.db)).map(({ id, name, nameEn, audience }) => ({
    value: id,
    label: labelIn(ctx.language, name, nameEn),
    audience: audience as AwardAudience,
  }))
