import type { WordBook } from '@residency/contract/kernel'
import type { ArrangedMenu } from './arrange-menus.rules.ts'

/** What is written for a declared menu or button; a button has neither page nor icon. */
type MenuColumns = {
  name: string
  nameEn: string | null
  type: number
  sort: number
  visible: 0 | 1
  path?: string
  component?: string | null
  perm?: string
  icon?: string | null
  keepAlive?: 1 | null
  alwaysShow?: 1 | null
}

/**
 * A menu or button as a row, with its key, its parent's key and the roles that get it initially.
 */
export type DeclaredMenu = {
  seed: string
  parent: string | undefined
  columns: MenuColumns
  holders: readonly string[]

  /** Where earlier versions had it. */
  declaredAt?: ArrangedMenu['declaredAt']
}

const TYPES = { MENU: 1, CATALOG: 2, EXTLINK: 3 } as const
const BUTTON = 4

/** Titles of a key in both languages, from the area that declares it. */
function titles(book: WordBook, kind: 'menus' | 'permissions', key: string) {
  for (const area of Object.values(book)) {
    const zh = (area['zh-cn'][kind] as Record<string, string> | undefined)?.[key]
    if (zh) return { name: zh, nameEn: (area.en[kind] as Record<string, string>)[key] ?? null }
  }

  return { name: key, nameEn: null }
}

const menuRow = (m: ArrangedMenu, book: WordBook): DeclaredMenu => ({
  seed: m.key,
  parent: m.parent,
  holders: m.roles,
  ...(m.declaredAt ? { declaredAt: m.declaredAt } : {}),
  columns: {
    ...titles(book, 'menus', m.key),
    type: TYPES[m.type],
    path: m.path,
    component: m.view ?? (m.type === 'CATALOG' ? 'Layout' : null),
    visible: m.hidden ? 0 : 1,
    sort: m.sort,
    icon: m.icon ?? null,
    keepAlive: m.keepAlive ? 1 : null,
    alwaysShow: m.alwaysShow ? 1 : null,
  },
})

/** Declared menus, each followed by its permission buttons; parents precede children. */
export const declaredMenus = (seeds: readonly ArrangedMenu[], book: WordBook): DeclaredMenu[] =>
  seeds.flatMap((m) => [
    menuRow(m, book),
    ...Object.entries(m.permissions ?? {}).map(([code, holders], sort) => ({
      seed: `permission ${code}`,
      parent: m.key,
      holders,
      columns: {
        ...titles(book, 'permissions', code),
        type: BUTTON,
        perm: code,
        visible: 1 as const,
        sort,
      },
    })),
  ])
