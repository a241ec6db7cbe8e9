import {
  MENU_JOBS,
  type MenuGroup,
  type MenuJob,
} from '@residency/contract/areas/accounts/menus/menu-groups.rules'
import type { MenuSeed } from '@residency/contract/kernel'

/** Where the area of a page declares it; an installation of an earlier version has it there. */
type Place = { parent: string | undefined; path: string }

/** A declared menu in its place of the menu by jobs. */
export type ArrangedMenu = MenuSeed & { declaredAt?: Place }

type Catalogue = Pick<MenuJob, 'key' | 'icon'>

const catalogueOf = (
  { key, icon }: Catalogue,
  kind: 'job' | 'group',
  sort: number,
  parent?: MenuJob,
): ArrangedMenu => ({
  key: `${kind}.${key}`,
  ...(parent ? { parent: `job.${parent.key}` } : {}),
  type: 'CATALOG',
  path: parent ? key : `/menu/${key}`,
  icon,
  sort,
  roles: [],
})

/** The address of a declared menu: the paths from the top down to it. */
function addressOf(menu: MenuSeed, byKey: ReadonlyMap<string, MenuSeed>): string {
  const above = menu.parent === undefined ? undefined : byKey.get(menu.parent)

  return above ? `${addressOf(above, byKey)}/${menu.path}` : menu.path
}

/** The catalogue of a job with those of its groups; of the groups, those that have pages. */
function cataloguesOf(job: MenuJob, at: number, isUsed: (group: MenuGroup) => boolean) {
  const groups = job.groups
    .map((group, sort) => ({ group, sort: sort + 1 }))
    .filter(({ group }) => isUsed(group))

  if (groups.length === 0) return []

  return [
    catalogueOf(job, 'job', FIRST_SORT + at),
    ...groups.map(({ group, sort }) => catalogueOf(group, 'group', sort, job)),
  ]
}

/** Jobs come after the work guides and before what is below its own catalogue. */
const FIRST_SORT = 40

/**
 * The declared menus in the menu by jobs: jobs, groups, and the pages in their groups with their
 * whole addresses. A page without a place stays as it is declared; a catalogue whose pages all have
 * a place is left out.
 */
export function arrangeMenus(declared: readonly MenuSeed[]): ArrangedMenu[] {
  const byKey = new Map(declared.map((menu) => [menu.key, menu]))

  const placed = new Map(
    MENU_JOBS.flatMap((job) => job.groups).flatMap((group) =>
      group.pages.map((key, sort) => [key, { parent: `group.${group.key}`, sort: sort + 1 }]),
    ),
  )

  const arranged = declared.map((menu): ArrangedMenu => {
    const place = placed.get(menu.key)
    if (!place) return menu

    return {
      ...menu,
      ...place,
      path: addressOf(menu, byKey),
      declaredAt: { parent: menu.parent, path: menu.path },
    }
  })

  const parents = new Set(declared.map((menu) => menu.parent))
  const usedParents = new Set(arranged.map((menu) => menu.parent))
  const isLeft = ({ key }: MenuSeed) => parents.has(key) && !usedParents.has(key)

  return [
    ...MENU_JOBS.flatMap((job, at) =>
      cataloguesOf(job, at, (group) => group.pages.some((key) => byKey.has(key))),
    ),
    ...arranged.filter((menu) => !isLeft(menu)),
  ]
}
