import type { Random } from '../../random.ts'
import type { Instance, InstanceBlock, InstanceTrainee, Plan } from './instance.ts'

const upTo = (random: Random, max: number) => Math.floor(random() * (max + 1))
const chance = (random: Random, share: number) => random() < share

type Months = { start: number; end: number; absent: number[] }

/**
 * Cuts the months of a trainee into blocks, so that none spans an absence; the blocks in the order
 * of their months are a plan.
 */
function cut(
  random: Random,
  { start, end, absent }: Months,
  departments: readonly string[],
  hasStages: boolean,
): { block: InstanceBlock; start: number }[] {
  const cuts: { block: InstanceBlock; start: number }[] = []
  const change = start + Math.floor((end - start) / 2)

  for (let month = start; month < end; ) {
    if (absent.includes(month)) {
      month += 1
      continue
    }

    let room = 1

    while (
      month + room < end &&
      !absent.includes(month + room) &&
      !(hasStages && month + room === change)
    )
      room += 1

    const months = Math.min(room, 1 + upTo(random, 3))
    const department = departments[upTo(random, departments.length - 1)]!

    cuts.push({
      block: { department, months, ...(hasStages ? { stage: month < change ? 1 : 2 } : {}) },
      start: month,
    })

    month += months
  }

  return cuts
}

/**
 * A random instance with a plan that is known to keep it: windows, absences, stages, locked blocks,
 * and capacities with as many seats as the plan needs, sometimes one more.
 */
export function randomInstance(
  random: Random,
  max: { trainees: number; horizon: number },
): { instance: Instance; plan: Plan } {
  const horizon = 8 + upTo(random, max.horizon - 8)
  const departments = Array.from({ length: 2 + upTo(random, 4) }, (_, at) => `D${at}`)
  const seats = new Map(
    departments.map((department) => [department, new Array<number>(horizon).fill(0)]),
  )
  const planned: Plan['trainees'] = []

  const trainees = Array.from(
    { length: 2 + upTo(random, max.trainees - 2) },
    (_, at): InstanceTrainee => {
      const start = chance(random, 0.5) ? 0 : upTo(random, 3)
      const end = chance(random, 0.5) ? horizon : horizon - upTo(random, 3)
      const absent = chance(random, 0.2) ? [start + 1 + upTo(random, end - start - 3)] : []
      const cuts = cut(random, { start, end, absent }, departments, chance(random, 0.4))

      for (const { block, start: first } of cuts)
        for (let month = first; month < first + block.months; month++)
          seats.get(block.department)![month]! += 1

      planned.push({
        id: `T${at}`,
        blocks: cuts.map(({ block, start: first }) => ({
          department: block.department,
          months: block.months,
          start: first,
        })),
      })

      const blocks = cuts.map(({ block, start: first }) =>
        chance(random, 0.05) ? { ...block, start: first } : block,
      )

      return {
        id: `T${at}`,
        start,
        end,
        absent,
        blocks: blocks.toSorted((a, b) => a.department.localeCompare(b.department)),
      }
    },
  )

  const spare = upTo(random, 1)

  return {
    instance: {
      horizon,
      departments: [...seats].map(([id, own]) => ({
        id,
        capacity: own.map((needed) => Math.max(1, needed + spare)),
      })),
      trainees,
    },
    plan: { trainees: planned },
  }
}

/**
 * The instance with some pairs who have a department in common and whom the known plan keeps apart.
 */
export function withPairs(random: Random, instance: Instance, plan: Plan): Instance {
  const places = plan.trainees.map(({ blocks }) =>
    blocks.flatMap(({ department, months, start }) =>
      Array.from({ length: months }, (_, at) => `${department} ${start + at}`),
    ),
  )

  const pairs = places.flatMap((own, first) =>
    places.flatMap((others, second) => {
      const common = plan.trainees[first]!.blocks.some((block) =>
        plan.trainees[second]!.blocks.some((two) => two.department === block.department),
      )

      return first < second &&
        common &&
        !own.some((place) => others.includes(place)) &&
        chance(random, 0.5)
        ? [{ trainees: [plan.trainees[first]!.id, plan.trainees[second]!.id] as [string, string] }]
        : []
    }),
  )

  return { ...instance, pairs }
}

/** The plan with one block moved or taken away, which breaks it. */
export function mutated(random: Random, plan: Plan): Plan {
  const copy: Plan = structuredClone(plan)
  const own = copy.trainees[upTo(random, copy.trainees.length - 1)]!
  const at = upTo(random, own.blocks.length - 1)

  if (chance(random, 0.2)) own.blocks.splice(at, 1)
  else own.blocks[at]!.start += chance(random, 0.5) ? 1 + upTo(random, 2) : -1 - upTo(random, 2)

  return copy
}
