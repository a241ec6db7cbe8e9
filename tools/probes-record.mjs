// When the probes must run: if a file that decides their outcome differs from the last green run,
// here or as recorded in the repository.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { projectFiles } from './sources/source-files.mjs'

/** Written by `npm run check -- --only probes --record` after a green run, and committed. */
const RECORD = 'tools/probes/green-for.txt'

/** Written after every green run in this folder. */
const LAST_RUN = '.cache/probes-green-for.txt'

/**
 * Checkers, rules, probes, templates, configurations, packages, the retired words, and the types
 * that refuse code.
 */
const DECIDES =
  /^(tools\/|(biome|knip|tsconfig|package|package-lock)\.json$|packages\/[^/]+\/package\.json$|packages\/contract\/src\/kernel\/|docs\/glossary\.md$)/

/**
 * Product sources that the generated entity imports: `../../platform/area.ts` of a template, in
 * each package that has it.
 */
function importedByTemplates(root, files) {
  const templates = files.filter((file) => file.startsWith('tools/entity/templates/'))

  const names = templates.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/from '\.\.\/\.\.\/([^']+)'/g)].map(
      (match) => match[1],
    ),
  )

  return ['contract', 'server', 'web'].flatMap((side) =>
    names.map((name) => `packages/${side}/src/${name}`),
  )
}

/** The files below `root` that decide the outcome of the probes. */
export function decidingFiles(root) {
  const files = projectFiles(root)
  const imported = new Set(importedByTemplates(root, files))
  return files.filter((file) => (DECIDES.test(file) && file !== RECORD) || imported.has(file))
}

export function hashOfDecidingFiles(root) {
  const hash = createHash('sha256')
  for (const file of decidingFiles(root))
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0')

  return hash.digest('hex')
}

const readHash = (root, file) =>
  existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8').trim() : undefined

export const isRecorded = (root, hash) => readHash(root, RECORD) === hash
export const wasGreen = (root, hash) => isRecorded(root, hash) || readHash(root, LAST_RUN) === hash

/** Notes a green run; `record`: in the repository as well. */
export function rememberGreen(root, hash, { record }) {
  for (const file of record ? [LAST_RUN, RECORD] : [LAST_RUN]) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), `${hash}\n`)
  }
}
