import { listRoutes } from '@residency/contract/areas/accounts/menus/route.contract'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { type SharedAnswer, sharedAnswer } from '../../../platform/http/ready-answer.ts'
import { cacheByRights } from '../roles/cache-by-rights.ts'
import { findMenus, findRoleCodesByMenu } from './menu.queries.ts'
import { menuTypeOf, routesOf } from './menu-tree.rules.ts'

async function readRoutes(db: Db): Promise<SharedAnswer> {
  const [menus, roleCodes] = await Promise.all([findMenus(db), findRoleCodesByMenu(db)])
  const pages = menus
    .map((menu) => ({ ...menu, type: menuTypeOf(menu.type) }))
    .filter((menu) => menu.type !== 'BUTTON')

  return sharedAnswer(listRoutes, routesOf(pages, roleCodes))
}

/** The list of routes, the same for every user. */
export const routeLister = () => cacheByRights(readRoutes)
