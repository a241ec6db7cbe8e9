import { changePermissions as may } from '@residency/contract/areas/teachers/changes/access'
import type { ChangeFilters } from '@residency/contract/areas/teachers/changes/change.contract'
import { holds } from '@residency/contract/kernel'
import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { found } from '../../../platform/http/fail.ts'
import { visibleTeachers } from '../teachers.policy.ts'
import { isWaiting } from './change.policy.ts'
import { findChange, findChangePage, findOwnChangesOf, findProfiles } from './change.queries.ts'
import { factsOf } from './change.rules.ts'
import { presentChanges } from './present-changes.ts'

/** The changes one has asked for, newest first. */
export const listOwnChanges = async (ctx: SignedCtx) =>
  presentChanges(ctx, await findOwnChangesOf(ctx.db, ctx.actor.userId))

/**
 * The own reviewed facts with the changes asked for; another one may be asked for while none waits.
 */
export async function getOwnChanges(ctx: SignedCtx) {
  const [[profile], records] = await Promise.all([
    findProfiles(ctx.db, [ctx.actor.userId]),
    listOwnChanges(ctx),
  ])

  const mayAsk = profile !== undefined && !records.some(({ state }) => isWaiting(state))
  return { profile: profile ? factsOf(profile) : null, mayAsk, records }
}

/** Changes in the reader's scope, those that wait first. */
export async function listChanges(ctx: SignedCtx, filters: ChangeFilters) {
  const { rows, total } = await findChangePage(
    ctx.db,
    visibleTeachers(ctx.actor),
    filters,
    filters,
    { userId: ctx.actor.userId, language: ctx.language },
  )

  return { list: await presentChanges(ctx, rows), total }
}

async function findVisible(ctx: SignedCtx, id: number) {
  const [own] = await findOwnChangesOf(ctx.db, ctx.actor.userId, id)
  if (own || !holds(ctx.actor, may.list)) return own

  return findChange(ctx.db, visibleTeachers(ctx.actor), id)
}

/** One change: the own one, or one in the reader's scope. */
export async function getChange(ctx: SignedCtx, { id }: { id: number }) {
  const [change] = await presentChanges(ctx, [found(await findVisible(ctx, id))])
  return change!
}

/** The papers of a change are read by the readers of the change. */
export const mayReadChange = async (ctx: SignedCtx, id: number): Promise<boolean> =>
  (await findVisible(ctx, id)) !== undefined
