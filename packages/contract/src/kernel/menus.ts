import type { Permission } from './calls/endpoint.ts'

/**
 * A menu an area declares in code; its titles are in the area's words under `menus`, those of its
 * permissions under `permissions`. A title fits into the side menu: at most ten Chinese characters,
 * about 17 letters (`menu-titles.test.ts` of the server). Start-up adds new menus and never overwrites an administrator's
 * changes.
 */
export type MenuSeed = {
  /** Unique in the product; the key of its title. */
  key: string

  /** Key of the menu above; absent = top. */
  parent?: string
  type: 'CATALOG' | 'MENU' | 'EXTLINK'

  /** Top paths begin with a slash, the others are relative. */
  path: string

  /** View key of the page, as `<area>.area.ts` on the web names it: `system/user/index`. */
  view?: string
  icon?: string
  sort: number

  /** Role codes that see it from the start (ROOT sees everything). */
  roles: readonly string[]

  /** Permission codes that belong to the page, each with the roles that hold it from the start. */
  permissions?: Readonly<Record<Permission, readonly string[]>>

  /**
   * The permission of what is begun on the page: its button that adds. The search of the product
   * offers it by the text `adds.<key>` of the area, or else by the text of the permission.
   */
  adds?: Permission
  hidden?: true
  keepAlive?: true

  /** Only in an installation that tries the product out (DEMO). */
  isForDemo?: true

  /** A catalog shown even with a single child. */
  alwaysShow?: true
}

/** The built-in roles that menus are given to; ROOT sees every menu. */
export const EVERY_ROLE = [
  'ADMIN',
  'BHB_ADMIN',
  'BASE_ADMIN',
  'DEPT_ADMIN',
  'TEACHER',
  'STUDENT',
  'APPLICANT',
  'PARTNER',
] as const

/**
 * The menus of one topic. They are returned by a function: a page that asks for a permission of the
 * same file does not load them.
 */
/* @__NO_SIDE_EFFECTS__ */
export function menusOf<const Menus extends readonly MenuSeed[]>(
  list: () => Menus,
): readonly MenuSeed[] {
  return list()
}
