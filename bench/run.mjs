// Runs every benchmark, one after another, so that they do not disturb each other. Usage: npm run
// bench [name ...] [--option of it ...]
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './product.mjs'

// product.mjs is a shared module, loop-watch.mjs is loaded into the API process
const NO_BENCHMARKS = new Set(['run.mjs', 'product.mjs', 'loop-watch.mjs'])

/** These compute the median themselves, or run for minutes. */
const RUN_ONCE = new Set([
  'exams.mjs',
  'first-row.mjs',
  'lighthouse.mjs',
  'rosters.mjs',
  'rotations.mjs',
  'solving.mjs',
  'starts.mjs',
  'workload.mjs',
])

/**
 * These run for an hour or longer, are measured only when they are named, and print while they
 * work.
 */
const RUN_WHEN_NAMED = new Set(['day.mjs', 'years.mjs'])
const RUNS = 3
const NUMBER = /\d+(?:\.\d+)?/g

/**
 * Merges the same line of three runs with the median of each figure; lines with different words
 * stay as they are.
 */
function medianLine(lines) {
  if (new Set(lines.map((line) => line?.replace(NUMBER, '#'))).size > 1) return lines.join('\n')

  const figures = lines.map((line) => line.match(NUMBER) ?? [])
  let at = 0

  return lines[0].replace(NUMBER, () => {
    const sorted = figures.map((all) => all[at]).toSorted((a, b) => Number(a) - Number(b))
    at += 1

    return sorted[Math.floor(sorted.length / 2)]
  })
}

/** Runs a file as often as its figures require; returns false if a run failed. */
function measure(file) {
  const command = [join(import.meta.dirname, file), ...options]
  if (RUN_WHEN_NAMED.has(file))
    return spawnSync(process.execPath, command, { cwd: root, stdio: 'inherit' }).status === 0

  const runs = []

  for (let i = 0; i < (RUN_ONCE.has(file) ? 1 : RUNS); i++) {
    const done = spawnSync(process.execPath, command, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
      encoding: 'utf8',
    })

    runs.push(done.stdout.trimEnd().split('\n'))

    if (done.status !== 0) {
      console.log(done.stdout)
      return false
    }
  }

  for (let i = 0; i < Math.max(...runs.map((lines) => lines.length)); i++)
    console.log(medianLine(runs.map((lines) => lines[i])))

  return true
}

const given = process.argv.slice(2)
const firstOption = given.findIndex((word) => word.startsWith('--'))
const wanted = firstOption < 0 ? given : given.slice(0, firstOption)
const options = firstOption < 0 ? [] : given.slice(firstOption)

const files = readdirSync(import.meta.dirname).filter(
  (file) => file.endsWith('.mjs') && !NO_BENCHMARKS.has(file),
)

const chosen = wanted.length
  ? files.filter((file) => wanted.includes(file.replace('.mjs', '')))
  : files.filter((file) => !RUN_WHEN_NAMED.has(file))

if (chosen.length < Math.max(1, wanted.length))
  throw new Error(`Benchmarks: ${files.map((file) => file.replace('.mjs', '')).join(' ')}`)

const built = spawnSync(process.execPath, ['build.mjs'], {
  cwd: join(root, 'packages/server'),
  stdio: 'inherit',
})

let failed = built.status !== 0

for (const file of failed ? [] : chosen) {
  console.log(`# ${file}`)
  failed = !measure(file) || failed
}

if (failed) process.exitCode = 1
