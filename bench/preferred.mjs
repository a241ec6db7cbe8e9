// Needs and preferences for a rotation problem, from a seed: what `npm run bench -- rotations` adds
// to the shipped problems. By hand: node bench/preferred.mjs INSTANCE.json [SEED] > FILE.json
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

/** Numbers of a seed, the same on every machine. */
function numbersOf(seed) {
  let state = seed >>> 0

  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 4294967296) * below)
  }
}

/** Three preferences of one trainee; their weights are 10 together. */
function preferencesOf({ start = 0, end, blocks }, horizon, upTo) {
  const names = [...new Set(blocks.map(({ department }) => department))]
  const name = () => names[upTo(names.length)]
  const last = Math.min(end ?? horizon, horizon)
  const months = (count) => {
    const from = start + upTo(Math.max(1, last - start - count + 1))
    return Array.from({ length: Math.min(count, last - from) }, (_, at) => from + at)
  }
  const first = name()
  const others = names.filter((other) => other !== first)

  return [
    { department: name(), months: months(6), weight: 5 },
    { department: name(), months: months(2), not: true, weight: 3 },
    ...(others.length > 0 ? [{ first, next: others[upTo(others.length)], weight: 2 }] : []),
  ]
}

/**
 * The instance with preferences of everybody. Where all trainees start together, a department with
 * work for two of them needs one in every month.
 */
export function preferred(instance, seed) {
  const upTo = numbersOf(seed)
  const horizon = instance.horizon ?? instance.length
  const work = new Map()

  for (const { blocks } of instance.trainees)
    for (const { department, months } of blocks)
      work.set(department, (work.get(department) ?? 0) + months)

  const known = new Map((instance.departments ?? []).map((own) => [own.id, own]))
  const departments = [...work].map(([id, months]) => ({
    ...(known.get(id) ?? { id }),
    ...(instance.length !== undefined && months >= 2 * horizon && { least: 1 }),
  }))

  return {
    ...instance,
    departments: [...departments, ...[...known.values()].filter(({ id }) => !work.has(id))],
    trainees: instance.trainees.map((trainee) => ({
      ...trainee,
      preferences: preferencesOf(trainee, horizon, upTo),
    })),
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [file, seed = '1'] = process.argv.slice(2)
  process.stdout.write(
    `${JSON.stringify(preferred(JSON.parse(readFileSync(file, 'utf8')), Number(seed)))}\n`,
  )
}
