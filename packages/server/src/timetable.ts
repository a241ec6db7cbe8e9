import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Instance } from './algorithms/rotations/instance.ts'
import { searchPlan } from './platform/solver/search-plan.ts'

/**
 * The timetable solver by hand: `timetable.js INSTANCE.json --seconds N [--seed S]` writes a plan
 * that breaks no rule to standard output. One line with value, bound, proven and seconds goes to
 * standard error. Where not everybody has a place, the plan is that of the others, and who is
 * missing is named in it and on standard error. Exit codes: 0 everybody has a place, 1 nobody has,
 * 2 called wrongly, 3 some have none.
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

const instance: Instance = JSON.parse(readFileSync(file, 'utf8'))
const result = await searchPlan(instance, { seconds, seed: Number(values.seed) })
const { plan, left, value, bound, proven } = result
const say = (line: string) => process.stderr.write(`${line}\n`)

say(
  `value=${value ?? 'none'} bound=${Number.isFinite(bound) ? bound : 'none'} proven=${proven} seconds=${result.seconds.toFixed(2)} found=${result.foundAfter.toFixed(2)}`,
)

if (left.length > 0) {
  say(
    result.isImpossible
      ? 'infeasible: no plan places everybody'
      : `unfinished: no plan of everybody was found in ${seconds} seconds`,
  )
  say(`placed=${plan.trainees.length} of ${instance.trainees.length}; missing: ${left.join(', ')}`)
}

if (plan.trainees.length > 0)
  process.stdout.write(`${JSON.stringify(left.length > 0 ? { ...plan, missing: left } : plan)}\n`)

const isNobody = plan.trainees.length === 0 && instance.trainees.length > 0
if (left.length > 0) process.exitCode = isNobody ? 1 : 3
