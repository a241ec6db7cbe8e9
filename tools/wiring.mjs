// Declarations that must be used elsewhere: every endpoint is bound, every menu names a page, every page is named by a menu or route.
import { eachBelow, programOf } from './syntax-tree.mjs'

const CONTRACT = '@residency/contract/'

/** `{local name: [contract module, exported name]}` of a file; a whole module has the name '*'. */
function contractImports(program) {
  const names = new Map()
  for (const node of program.body) {
    if (node.type !== 'ImportDeclaration' || !node.source.value.startsWith(CONTRACT)) continue
    const file = `packages/contract/src/${node.source.value.slice(CONTRACT.length)}.ts`
    for (const one of node.specifiers) names.set(one.local.name, [file, one.imported?.name ?? '*'])
  }
  return names
}

/** Endpoints a file binds: arguments of `bind(…)`, `bindSheet(…)` and similar calls, as `file name`. */
function boundIn(program) {
  const imports = contractImports(program)
  const bound = []
  eachBelow(program, (node) => {
    if (node.type !== 'CallExpression' || !/^bind/.test(node.callee.name ?? '')) return
    for (const given of node.arguments)
      eachBelow(given, (inner, above) => {
        const [file, name] = imports.get(inner.type === 'Identifier' ? inner.name : '') ?? []
        const own = above.at(-1)
        if (file) bound.push(`${file} ${name === '*' ? own?.property?.name : name}`)
      })
  })
  return bound
}

/** Pages of the specification without a built-in menu; an administrator may add one (docs/areas/signup.md). */
const FOR_ADMINISTRATORS = new Set(['recruit/student/education', 'recruit/student/examination', 'recruit/student/identity'])
const isRegistry = (file) => /^packages\/web\/src\/.*(\.(pages|area)|\/own-pages)\.tsx?$/.test(file)
const VIEW = /^[a-z0-9-]+(\/[\w-]+)+$/

/** View keys that have a page. */
function viewsIn(program) {
  const views = []
  eachBelow(program, (node) => {
    if (node.type === 'Property' && VIEW.test(node.key.value ?? '')) views.push(node.key.value)
  })
  return views
}

/** View keys of the fixed routes: the second argument of `page(path, view, title)`. */
function fixedViewsIn(program) {
  const views = []
  eachBelow(program, (node) => {
    if (node.type === 'CallExpression' && node.callee.name === 'page') views.push(node.arguments[1]?.value)
  })
  return views
}

/**
 * All violations as `{rule, file, why}`. `contract` is the output of read-words.mjs: `endpoints` and `menus`, each with its file.
 */
export function checkWiring(files, textOf, { endpoints, menus }) {
  const found = []
  const programs = (of) => files.filter(of).map((file) => [file, programOf(file, textOf(file))])
  const bound = new Set(
    programs((file) => /^packages\/server\/src\/areas\/.*\.(routes|area)\.ts$/.test(file)).flatMap(([, program]) => boundIn(program)),
  )
  for (const { call, names } of endpoints)
    if (!names.some(({ file, name }) => bound.has(`${file} ${name}`)))
      found.push({ rule: 'endpoint-unbound', file: names[0].file, why: `${names[0].name} (${call}) is bound by no *.routes.ts` })
  const registered = new Map(programs(isRegistry).flatMap(([file, program]) => viewsIn(program).map((view) => [view, file])))
  for (const { file, key, view } of menus)
    if (view && !registered.has(view)) found.push({ rule: 'menu-view', file, why: `${key} names the view ${view}, which no page has` })
  const fixed = programs((file) => file === 'packages/web/src/app/fixed-pages.ts').flatMap(([, program]) => fixedViewsIn(program))
  const named = new Set([...menus.map(({ view }) => view), ...fixed])
  for (const [view, file] of registered)
    if (!named.has(view) && !FOR_ADMINISTRATORS.has(view))
      found.push({ rule: 'page-unnamed', file, why: `${view} stands in no menu and no fixed route` })
  for (const [what, count] of Object.entries({ endpoints: bound.size, views: registered.size, 'fixed routes': fixed.length }))
    if (count === 0) found.push({ rule: 'too-little', file: 'packages', why: `no ${what} seen` })
  return found
}
