import { globSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

type Module = { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] }
type Modules = { getModuleInfo: (id: string) => Module | null }
type PartName = 'frame' | 'list' | 'shared' | 'home' | 'login-parts'

const source = resolve(import.meta.dirname, '../src')
const at = (path: string) => resolve(source, path)
const OWN = /[\\/]packages[\\/](web|contract)[\\/]src[\\/]/
const APPLICATION = at('main.tsx')
const LOGIN = at('areas/accounts/login/login.entry.tsx')
const HOME = at('areas/dashboard/dashboard.page.tsx')
const MANIFESTS = globSync('areas/*/*.area.ts', { cwd: source }).map(at)

/** What the home shares with more parts than these belongs to the list: most pages are one. */
const MANY = 80

/**
 * What it shares with more parts than these is a part of its own: other pages do not load the home.
 */
const SOME = 10

/** What a manifest puts on the home page: its cards, and the rows that are decided there. */
function homePartsOf(manifest: string) {
  const [, own = ''] =
    /^ {2}home(?:Cards|Reviews): ([\s\S]*)/m.exec(readFileSync(manifest, 'utf8')) ?? []
  return [...own.matchAll(/import\('([^']+)'\)/g)].map(([, path]) =>
    resolve(dirname(manifest), path!),
  )
}

/** Our own modules that `starts` need, with `isWhole` also those that they load later. */
function reach(modules: Modules, starts: readonly string[], isWhole = false) {
  const reached = new Set<string>()
  const open = [...starts]

  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (reached.has(id) || !OWN.test(id)) continue

    reached.add(id)

    const module = modules.getModuleInfo(id)

    open.push(
      ...(module?.importedIds ?? []),
      ...(isWhole ? (module?.dynamicallyImportedIds ?? []) : []),
    )
  }

  return reached
}

/** For every module, how many parts that are loaded by themselves need it. */
function countUses(modules: Modules) {
  const all = reach(modules, [APPLICATION], true)
  const parts = new Set(
    [...all].flatMap((id) => [...(modules.getModuleInfo(id)?.dynamicallyImportedIds ?? [])]),
  )
  const uses = new Map<string, number>()

  for (const part of parts)
    for (const id of reach(modules, [part])) uses.set(id, (uses.get(id) ?? 0) + 1)

  return uses
}

/** Where a module of the home belongs that so many parts need. */
function partOfHomeModule(uses: number): PartName {
  if (uses > MANY) return 'list'
  return uses > SOME ? 'shared' : 'home'
}

function nameParts(modules: Modules, known: Readonly<Record<'frame' | 'list', RegExp>>) {
  const login = reach(modules, [LOGIN])
  const home = reach(modules, [HOME, ...MANIFESTS.flatMap(homePartsOf)])
  const uses = countUses(modules)

  return (id: string): PartName | null => {
    if (known.frame.test(id) || MANIFESTS.includes(id)) return 'frame'
    if (known.list.test(id)) return 'list'
    if (home.has(id)) return partOfHomeModule(uses.get(id) ?? 0)

    return login.has(id) && id !== LOGIN ? 'login-parts' : null
  }
}

/**
 * The parts of the first pages, each one file instead of dozens (decision 0095): the frame with the
 * manifests of all areas, the list, the home page with the cards of all areas, and the login page.
 * What list and home share is in the list, what the home shares with other pages in `shared`.
 * `known` names what frame and list begin with.
 */
export function createFirstParts(known: Readonly<Record<'frame' | 'list', RegExp>>) {
  let nameOf: ((id: string) => PartName | null) | null = null

  return (part: PartName) => (id: string, modules: Modules) => {
    nameOf ??= nameParts(modules, known)
    return nameOf(id) === part ? part : null
  }
}
