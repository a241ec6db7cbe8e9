import { brokenOrders, shortagesIn } from './check-aims.ts'
import type { Instance, Plan } from './instance.ts'

/** What a plan does wrong, by kind; `trainee`, `department` and `month` say where. */
export type Violation = {
  kind:
    | 'missing'
    | 'duplicate'
    | 'unknown'
    | 'blocks'
    | 'window'
    | 'absent'
    | 'twoPlaces'
    | 'locked'
    | 'stage'
    | 'capacity'
    | 'pair'
    | 'order'
    | 'least'
  trainee?: string
  department?: string
  month?: number
}

type Trainee = Instance['trainees'][number]
type TraineePlan = Plan['trainees'][number]

type Placeable = { department: string; months: number; row?: string }

/** Blocks of one department, length and row are interchangeable. */
const keyOf = ({ department, months, row }: Placeable) =>
  `${months} ${department}${row === undefined ? '' : `\u0000${row}`}`

function countOf(blocks: readonly Placeable[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const block of blocks) counts.set(keyOf(block), (counts.get(keyOf(block)) ?? 0) + 1)

  return counts
}

function checkBlocks(trainee: Trainee, planned: TraineePlan): Violation[] {
  const wanted = countOf(trainee.blocks)
  const actual = countOf(planned.blocks)
  const wrong = [...new Set([...wanted.keys(), ...actual.keys()])].filter(
    (key) => wanted.get(key) !== actual.get(key),
  )

  return wrong.map((key) => ({
    kind: 'blocks',
    trainee: trainee.id,
    department: key.slice(key.indexOf(' ') + 1).split('\u0000')[0]!,
  }))
}

function checkMonths(trainee: Trainee, planned: TraineePlan, horizon: number): Violation[] {
  const found: Violation[] = []
  const busy = new Set<number>()

  for (const { department, months, start } of planned.blocks) {
    for (let month = start; month < start + months; month++) {
      const where = { trainee: trainee.id, department, month }

      if (
        !Number.isInteger(month) ||
        month < (trainee.start ?? 0) ||
        month >= Math.min(horizon, trainee.end ?? horizon)
      )
        found.push({ kind: 'window', ...where })

      if (trainee.absent?.includes(month)) found.push({ kind: 'absent', ...where })
      if (busy.has(month)) found.push({ kind: 'twoPlaces', ...where })

      busy.add(month)
    }
  }

  return found
}

function checkLocked(trainee: Trainee, planned: TraineePlan): Violation[] {
  const stands = (locked: Placeable, start: number) =>
    planned.blocks.some((block) => keyOf(block) === keyOf(locked) && block.start === start)

  return trainee.blocks.flatMap((block) =>
    block.start === undefined || stands(block, block.start)
      ? []
      : [
          {
            kind: 'locked' as const,
            trainee: trainee.id,
            department: block.department,
            month: block.start,
          },
        ],
  )
}

/**
 * Of blocks in one department with equal months the earlier ones belong to the lower stage: the
 * only reading that can hold.
 */
function checkStages(trainee: Trainee, planned: TraineePlan): Violation[] {
  const stages = new Map<string, number[]>()

  for (const block of trainee.blocks) {
    const { stage } = block
    if (!stage) continue

    const key = keyOf(block)

    stages.set(
      key,
      [...(stages.get(key) ?? []), stage].sort((a, b) => a - b),
    )
  }

  let firstEnds = Number.NEGATIVE_INFINITY
  let second: { start: number; department: string } | null = null

  for (const block of planned.blocks.toSorted((a, b) => a.start - b.start)) {
    const stage = stages.get(keyOf(block))?.shift()
    if (stage === 1) firstEnds = Math.max(firstEnds, block.start + block.months)
    else if (stage !== undefined) second ??= block
  }

  return second && firstEnds > second.start
    ? [{ kind: 'stage', trainee: trainee.id, department: second.department, month: second.start }]
    : []
}

function checkCapacity(instance: Instance, plan: Plan): Violation[] {
  const seats = new Map(instance.departments?.map(({ id, capacity }) => [id, capacity]))
  const here = new Map<string, number>()

  for (const { blocks } of plan.trainees)
    for (const { department, months, start } of blocks)
      for (let month = start; month < start + months; month++)
        here.set(`${month} ${department}`, (here.get(`${month} ${department}`) ?? 0) + 1)

  return [...here].flatMap(([key, trainees]): Violation[] => {
    const month = Number.parseInt(key, 10)
    const department = key.slice(key.indexOf(' ') + 1)
    if (instance.departments && !seats.has(department)) return [{ kind: 'unknown', department }]

    const capacity = seats.get(department)
    const limit = typeof capacity === 'number' ? capacity : capacity?.[month]

    return limit !== undefined && trainees > limit ? [{ kind: 'capacity', department, month }] : []
  })
}

function checkPairs(instance: Instance, plan: Plan): Violation[] {
  const monthsOf = (id: string) =>
    (plan.trainees.find((trainee) => trainee.id === id)?.blocks ?? []).flatMap(
      ({ department, months, start }) =>
        Array.from({ length: months }, (_, at) => ({ department, month: start + at })),
    )

  return (instance.pairs ?? []).flatMap(({ trainees: [first, second], except = [] }) => {
    const others = monthsOf(second)
    return monthsOf(first)
      .filter(({ department, month }) =>
        others.some((other) => other.month === month && other.department === department),
      )
      .filter(({ month }) => !except.includes(month))
      .map((where): Violation => ({ kind: 'pair', trainee: first, ...where }))
  })
}

/**
 * Everything that is wrong with a plan. Shares no code with the search, so that one cannot hide the
 * mistake of the other.
 */
export function checkPlan(instance: Instance, plan: Plan): Violation[] {
  const horizon = instance.horizon ?? instance.length ?? 0
  const planned = new Map<string, TraineePlan>()
  const found: Violation[] = []
  const known = new Set(instance.trainees.map((trainee) => trainee.id))

  for (const traineePlan of plan.trainees) {
    if (planned.has(traineePlan.id)) found.push({ kind: 'duplicate', trainee: traineePlan.id })
    if (!known.has(traineePlan.id)) found.push({ kind: 'unknown', trainee: traineePlan.id })
    planned.set(traineePlan.id, traineePlan)
  }

  for (const trainee of instance.trainees) {
    const own = planned.get(trainee.id)
    if (!own) found.push({ kind: 'missing', trainee: trainee.id })
    else
      found.push(
        ...checkBlocks(trainee, own),
        ...checkMonths(trainee, own, horizon),
        ...checkLocked(trainee, own),
        ...checkStages(trainee, own),
        ...brokenOrders(instance, trainee, own.blocks).map(
          (where): Violation => ({ kind: 'order', trainee: trainee.id, ...where }),
        ),
      )
  }

  const short = shortagesIn(instance, plan).map(
    ({ department, month }): Violation => ({ kind: 'least', department, month }),
  )

  return [...found, ...checkCapacity(instance, plan), ...checkPairs(instance, plan), ...short]
}

/** Sum over departments of the most trainees that are there in one month. */
export function planValue(plan: Plan): number {
  const here = new Map<string, Map<number, number>>()
  for (const { blocks } of plan.trainees) {
    for (const { department, months, start } of blocks) {
      const own = here.get(department) ?? new Map<number, number>()
      here.set(department, own)
      for (let month = start; month < start + months; month++)
        own.set(month, (own.get(month) ?? 0) + 1)
    }
  }

  return [...here.values()].reduce((value, months) => value + Math.max(...months.values()), 0)
}
