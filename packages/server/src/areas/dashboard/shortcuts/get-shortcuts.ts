import type { SignedCtx } from '../../../platform/http/ctx.ts'
import { findOpenedPages, findPinnedPages } from './shortcut.queries.ts'

const SUGGESTED = 24

/** Pinned pages in their order, and what is opened most, pinned ones left out. */
export async function getShortcuts(ctx: SignedCtx) {
  const { userId } = ctx.actor

  const [shortcuts, opened] = await Promise.all([
    findPinnedPages(ctx.db, userId),
    findOpenedPages(ctx.db, userId, ctx.now(), SUGGESTED),
  ])

  const pinned = shortcuts?.pinned ?? []

  return {
    pinned,
    suggested: opened.filter((view) => !pinned.includes(view)),
    version: shortcuts?.version ?? 0,
  }
}
