// Import boundaries (boundary-rules.mjs), unresolved imports and import cycles, over the imports
// that the parser finds in every file.
import { readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ResolverFactory } from 'oxc-resolver'
import { boundaryRules } from '../rules/boundary-rules.mjs'
import { MIN_FILES, packageSources } from '../sources/source-files.mjs'
import { importsOf } from '../sources/syntax-tree.mjs'

const IS_CODE = /^packages\/.*\.(ts|tsx|js|jsx|mjs|cjs)$/
const IS_BUILT = /^packages\/[^/]+\/dist\//

/**
 * Where an import leads: a path relative to `root`, or the name of a Node module; undefined if it
 * leads nowhere.
 */
function targetFinder(root) {
  const resolver = new ResolverFactory({
    conditionNames: ['import', 'types', 'node', 'default'],
    mainFields: ['module', 'main', 'types'],
    extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.d.ts'],
  })

  return (file, name) => {
    if (isBuiltin(name)) return name.replace(/^node:/, '')

    const folder = dirname(join(root, file))
    // Some packages have their types in a package of their own.
    const path = resolver.sync(folder, name).path ?? resolver.sync(folder, `@types/${name}`).path

    return path && relative(root, path).replaceAll(sep, '/')
  }
}

/**
 * All imports of the packages as `{file, to, isResolved}`, the files read, and those that could not
 * be parsed.
 */
function readImports(root) {
  const findTarget = targetFinder(root)
  const files = new Set(packageSources(root))
  const imports = []
  const unreadable = []

  // A Set also visits what is added on the way: code of ours outside src that a source imports.
  for (const file of files) {
    const names = importsOf(file, readFileSync(join(root, file), 'utf8'))
    if (!names) unreadable.push(file)

    for (const name of names ?? []) {
      const target = findTarget(file, name)
      if (target && IS_BUILT.test(target)) continue

      imports.push({ file, to: target ?? name, isResolved: target !== undefined })

      if (target && IS_CODE.test(target)) files.add(target)
    }
  }

  return { files: [...files], imports, unreadable }
}

const withGroups = (patterns, groups) =>
  patterns?.map(
    (pattern) => new RegExp(pattern.replaceAll(/\$(\d)/g, (_, number) => groups[Number(number)])),
  )

const matchesOne = (patterns, text) => patterns.some((pattern) => pattern.test(text))

/** The imports of one file that a rule forbids. */
function forbiddenImports({ from, fromNot, to, toNot }, file, targets) {
  const groups = from.exec(file)
  if (!groups || fromNot?.test(file)) return []

  const [forbidden, allowed] = [withGroups(to, groups), withGroups(toNot, groups)]

  return targets.filter(
    (target) =>
      (!forbidden || matchesOne(forbidden, target)) && !(allowed && matchesOne(allowed, target)),
  )
}

/**
 * Removes files that import none of the files left, again and again: what stays is in a cycle or
 * leads to one.
 */
function removeLeaves(left) {
  for (let before = -1; before !== left.size; ) {
    before = left.size
    for (const [file, targets] of left)
      if (!targets.some((target) => left.has(target))) left.delete(file)
  }
}

/**
 * Import cycles as lists of files, each beginning with its first file by name; at least one for
 * every file set that has any.
 */
function findCycles(targetsOf) {
  const left = new Map(targetsOf)
  const cycles = []

  for (removeLeaves(left); left.size > 0; removeLeaves(left)) {
    const path = [left.keys().next().value]
    let next = path[0]

    do next = left.get(path.at(-1)).find((target) => left.has(target))
    while (!path.includes(next) && path.push(next))

    const cycle = path.slice(path.indexOf(next))
    const first = cycle.indexOf([...cycle].sort()[0])

    cycles.push([...cycle.slice(first), ...cycle.slice(0, first)])

    // Without this import the cycle is open, and the next one can be seen.
    const last = cycle.at(-1)

    left.set(
      last,
      left.get(last).filter((target) => target !== next),
    )
  }

  return cycles
}

/** All violations below `root` as `{rule, file, why}`. */
export function checkBoundaries(root) {
  const { files, imports, unreadable } = readImports(root)
  const targetsOf = new Map(files.map((file) => [file, []]))

  for (const { file, to } of imports) targetsOf.get(file).push(to)

  const found = unreadable.map((file) => ({
    rule: 'every-file-is-read',
    file,
    why: 'it could not be parsed',
  }))

  // An import that leads nowhere would disarm the other rules. The `exports` of a package close
  // deep imports this way.
  for (const { file, to, isResolved } of imports)
    if (!isResolved) found.push({ rule: 'every-import-resolves', file, why: `${to} leads nowhere` })

  for (const rule of boundaryRules)
    for (const [file, targets] of targetsOf)
      for (const target of forbiddenImports(rule, file, targets))
        found.push({ rule: rule.name, file, why: `${target}: ${rule.why}` })

  for (const cycle of findCycles(targetsOf))
    found.push({ rule: 'no-circular', file: cycle[0], why: [...cycle, cycle[0]].join(' → ') })

  if (files.length < MIN_FILES || imports.length === 0)
    found.push({
      rule: 'too-little',
      file: 'packages',
      why: `${files.length} files, ${imports.length} imports seen`,
    })

  return { found, files: files.length, imports: imports.length }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { found, files, imports } = checkBoundaries(resolve(import.meta.dirname, '../..'))
  for (const { rule, file, why } of found) console.log(`${rule}: ${file}: ${why}`)

  console.log(`${files} files, ${imports} imports, ${found.length} complaints`)

  if (found.length) process.exitCode = 1
}
