// Reads what the handbook holds: pages by role and task, their help, their pictures. All texts are
// those of the product.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  isFixedPageOf,
  partsOf,
} from '../../packages/web/src/app/handbook/handbook-outline.rules.ts'
import { outlineText } from '../../packages/web/src/app/handbook/handbook-outline.text.ts'
import { BOOK_ROLES, CODE_OF_ROLE } from '../../packages/web/src/app/handbook/handbook-outline.ts'
import { booksFor } from '../../packages/web/src/app/help/help-books.ts'
import { FIXED_PAGES } from '../../packages/web/src/app/routes/fixed-pages.ts'
import { root } from '../setup.mjs'

const LANGUAGE = 'zh-cn'
const AREAS = join(root, 'packages/contract/src/areas')
const PICTURES = join(root, 'docs/pictures/handbook')

/** What the modules of this name of all areas export. */
async function readExports(name) {
  const files = readdirSync(AREAS)
    .map((area) => join(AREAS, area, name))
    .filter((file) => existsSync(file))

  const modules = await Promise.all(files.map((file) => import(pathToFileURL(file).href)))

  return modules.flatMap((module) => Object.entries(module))
}

/** The menus of the product in their order, as an installation begins with them. */
async function readMenus() {
  const menus = (await readExports('access.ts')).flatMap(([name, list]) =>
    name.endsWith('Menus') ? list : [],
  )

  const sortOf = new Map(menus.map(({ key, sort }) => [key, sort]))
  const placeOf = ({ parent, sort }) => (parent ? [sortOf.get(parent), sort] : [sort, 0])

  return menus.toSorted((one, other) => {
    const [[a, b], [c, d]] = [placeOf(one), placeOf(other)]
    return a - c || b - d
  })
}

async function readTitles() {
  const books = (await readExports('text.ts')).map(([, book]) => book?.[LANGUAGE]?.menus ?? {})
  return Object.assign({}, ...books)
}

async function readHelp(view) {
  for (const load of booksFor(view)) {
    const help = (await load())[LANGUAGE][view]
    if (help) return help
  }

  return null
}

/** The file of a picture of a page: that of the role, or else of the first one that has it. */
function findPicture(view, role) {
  const roles = [role, ...BOOK_ROLES.toReversed()]
  const names = roles.map((one) => `${one}-${view.replaceAll('/', '-')}.webp`)
  const name = names.find((one) => existsSync(join(PICTURES, one)))

  return name ? { file: join(PICTURES, name), isPhone: name.startsWith('trainee-') } : null
}

/** A page with its help; null for one without help. */
async function readPage({ view, title }, role) {
  const help = await readHelp(view)
  return help && { view, title, help, picture: findPicture(view, role) }
}

/**
 * The chapters of all roles: `{role, title, picture, parts: [{title, pages}]}`. The first part of
 * each is the one that everybody needs.
 */
export async function readHandbook() {
  const [menus, titles] = [await readMenus(), await readTitles()]
  const { roles: roleTitles, parts: partTitles } = outlineText[LANGUAGE]

  const pagesOfRole = (role) => [
    ...FIXED_PAGES.filter(({ view }) => isFixedPageOf(role, view)),
    ...menus
      .filter(({ view, roles }) => view && roles.includes(CODE_OF_ROLE[role]))
      .map(({ key, view }) => ({ view, title: titles[key] })),
  ]

  const readPart = async (role, { key, pages }) => ({
    key,
    title: partTitles[key],
    pages: (await Promise.all(pages.map((page) => readPage(page, role)))).filter(Boolean),
  })

  return Promise.all(
    BOOK_ROLES.map(async (role) => ({
      role,
      title: roleTitles[role],
      picture: findPicture('dashboard/index', role),
      parts: await Promise.all(
        partsOf(role, pagesOfRole(role)).map((part) => readPart(role, part)),
      ),
    })),
  )
}
