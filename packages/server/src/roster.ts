import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { faultsOfInstance } from './algorithms/roster/check-instance.ts'
import { checkRoster, faultSentence } from './algorithms/roster/check-roster.ts'
import type { RosterInstance } from './algorithms/roster/instance.ts'
import { solveRoster } from './algorithms/roster/solve-roster.ts'

/**
 * The duty roster solver by hand: `roster.js --roster INSTANCE.json [--seconds N] [--seed S]`. The
 * roster goes to standard output; cost, bound, proven, empty and seconds go to standard error.
 * `--check ROSTER.json` checks a roster instead, with code that the solver does not share.
 * Exit codes: 0 every place is filled (or no fault), 1 a roster has faults, 2 called wrongly, 3 some
 * places stay empty.
 */
const { values } = parseArgs({
  options: {
    roster: { type: 'string' },
    check: { type: 'string' },
    seconds: { type: 'string', default: '30' },
    seed: { type: 'string', default: '1' },
  },
})

const say = (line: string) => process.stderr.write(`${line}\n`)

function stop(line: string): never {
  say(line)
  process.exit(2)
}

function read(file: string) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    return stop(`cannot read ${file}: ${error instanceof Error ? error.message : error}`)
  }
}

const seconds = Number(values.seconds)
if (!values.roster || !(seconds > 0))
  stop('usage: solve --roster INSTANCE.json [--seconds N] [--seed S] [--check ROSTER.json]')

const instance: RosterInstance = read(values.roster)
const faults = faultsOfInstance(instance)
if (faults.length > 0) stop(faults.join('\n'))

if (values.check) {
  const answer = read(values.check)
  const checked = checkRoster(instance, answer.roster ?? answer)

  for (const fault of checked.faults) say(faultSentence(fault))

  say(`faults=${checked.faults.length} empty=${checked.missing}`)
  process.exit(checked.faults.length > 0 ? 1 : 0)
}

const start = performance.now()
const elapsed = () => (performance.now() - start) / 1000
let foundAfter = 0

const result = solveRoster(instance, {
  seed: Number(values.seed),
  isOver: () => elapsed() >= seconds,
  onBetter: () => {
    foundAfter = elapsed()
  },
})

say(
  `cost=${result.cost} bound=${result.bound} proven=${result.isProven} empty=${result.empty.length} seconds=${elapsed().toFixed(2)} found=${foundAfter.toFixed(2)}`,
)

for (const { kind, day, shortage } of result.empty)
  say(
    shortage
      ? `empty: ${kind} on ${day}: ${shortage.kinds.join(', ')} need more people than ${shortage.people.join(', ') || 'nobody'}`
      : `empty: ${kind} on ${day}: no way was found`,
  )

process.stdout.write(`${JSON.stringify(result)}\n`)

if (result.empty.length > 0) process.exitCode = 3
