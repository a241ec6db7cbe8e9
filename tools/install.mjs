// Installs the packages of the lockfile, and writes the stamp by which tools/with-node.sh knows
// that they are installed. Runs on the caller's Node, which may be older than the pinned one: only
// what Node 20.19 knows.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { oneAtATime } from './one-at-a-time.mjs'

const root = resolve(import.meta.dirname, '..')
const [stamp, wanted] = process.argv.slice(2)

const textOf = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined)

function explain(sentence) {
  console.error(`\n${sentence}`)
  process.exit(1)
}

/**
 * Whether npm installed exactly what the lockfile names; optional packages for other systems may be
 * missing.
 */
function isInstalledAsLocked() {
  const written = textOf(join(root, 'node_modules/.package-lock.json'))
  if (!written) return false

  const present = JSON.parse(written).packages
  const locked = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages

  return Object.entries(locked).every(
    ([place, { version, integrity, optional, devOptional, link, os, cpu, libc }]) => {
      if (!place.includes('node_modules/')) return true

      const found = present[place]
      const isForThis =
        (!os || os.includes(process.platform)) && (!cpu || cpu.includes(process.arch)) && !libc
      const isThere = found && existsSync(join(root, place))
      if (!isThere) return (optional || devOptional || false) && !(os && isForThis)

      return link ? found.link : found.version === version && found.integrity === integrity
    },
  )
}

function install() {
  // Another start may have installed while this one waited.
  if (textOf(stamp) === wanted) return

  if (!isInstalledAsLocked()) {
    console.log('Installing packages (the first time takes about a minute) …')

    const cli = process.env.npm_execpath
    const [command, first] =
      cli && /npm-cli\.c?js$/.test(cli) ? [process.execPath, [cli]] : ['npm', []]

    const args = [
      ...first,
      'ci',
      '--include=dev',
      '--include=optional',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ]

    const done = spawnSync(command, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'pipe'],
      encoding: 'utf8',
    })

    if (done.status !== 0) {
      // npm prints pages of usage after its error: only the first lines matter.
      const errors = (done.stderr ?? '').split('\n').filter((line) => /^npm error\s+\S/.test(line))
      console.error(errors.slice(0, 4).join('\n'))

      const ending =
        done.error?.message ??
        (done.signal ? `was ended by ${done.signal}` : `ended with ${done.status}`)

      explain(
        `npm ci failed (${ending}). The packages could not be installed: check the network and \`npm config get registry\`, then start again.`,
      )
    }
  }

  writeFileSync(stamp, wanted)
}

const [major, minor] = process.versions.node.split('.').map(Number)

if (major < 20 || (major === 20 && minor < 19))
  explain(`Node ${process.versions.node} is too old: 20.19 or newer is needed.`)

oneAtATime(join(root, '.cache/setup.lock'), install)
