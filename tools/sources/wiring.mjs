// Declarations that must be used elsewhere: every endpoint is bound, every menu names a page, every
// page is named by a menu or route.
import { dirname } from 'node:path'
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

/** `{local name: file of the words}` of every `const bind = binder(words)` of a file. */
function bindersIn(program, imports) {
  const binders = new Map()

  eachBelow(program, (node) => {
    if (
      node.type !== 'VariableDeclarator' ||
      node.init?.type !== 'CallExpression' ||
      node.init.callee.name !== 'binder'
    )
      return
    binders.set(node.id.name, imports.get(node.init.arguments[0]?.name)?.[0])
  })

  return binders
}

/**
 * Endpoints a file binds: arguments of `bind(…)`, `bindSheet(bind, …)` and similar calls. Each has
 * its contract file, its name, and the file of the words under which it is bound.
 */
function boundIn(program) {
  const imports = contractImports(program)
  const binders = bindersIn(program, imports)
  const bound = []

  eachBelow(program, (node) => {
    if (
      node.type !== 'CallExpression' ||
      !/^bind/.test(node.callee.name ?? '') ||
      node.callee.name === 'binder'
    )
      return

    const words = binders.get(node.callee.name) ?? binders.get(node.arguments[0]?.name)

    for (const given of node.arguments)
      eachBelow(given, (inner, above) => {
        const [file, name] = imports.get(inner.type === 'Identifier' ? inner.name : '') ?? []
        const own = above.at(-1)
        if (file) bound.push({ file, name: name === '*' ? own?.property?.name : name, words })
      })
  })

  return bound
}

/**
 * The file of the words that name the fields of a contract: that of its folder, else of the nearest
 * one above.
 */
function wordsNextTo(files, contract) {
  for (let folder = dirname(contract); folder.includes('/areas/'); folder = dirname(folder))
    if (files.includes(`${folder}/text.ts`)) return `${folder}/text.ts`
  return undefined
}

/**
 * Endpoints that are bound under the words of another contract: their refusals would name the
 * fields by what they mean there.
 */
function wronglyNamed(files, routes, { endpoints }) {
  const known = new Set(
    endpoints.flatMap(({ names }) => names.map(({ file, name }) => `${file} ${name}`)),
  )

  return routes.flatMap(([routesFile, bound]) =>
    bound
      .filter(
        ({ file, name, words }) =>
          known.has(`${file} ${name}`) && words !== wordsNextTo(files, file),
      )
      .map(({ file, name, words }) => ({
        rule: 'field-words',
        file: routesFile,
        why: `${name} is bound under ${words ?? 'no words that can be read here'}, not under ${wordsNextTo(files, file)}`,
      })),
  )
}

/**
 * Pages of the specification without a built-in menu; an administrator may add one
 * (docs/areas/signup.md).
 */
const FOR_ADMINISTRATORS = new Set([
  'recruit/student/education',
  'recruit/student/examination',
  'recruit/student/identity',
])

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
    if (node.type === 'CallExpression' && node.callee.name === 'page')
      views.push(node.arguments[1]?.value)
  })

  return views
}

/**
 * All violations as `{rule, file, why}`. `contract` is the output of read-words.mjs: `endpoints`
 * and `menus`, each with its file.
 */
export function checkWiring(files, textOf, { endpoints, menus }) {
  const found = []
  const programs = (of) => files.filter(of).map((file) => [file, programOf(file, textOf(file))])
  const routes = programs((file) =>
    /^packages\/server\/src\/areas\/.*\.(routes|area)\.ts$/.test(file),
  ).map(([file, program]) => [file, boundIn(program)])
  const bound = new Set(
    routes.flatMap(([, calls]) => calls.map(({ file, name }) => `${file} ${name}`)),
  )

  found.push(...wronglyNamed(files, routes, { endpoints }))

  for (const { call, names } of endpoints)
    if (!names.some(({ file, name }) => bound.has(`${file} ${name}`)))
      found.push({
        rule: 'endpoint-unbound',
        file: names[0].file,
        why: `${names[0].name} (${call}) is bound by no *.routes.ts`,
      })

  const registered = new Map(
    programs(isRegistry).flatMap(([file, program]) => viewsIn(program).map((view) => [view, file])),
  )

  for (const { file, key, view } of menus)
    if (view && !registered.has(view))
      found.push({
        rule: 'menu-view',
        file,
        why: `${key} names the view ${view}, which no page has`,
      })

  const fixed = programs((file) => file === 'packages/web/src/app/routes/fixed-pages.ts').flatMap(
    ([, program]) => fixedViewsIn(program),
  )
  const named = new Set([...menus.map(({ view }) => view), ...fixed])

  for (const [view, file] of registered)
    if (!named.has(view) && !FOR_ADMINISTRATORS.has(view))
      found.push({
        rule: 'page-unnamed',
        file,
        why: `${view} stands in no menu and no fixed route`,
      })

  for (const [what, count] of Object.entries({
    endpoints: bound.size,
    views: registered.size,
    'fixed routes': fixed.length,
  }))
    if (count === 0) found.push({ rule: 'too-little', file: 'packages', why: `no ${what} seen` })

  return found
}
