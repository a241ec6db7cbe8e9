// Solves the shipped rotation problems with five seeds each: value, bound, gap and seconds to the
// best plan (medians), compared with simpler ways. Then each with preferences and needs.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { preferred } from './preferred.mjs'
import { root } from './product.mjs'

const SEEDS = [1, 2, 3, 4, 5]
const CASES = { lab12: 20, lab30: 20, imaging24: 20, pharmacy20: 20, pharmacy40: 20, mixed200: 120 }

/** Runs the solver; returns its line of figures and the most memory of its process in MB. */
function solve(file, seconds, seed) {
  const child = spawn(
    process.execPath,
    [join(root, 'packages/server/dist/timetable.js'), file, '--seconds', seconds, '--seed', seed],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  )

  let line = ''
  let memory = 0

  child.stderr.on('data', (piece) => {
    line += piece
  })

  const watch = setInterval(() => {
    try {
      memory = Math.max(
        memory,
        Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1] ?? 0) /
          1024,
      )
    } catch {
      // no /proc, or the process has ended
    }
  }, 100)

  return new Promise((done) => {
    child.on('close', () => {
      clearInterval(watch)
      const figures = Object.fromEntries(
        line
          .trim()
          .split('\n')
          .filter((own) => !own.startsWith('short:'))
          .join(' ')
          .split(' ')
          .map((pair) => pair.split('=')),
      )

      done({ ...figures, memory })
    })
  })
}

const fileOf = (name) => join(root, 'bench/rotations', `${name}.json`)
const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]

/** Value when everybody does the blocks in these orders, without regard to others. */
function plainValue(trainees, orderOf) {
  const peaks = new Map()
  const here = new Map()

  for (const trainee of trainees) {
    let month = 0
    for (const { department, months } of orderOf(trainee.blocks)) {
      for (let end = month + months; month < end; month++) {
        const count = (here.get(`${month} ${department}`) ?? 0) + 1
        here.set(`${month} ${department}`, count)
        peaks.set(department, Math.max(peaks.get(department) ?? 0, count))
      }
    }
  }

  return [...peaks.values()].reduce((all, peak) => all + peak, 0)
}

let state = 1

/** Numbers of a fixed seed, so that the random orders are the same in every run. */
const random = () => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0
  return state / 4294967296
}

const shuffled = (list) =>
  list
    .map((one) => [random(), one])
    .sort((a, b) => a[0] - b[0])
    .map(([, one]) => one)

for (const [name, seconds] of Object.entries(CASES)) {
  const { trainees, length } = JSON.parse(
    readFileSync(join(root, 'bench/rotations', `${name}.json`), 'utf8'),
  )
  const runs = []

  for (const seed of SEEDS) runs.push(await solve(fileOf(name), seconds, seed))

  const values = runs.map((run) => Number(run.value))
  const bound = Math.max(...runs.map((run) => Number(run.bound)))
  const simple = length
    ? `list order ${plainValue(trainees, (blocks) => blocks)}, best of 200 random ${Math.min(...Array.from({ length: 200 }, () => plainValue(trainees, shuffled)))}`
    : 'simpler ways break its capacities'
  const proven = runs.filter((run) => run.proven === 'true').length

  console.log(
    `${name}: bound ${bound}, value ${median(values)} (${values.join(' ')}), gap ${median(values) - bound}, proven ${proven} of ${runs.length}, best after ${median(runs.map((run) => Number(run.found))).toFixed(1)} s, memory ${Math.round(Math.max(...runs.map((run) => run.memory)))} MB; ${simple}`,
  )
}

const folder = mkdtempSync(join(tmpdir(), 'preferred-'))

for (const [name, seconds] of Object.entries(CASES)) {
  const file = join(folder, `${name}.json`)
  writeFileSync(file, JSON.stringify(preferred(JSON.parse(readFileSync(fileOf(name), 'utf8')), 1)))

  const runs = []

  for (const seed of SEEDS) runs.push(await solve(file, seconds, seed))

  const listOf = (key) => runs.map((run) => run[key]).join(' ')

  console.log(
    `${name} with preferences of ${runs[0].wanted}: met ${listOf('met')}, bound ${listOf('metBound')}; missing ${listOf('short')}; value ${listOf('value')}`,
  )
}
