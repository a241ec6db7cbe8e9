// Builds what is stale, one process at a time. The packages were installed before, by
// tools/with-node.sh.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { oneAtATime } from './one-at-a-time.mjs'

export const root = resolve(import.meta.dirname, '..')
const at = (...parts) => join(root, ...parts)

/** A failure whose message is shown alone, without a stack trace. */
export class SetupError extends Error {}

function run(title, command, args, cwd, advice) {
  const done = spawnSync(command, args, { cwd, stdio: ['ignore', 'inherit', 'inherit'] })
  if (done.status === 0) return

  throw new SetupError(`${title} failed (${howEnded(done)}). ${advice}`)
}

/** How a process ended that did not end well. */
function howEnded({ error, signal, status }) {
  if (error) return error.message

  return signal ? `was ended by ${signal}` : `ended with ${status}`
}

const NOT_SOURCE = new Set(['node_modules', 'dist', 'testing', 'testing-vectors'])
const isSource = (name) => !/\.(test|spec)\.tsx?$/.test(name)

function filesBelow(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory())
      return NOT_SOURCE.has(entry.name) ? [] : filesBelow(join(folder, entry.name))
    return isSource(entry.name) ? [join(folder, entry.name)] : []
  })
}

/** The hash of names and contents. */
function hashOf(files) {
  const hash = createHash('sha256')
  for (const file of files.sort())
    hash
      .update(`${relative(root, file).replaceAll(sep, '/')}\0`)
      .update(readFileSync(file))
      .update('\0')

  return hash.digest('hex')
}

const textOf = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined)

/** Marks by file. Server and pages share the contract, whose files are looked at once. */
const marks = new Map()

function markOfFile(file) {
  const { size, mtimeMs, ctimeMs } = statSync(file)
  return `${file}\0${size}\0${mtimeMs}\0${ctimeMs}\0`
}

/**
 * A mark of files that reads none of them: every change of a file changes its size or one of its
 * times.
 */
function markOf(files) {
  const hash = createHash('sha256')

  for (const file of files.sort()) {
    if (!marks.has(file)) marks.set(file, markOfFile(file))
    hash.update(marks.get(file))
  }

  return hash.digest('hex')
}

/**
 * Runs `build` unless `dist` was built from the same sources. A new commit alone builds nothing: the
 * build names the commit it was made from. The file `.built-from` in `dist` has two lines, the mark of
 * the sources and the hash of their content. The hash decides when the marks differ, as in a copy of
 * the checkout. Deleting `dist` forces a build.
 */
function buildIfStale(name, sources, dist, build) {
  const stamp = join(dist, '.built-from')
  const [knownMark, knownHash] = (textOf(stamp) ?? '').split('\n')
  const mark = markOf(sources)
  if (knownMark === mark) return

  const hash = hashOf(sources)
  if (knownHash === hash) return writeFileSync(stamp, `${mark}\n${hash}`)

  rmSync(stamp, { force: true })

  const begun = performance.now()

  process.env.BUILD_COMMIT ??= readCommit()
  build()
  writeFileSync(stamp, `${mark}\n${hash}`)
  console.log(`Built ${name} in ${((performance.now() - begun) / 1000).toFixed(1)} s.`)
}

const advice = 'The message above names the file; after a change of packages, `npm ci` may help.'

/** The commit of this checkout; marked where files differ from it. */
export function readCommit() {
  const { stdout, status } = spawnSync(
    'git',
    ['describe', '--always', '--abbrev=12', '--dirty', '--exclude=*'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  )

  return status === 0 ? stdout.trim() : 'unknown'
}

function buildAll() {
  const shared = [
    ...filesBelow(at('packages/contract')),
    at('package-lock.json'),
    at('tsconfig.json'),
  ]

  const server = at('packages/server')

  buildIfStale('server', [...shared, ...filesBelow(server)], join(server, 'dist'), () =>
    run('Building the server', process.execPath, ['build.mjs'], server, advice),
  )

  const web = at('packages/web')
  const pages = [...shared, ...filesBelow(web), ...filesBelow(at('docs/pictures/handbook'))]

  buildIfStale('web', pages, join(web, 'dist'), () => {
    run(
      'Building the pages',
      process.execPath,
      [at('node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'],
      web,
      advice,
    )
    if (existsSync(join(web, 'compress.mjs')))
      run('Compressing the pages', process.execPath, ['compress.mjs'], web, advice)
  })
}

/** Makes the checkout ready to run; a second call returns within a fraction of a second. */
export function setup({ build = true } = {}) {
  const [major, minor] = process.versions.node.split('.').map(Number)

  if (major < 22 || (major === 22 && minor < 22))
    throw new SetupError(
      `This is Node ${process.versions.node}: on this system, or with NODE_SYSTEM=1, 22.22 or newer is needed. ` +
        'On Linux for x64 and arm64 the project brings its own: use `npm start`, `npm test` or `npm run …`.',
    )

  if (build) oneAtATime(at('.cache/setup.lock'), buildAll)
}

/** Adds the settings of the file .env to the environment, where they are not given already. */
export function readSettings() {
  if (existsSync(at('.env'))) process.loadEnvFile(at('.env'))
}

/** Calls `work`; a SetupError prints its message and exits with code 1. */
export async function orExplain(work) {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof SetupError)) throw error

    console.error(`\n${error.message}`)
    process.exit(1)
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await orExplain(() => setup())
