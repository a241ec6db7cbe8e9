import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { MenuSeed } from '../../packages/contract/src/kernel/menus.ts'
import { root } from './product.ts'

/** The demo account that opens a page: that of the first role that sees its menu. */
const ACCOUNTS: Readonly<Record<string, string>> = {
  ADMIN: 'admin',
  BHB_ADMIN: 'bhb',
  BASE_ADMIN: 'base',
  DEPT_ADMIN: 'dept',
  TEACHER: 'teacher',
  STUDENT: 'student',
  APPLICANT: 'applicant',
  PARTNER: 'partner',
}

const AREAS = join(root, 'packages/contract/src/areas')

async function menusOf(area: string): Promise<readonly MenuSeed[]> {
  const files = readdirSync(join(AREAS, area)).filter((name) => name === 'access.ts')
  const modules = await Promise.all(
    files.map((name) => import(pathToFileURL(join(AREAS, area, name)).href)),
  )

  return modules.flatMap((module: Record<string, readonly MenuSeed[]>) =>
    Object.entries(module).flatMap(([name, list]) => (name.endsWith('Menus') ? list : [])),
  )
}

const menus = (await Promise.all(readdirSync(AREAS).map(menusOf))).flat()
const byKey = new Map(menus.map((menu) => [menu.key, menu]))

const pathOf = ({ path, parent }: MenuSeed): string =>
  path.startsWith('/') || !parent ? path : `${pathOf(byKey.get(parent)!)}/${path}`

/** The path of a page that a menu shows, by its view key. */
export function pathOfView(view: string): string {
  const menu = menus.find((one) => one.view === view)
  if (!menu) throw new Error(`No menu shows ${view}.`)

  return pathOf(menu).replace(/^\//, '')
}

/**
 * Every page of a declared menu, with an account that sees it: pages of a new area are tested
 * without being listed.
 */
export const MENU_PAGES = menus
  .filter(({ view, roles }) => view && ACCOUNTS[roles[0] ?? ''])
  .map((menu) => ({
    path: pathOf(menu).replace(/^\//, ''),
    who: ACCOUNTS[menu.roles[0]!]!,
    title: /./,
  }))
