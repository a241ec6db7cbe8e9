import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { findOpened, findPinned } from './shortcut.queries.ts'

const SUGGESTED = 24

/** Pinned pages in their order, and what is opened most, pinned ones left out. */
export async function getShortcuts(ctx: SignedCtx) {
  const { userId } = ctx.actor

  const [own, opened] = await Promise.all([
    findPinned(ctx.db, userId),
    findOpened(ctx.db, userId, ctx.now(), SUGGESTED),
  ])

  const pinned = own?.pinned ?? []

  return {
    pinned,
    suggested: opened.filter((view) => !pinned.includes(view)),
    version: own?.version ?? 0,
  }
}
