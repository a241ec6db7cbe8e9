// Prepares the checkout with Node alone: installs when the lockfile changed, builds what is stale, one process at a time.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { pathToFileURL } from 'node:url'
import { oneAtATime } from './one-at-a-time.mjs'

export const root = resolve(import.meta.dirname, '..')
const at = (...parts) => join(root, ...parts)

/** A failure whose message is shown alone, without a stack trace. */
export class SetupError extends Error {}

function run(title, command, args, cwd, advice, notes = process.stdout) {
  // npm prints pages of usage after its error: only the first lines matter.
  const isNpm = title === 'npm ci'
  const stdio = ['ignore', notes === process.stdout ? 'inherit' : 2, isNpm ? 'pipe' : 'inherit']
  const done = spawnSync(command, args, { cwd, stdio, encoding: 'utf8', shell: process.platform === 'win32' && command === 'npm' })
  if (done.status === 0) return
  if (isNpm)
    console.error(
      (done.stderr ?? '')
        .split('\n')
        .filter((line) => /^npm error\s+\S/.test(line))
        .slice(0, 4)
        .join('\n'),
    )
  const how = done.error ? done.error.message : done.signal ? `was ended by ${done.signal}` : `ended with ${done.status}`
  throw new SetupError(`${title} failed (${how}). ${advice}`)
}

const NOT_SOURCE = new Set(['node_modules', 'dist', 'testing', 'testing-vectors'])
const isSource = (name) => !/\.(test|spec)\.tsx?$/.test(name)

function filesBelow(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return NOT_SOURCE.has(entry.name) ? [] : filesBelow(join(folder, entry.name))
    return isSource(entry.name) ? [join(folder, entry.name)] : []
  })
}

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

/** Whether npm installed exactly what the lockfile names; optional packages for other systems may be missing. */
function installedAsLocked() {
  const written = textOf(at('node_modules/.package-lock.json'))
  if (!written) return false
  const present = JSON.parse(written).packages
  const wanted = JSON.parse(readFileSync(at('package-lock.json'), 'utf8')).packages
  return Object.entries(wanted).every(([place, { version, integrity, optional, devOptional, link }]) => {
    if (!place.includes('node_modules/')) return true
    const found = present[place]
    if (!found) return optional || devOptional || false
    return link ? found.link : found.version === version && found.integrity === integrity
  })
}

function install(notes) {
  const stamp = at('node_modules/.installed-for.json')
  const lock = createHash('sha256')
    .update(readFileSync(at('package-lock.json')))
    .digest('hex')
  // Native packages depend on the Node major version and the system: a change needs a new install.
  const machine = `${process.platform}-${process.arch} modules ${process.versions.modules}`
  const wanted = JSON.stringify({ lock, machine })
  const known = textOf(stamp)
  if (known === wanted) return
  const sameMachine = known === undefined || JSON.parse(known).machine === machine
  if (!sameMachine || !installedAsLocked()) {
    notes.write('Installing packages (the first time takes about a minute) …\n')
    const cli = process.env.npm_execpath
    const npm = cli && /npm-cli\.c?js$/.test(cli) ? [process.execPath, [cli]] : ['npm', []]
    const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
    const advice = 'The packages could not be installed: check the network and `npm config get registry`, then start again.'
    run('npm ci', npm[0], [...npm[1], ...args], root, advice, notes)
  }
  writeFileSync(stamp, wanted)
}

/** Runs `build` unless its folder was built from the same sources. The stamp is in the output: deleting the output forces a build. */
function buildIfStale(name, sources, dist, build) {
  const stamp = join(dist, '.built-from')
  const hash = hashOf(sources)
  if (textOf(stamp) === hash) return
  rmSync(stamp, { force: true })
  const begun = performance.now()
  build()
  writeFileSync(stamp, hash)
  console.log(`Built ${name} in ${((performance.now() - begun) / 1000).toFixed(1)} s.`)
}

const advice = 'The message above names the file; after a change of packages, `npm ci` may help.'

function buildAll() {
  const shared = [...filesBelow(at('packages/contract')), at('package-lock.json'), at('tsconfig.json')]
  const server = at('packages/server')
  buildIfStale('server', [...shared, ...filesBelow(server)], join(server, 'dist'), () =>
    run('Building the server', process.execPath, ['build.mjs'], server, advice),
  )
  const web = at('packages/web')
  buildIfStale('web', [...shared, ...filesBelow(web)], join(web, 'dist'), () => {
    run('Building the pages', process.execPath, [at('node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'], web, advice)
    if (existsSync(join(web, 'compress.mjs'))) run('Compressing the pages', process.execPath, ['compress.mjs'], web, advice)
  })
}

/** Makes the checkout ready to run; a second call returns within a fraction of a second. `notes`: where it says that it installs. */
export function setup({ build = true, notes = process.stdout } = {}) {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19))
    throw new SetupError(`Node ${process.versions.node} is too old: 20.19 or newer is needed.`)
  oneAtATime(at('.cache/setup.lock'), () => {
    install(notes)
    if (build) buildAll()
  })
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
