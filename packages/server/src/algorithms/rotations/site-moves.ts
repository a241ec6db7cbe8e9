import { weightMet } from './instances/check-aims.ts'
import type { Instance, InstanceTrainee, Plan } from './instances/instance.ts'

type PlacedBlock = Plan['trainees'][number]['blocks'][number]
type Blocks = readonly PlacedBlock[]

const endOf = (block: PlacedBlock) => block.start + block.months
const inTime = (blocks: Blocks) => blocks.toSorted((a, b) => a.start - b.start)

const sitesOf = (instance: Instance) =>
  new Map((instance.departments ?? []).map(({ id, site }) => [id, site]))

/**
 * How often somebody changes the site from one block to the next; a department without a site is
 * nowhere. Blocks in the order of time.
 */
function movesIn(blocks: Blocks, sites: ReadonlyMap<string, string | undefined>): number {
  const way = blocks.flatMap(({ department }) => sites.get(department) ?? [])
  return way.filter((site, at) => at > 0 && site !== way[at - 1]).length
}

/** The moves between sites of everybody together. */
export function siteMoves(instance: Instance, plan: Plan): number {
  const sites = sitesOf(instance)
  return plan.trainees.reduce((sum, { blocks }) => sum + movesIn(inTime(blocks), sites), 0)
}

/**
 * Trainees per department and month, with the most that a month may have: its seats, and no more
 * than the department's fullest month.
 */
class Seats {
  readonly #taken = new Map<string, number>()
  readonly #peaks = new Map<string, number>()
  readonly #capacity: Map<string, number | number[] | undefined>

  constructor(instance: Instance, plan: Plan) {
    this.#capacity = new Map((instance.departments ?? []).map(({ id, capacity }) => [id, capacity]))
    for (const { blocks } of plan.trainees) this.count(blocks, 1)

    for (const [at, count] of this.#taken) {
      const department = at.slice(at.indexOf(' ') + 1)
      this.#peaks.set(department, Math.max(this.#peaks.get(department) ?? 0, count))
    }
  }

  count(blocks: Blocks, by: 1 | -1): void {
    for (const block of blocks)
      for (let month = block.start; month < endOf(block); month++) {
        const at = `${month} ${block.department}`
        this.#taken.set(at, (this.#taken.get(at) ?? 0) + by)
      }
  }

  hasRoom(blocks: Blocks): boolean {
    return blocks.every((block) => {
      const capacity = this.#capacity.get(block.department)
      const peak = this.#peaks.get(block.department) ?? 0

      for (let month = block.start; month < endOf(block); month++) {
        const seats =
          (typeof capacity === 'number' ? capacity : capacity?.[month]) ?? Number.POSITIVE_INFINITY
        if ((this.#taken.get(`${month} ${block.department}`) ?? 0) > Math.min(seats, peak))
          return false
      }

      return true
    })
  }
}

/**
 * All ways to exchange two blocks of one length, or to put a block elsewhere in a stretch without
 * gaps; locked ones stay.
 */
function* rearranged(blocks: Blocks, isLocked: (block: PlacedBlock) => boolean): Generator<Blocks> {
  for (let i = 0; i < blocks.length; i++)
    for (let j = i + 1; j < blocks.length; j++) {
      const [first, second] = [blocks[i]!, blocks[j]!]

      if (first.months === second.months && !isLocked(first) && !isLocked(second))
        yield blocks.map((block) => {
          if (block === first) return { ...second, start: first.start }

          return block === second ? { ...first, start: second.start } : block
        })

      const stretch = blocks.slice(i, j + 1)
      if (
        stretch.some(
          (block, at) => isLocked(block) || (at > 0 && endOf(stretch[at - 1]!) !== block.start),
        )
      )
        continue

      for (const order of [
        [...stretch.slice(1), first],
        [second, ...stretch.slice(0, -1)],
      ]) {
        let start = first.start

        const placed = order.map((block) => {
          const here = { ...block, start }
          start += block.months

          return here
        })

        yield [...blocks.slice(0, i), ...placed, ...blocks.slice(j + 1)]
      }
    }
}

/**
 * Whether every block of the first stage ends before the second begins; of equal blocks the earlier
 * ones are of the lower stage.
 */
function stagesHold({ blocks: requiredBlocks }: InstanceTrainee, blocks: Blocks): boolean {
  const stages = new Map<string, number[]>()

  for (const { department, months, stage = 0 } of requiredBlocks)
    stages.set(
      `${months} ${department}`,
      [...(stages.get(`${months} ${department}`) ?? []), stage].toSorted((a, b) => a - b),
    )

  const staged = blocks.map((block) => ({
    block,
    stage: stages.get(`${block.months} ${block.department}`)?.shift() ?? 0,
  }))

  const firstEnds = Math.max(
    ...staged.filter(({ stage }) => stage === 1).map(({ block }) => endOf(block)),
  )

  return staged.every(({ block, stage }) => stage !== 2 || block.start >= firstEnds)
}

/**
 * Whether somebody is with a person to be kept apart from, outside the months in which both already
 * were.
 */
function isTogether(
  instance: Instance,
  id: string,
  blocks: Blocks,
  planned: ReadonlyMap<string, Blocks>,
): boolean {
  return (instance.pairs ?? []).some(({ trainees, except = [] }) => {
    if (!trainees.includes(id)) return false

    const others = planned.get(trainees.find((trainee) => trainee !== id) ?? '') ?? []
    return blocks.some((block) =>
      others.some((other) => {
        if (other.department !== block.department) return false

        for (
          let month = Math.max(block.start, other.start);
          month < Math.min(endOf(block), endOf(other));
          month++
        )
          if (!except.includes(month)) return true

        return false
      }),
    )
  })
}

/**
 * The same plan with fewer moves between sites, the last of the aims: nobody's months, stages,
 * locks, seats, pairs or preferences change for the worse. No department gets a fuller month than it had, so
 * that the sum of peaks does not rise. Each trainee by exchanging own blocks; not proven to be the
 * fewest.
 */
export function fewerSiteMoves(instance: Instance, plan: Plan): Plan {
  const sites = sitesOf(instance)
  const seats = new Seats(instance, plan)
  const traineesById = new Map(instance.trainees.map((trainee) => [trainee.id, trainee]))
  const planned = new Map(plan.trainees.map(({ id, blocks }) => [id, inTime(blocks) as Blocks]))

  const better = (trainee: InstanceTrainee, now: Blocks) => {
    const { preferences = [] } = trainee
    const locked = new Set(
      trainee.blocks.flatMap(({ department, months, start }) =>
        start === undefined ? [] : `${start} ${months} ${department}`,
      ),
    )
    for (const other of rearranged(now, (block) =>
      locked.has(`${block.start} ${block.months} ${block.department}`),
    )) {
      if (movesIn(other, sites) >= movesIn(now, sites) || !stagesHold(trainee, other)) continue
      if (weightMet(other, preferences) < weightMet(now, preferences)) continue
      if (isTogether(instance, trainee.id, other, planned)) continue

      seats.count(now, -1)
      seats.count(other, 1)
      if (seats.hasRoom(other)) return other

      seats.count(other, -1)
      seats.count(now, 1)
    }

    return null
  }

  for (const [id, blocks] of planned)
    for (let now: Blocks | null = blocks; now; now = better(traineesById.get(id)!, now))
      planned.set(id, now)

  return { trainees: plan.trainees.map(({ id }) => ({ id, blocks: [...planned.get(id)!] })) }
}
