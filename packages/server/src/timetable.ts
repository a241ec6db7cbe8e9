import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Instance } from './algorithms/rotations/instances/instance.ts'
import { faultsOfInstance } from './algorithms/rotations/instances/parse-instance.ts'
import { type AimsResult, type NamedShortage, searchAims } from './platform/solver/search-aims.ts'

/**
 * The timetable solver by hand: `timetable.js INSTANCE.json --seconds N [--seed S]` writes a plan
 * that breaks no rule to standard output. One line with value, bound, proven and seconds goes to
 * standard error. Where not everybody has a place, the plan is that of the others, and who is
 * missing is named in it and on standard error. Exit codes: 0 everybody has a place. 1 nobody has.
 * 2 called wrongly, or the instance has faults. 3 some have none. 4 everybody has a place, and a
 * department has fewer trainees than it needs.
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

const say = (line: string) => process.stderr.write(`${line}\n`)

function stop(line: string): never {
  say(line)
  process.exit(2)
}

/** The instance of the file; a file that is none is refused with every fault. */
function read(path: string): Instance {
  let value: unknown

  try {
    value = JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    stop(`cannot read ${path}: ${error instanceof Error ? error.message : error}`)
  }

  const faults = faultsOfInstance(value)
  if (faults.length > 0) stop(faults.join('\n'))

  return value as Instance
}

/** Who is missing where, and why that is certain or not. */
function shortageLine({ department, month, missing, possible }: NamedShortage, isProven: boolean) {
  const where = `short: department ${department} month ${month}: ${missing} missing`
  if (possible !== null) return `${where}; proven: no more than ${possible} can be there`

  return isProven ? `${where}; proven: no plan misses fewer in all` : `${where}; no way was found`
}

function sayAims({ staffing, preferences }: AimsResult): void {
  if (staffing) {
    const { short, floor, shortages } = staffing
    const isProven = short === floor
    say(`short=${short} shortBound=${floor} shortProven=${isProven}`)
    for (const shortage of shortages) say(shortageLine(shortage, isProven))
  }

  if (preferences) {
    const { met, most, wanted } = preferences
    say(`met=${met} metBound=${most} wanted=${wanted} metProven=${met === most}`)
  }
}

const instance = read(file)
const result = await searchAims(instance, { seconds, seed: Number(values.seed) })
const { plan, left, value, bound, proven } = result

say(
  `value=${value ?? 'none'} bound=${Number.isFinite(bound) ? bound : 'none'} proven=${proven} seconds=${result.seconds.toFixed(2)} found=${result.foundAfter.toFixed(2)}`,
)

sayAims(result)

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
else if (result.staffing && result.staffing.short > 0) process.exitCode = 4
