// Import boundaries, by dependency-cruiser. It must have read every file on disk; otherwise an empty run would pass.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { packageSources } from './source-files.mjs'
import { importsOf, swc } from './syntax-tree.mjs'

const parseSync = swc.parseSync
/**
 * dependency-cruiser calls swc without JSX, and its visitor skips parts of the tree. So it gets a tree with only the file's
 * imports, collected by our own walk over the whole tree.
 */
swc.parseFileSync = (file, options) => {
  const { fixed, dynamic } = importsOf(file, readFileSync(file, 'utf8'))
  const lines = [
    ...[...fixed].map((name) => `import ${JSON.stringify(name)}`),
    ...[...dynamic].map((name) => `import(${JSON.stringify(name)})`),
  ]
  return parseSync(lines.join('\n'), options)
}

/** Runs it on packages/<name>/src below `root`; returns the modules read and the violations as `{rule, file, to}`. */
export async function cruiseTree(root) {
  const { cruise } = await import('dependency-cruiser')
  const { forbidden, options } = createRequire(import.meta.url)(join(root, '.dependency-cruiser.cjs'))
  const { enhancedResolveOptions, ...cruiseOptions } = options
  const folders = ['contract', 'server', 'web'].map((name) => `packages/${name}/src`)
  const { output } = await cruise(
    folders,
    { ...cruiseOptions, enhancedResolveOptions, baseDir: root, validate: true, ruleSet: { forbidden } },
    enhancedResolveOptions,
  )
  const violations = output.summary.violations.map(({ rule, from, to, cycle }) => ({
    rule: rule.name,
    file: from,
    to: cycle ? cycle.map((step) => step.name).join(' → ') : to,
  }))
  return { modules: output.modules.map((module) => module.source), violations, rules: forbidden.map((rule) => rule.name) }
}

/** Files on disk that the run did not read. */
export function unread(files, modules) {
  const read = new Set(modules)
  return files.filter((file) => !read.has(file))
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const root = resolve(import.meta.dirname, '..')
  const files = packageSources(root)
  const { modules, violations } = await cruiseTree(root)
  const missed = unread(files, modules)
  for (const { rule, file, to } of violations) console.log(`${rule}: ${file} → ${to}`)
  if (missed.length) console.log(`not read: ${missed.slice(0, 10).join(', ')}${missed.length > 10 ? ' …' : ''}`)
  console.log(`${files.length} files on disk, ${modules.length} modules cruised, ${violations.length} violations`)
  if (violations.length || missed.length || files.length === 0) process.exitCode = 1
}
