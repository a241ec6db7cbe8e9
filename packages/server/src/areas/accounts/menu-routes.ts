import { listRoutes } from '@residency/contract/areas/accounts/menu.contract'
import type { Db } from '../../platform/db/pool.ts'
import type { SignedCtx } from '../../platform/http/ctx.ts'
import { type ReadyAnswer, readyAnswer } from '../../platform/http/ready-answer.ts'
import { findMenus, findRoleCodesByMenu } from './menu.queries.ts'
import { menuTypeOf, routesOf } from './menu-tree.rules.ts'

async function readRoutes(db: Db): Promise<ReadyAnswer> {
  const [menus, roleCodes] = await Promise.all([findMenus(db), findRoleCodesByMenu(db)])
  const pages = menus.map((menu) => ({ ...menu, type: menuTypeOf(menu.type) })).filter((menu) => menu.type !== 'BUTTON')
  return readyAnswer(listRoutes, routesOf(pages, roleCodes))
}

/**
 * The list of routes, alike for everybody. Its text is kept in the process by the rights version that every session's own query
 * brings along: a change is seen by the very next request, on every process, and nobody else pays for it.
 */
export function routeLister() {
  let kept: { version: number; answer: Promise<ReadyAnswer> } | undefined
  return (ctx: SignedCtx): Promise<ReadyAnswer> => {
    const version = ctx.actor.rightsVersion
    if (kept?.version === version) return kept.answer
    const fresh = { version, answer: readRoutes(ctx.db) }
    kept = fresh
    fresh.answer.catch(() => {
      if (kept === fresh) kept = undefined
    })
    return fresh.answer
  }
}
