import { readFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { parseArgs } from 'node:util'
import type { Instance } from './algorithms/rotations/instance.ts'
import { searchPlan } from './platform/solver/search-plan.ts'

/**
 * The timetable solver as a process of its own, with low priority: `timetable.js INSTANCE.json --seconds N [--seed S]` writes the plan to
 * standard output and one line with value, bound, proven and seconds to standard error.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { seconds: { type: 'string', default: '60' }, seed: { type: 'string', default: '1' } },
})
const [file] = positionals
const seconds = Number(values.seconds)
if (!file || !(seconds > 0)) {
  process.stderr.write('usage: solve INSTANCE.json --seconds N [--seed S]\n')
  process.exit(2)
}
setPriority(10)
const instance: Instance = JSON.parse(readFileSync(file, 'utf8'))
const result = await searchPlan(instance, { seconds, seed: Number(values.seed) })
process.stderr.write(
  `value=${result.value ?? 'none'} bound=${result.bound} proven=${result.proven} seconds=${result.seconds.toFixed(2)} found=${result.foundAfter.toFixed(2)}\n`,
)
if (result.impossible.length > 0) process.stderr.write(`no order of the blocks fits: ${result.impossible.join(', ')}\n`)
if (result.plan) process.stdout.write(`${JSON.stringify(result.plan)}\n`)
process.exit(result.value === null ? 1 : 0)
