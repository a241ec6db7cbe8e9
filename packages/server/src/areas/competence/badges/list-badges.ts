import type { BadgeFilters } from '@residency/contract/areas/competence/badges/badge.contract'
import { dayInChina } from '../../../platform/clock.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { actionsOnBadge, badgeScope } from './badge.policy.ts'
import { findBadgePage } from './badge.queries.ts'
import { unsureAddress } from './open-badge.ts'

export async function listBadges(ctx: SignedCtx, filters: BadgeFilters) {
  const { rows, total } = await findBadgePage(
    ctx.db,
    ctx.language,
    badgeScope(ctx.actor),
    dayInChina(ctx.now()),
    filters,
  )

  const list = rows.map(({ issuedAt, ...row }) => ({
    ...row,
    issuedOn: issuedAt === null ? null : dayInChina(issuedAt),
    actions: actionsOnBadge(ctx.actor, row),
  }))

  return { list, total, unsureAddress: unsureAddress(ctx) }
}
