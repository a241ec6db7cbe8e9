import { requirementPermissions as may } from '@residency/contract/areas/teachers/requirements/access'
import type { DutyFilters } from '@residency/contract/areas/teachers/requirements/duty.contract'
import { holds } from '@residency/contract/kernel'
import type { Page } from '../../../platform/db/pages.ts'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { visibleTeachers } from '../teachers.policy.ts'
import { findDuty, findDutyPage, findOwnDutyPage, isOwnDuty } from './duty.queries.ts'
import { presentDuties } from './present-duties.ts'

/** Teaching activities in the reader's scope, those that wait first. */
export async function listDuties(ctx: SignedCtx, filters: DutyFilters) {
  const scope = visibleTeachers(ctx.actor)
  const { rows, total } = await findDutyPage(ctx.db, scope, filters, ctx.actor.userId)

  return { list: await presentDuties(ctx, rows), total }
}

/** The own ones, newest first. */
export async function listOwnDuties(ctx: SignedCtx, page: Page) {
  const { rows, total } = await findOwnDutyPage(ctx.db, ctx.actor.userId, page)
  return { list: await presentDuties(ctx, rows), total }
}

export async function getDuty(ctx: SignedCtx, { id }: { id: number }) {
  const [duty] = await presentDuties(ctx, [
    found(await findDuty(ctx.db, visibleTeachers(ctx.actor), id)),
  ])

  return duty!
}

/** The papers of an activity are read by its teacher and by those in whose scope it is. */
export async function mayReadDuty(ctx: SignedCtx, id: number): Promise<boolean> {
  if (await isOwnDuty(ctx.db, ctx.actor.userId, id)) return true
  return (
    holds(ctx.actor, may.list) &&
    (await findDuty(ctx.db, visibleTeachers(ctx.actor), id)) !== undefined
  )
}
