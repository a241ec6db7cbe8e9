import { atOnce, mapInSteps, type Steps } from './steps.ts'

/**
 * Integers compared in order, larger is better. No two proposers of one pool may be equal: the last
 * integer is a lot.
 */
export type Priority = readonly number[]

/**
 * A preference for a pool, with the proposer's priority there; ineligible proposers have no
 * preference for the pool.
 */
export type Preference = { pool: number; priority: Priority }

/** A proposer with preferences in their own order. */
export type Proposer = { id: number; preferences: readonly Preference[] }

/** Seats assigned by one ranking. */
export type Pool = { id: number; seats: number }

type PoolResult = {
  id: number
  seats: number

  /** Proposers holding a seat, highest priority first. */
  holders: readonly number[]

  /**
   * The lowest priority that holds a seat. Null in a pool without seats, and while seats are free:
   * then every eligible proposer holds a seat here or in a pool they prefer.
   */
  cutoff: Priority | null

  /**
   * Proposers who prefer this pool to their placement, in the order in which they would be called.
   */
  waiting: readonly number[]
}

export type Matching = {
  /** For each proposer the index of the preference that was placed, or null. */
  placed: ReadonlyMap<number, number | null>
  pools: readonly PoolResult[]
}

/** Positive: `a` ranks before `b`. */
export function compare(a: Priority, b: Priority): number {
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0)
    if (difference !== 0) return difference
  }

  return 0
}

/** The proposers a pool holds, lowest on top: a binary heap of at most `seats`. */
class SeatHeap {
  readonly #heap: { proposer: number; priority: Priority }[] = []
  readonly #seats: number

  constructor(seats: number) {
    this.#seats = seats
  }

  /** Admits a proposer; returns the one displaced, possibly the same. */
  offer(proposer: number, priority: Priority): number | undefined {
    const heap = this.#heap

    if (heap.length < this.#seats) {
      heap.push({ proposer, priority })
      this.#rise(heap.length - 1)

      return undefined
    }

    const lowest = heap[0]
    if (!lowest || compare(priority, lowest.priority) < 0) return proposer

    heap[0] = { proposer, priority }
    this.#sink(0)

    return lowest.proposer
  }

  #rise(from: number) {
    const heap = this.#heap
    for (let at = from; at > 0; ) {
      const above = (at - 1) >> 1
      if (compare(heap[at]!.priority, heap[above]!.priority) >= 0) return
      ;[heap[at], heap[above]] = [heap[above]!, heap[at]!]
      at = above
    }
  }

  #sink(from: number) {
    const heap = this.#heap
    for (let at = from; ; ) {
      const [left, right] = [2 * at + 1, 2 * at + 2]
      let lowest = at

      if (left < heap.length && compare(heap[left]!.priority, heap[lowest]!.priority) < 0)
        lowest = left
      if (right < heap.length && compare(heap[right]!.priority, heap[lowest]!.priority) < 0)
        lowest = right

      if (lowest === at) return
      ;[heap[at], heap[lowest]] = [heap[lowest]!, heap[at]!]
      at = lowest
    }
  }

  list() {
    return [...this.#heap].sort((a, b) => compare(b.priority, a.priority))
  }

  get isFull() {
    return this.#heap.length >= this.#seats
  }
}

function mustBeSound(proposers: readonly Proposer[], pools: readonly Pool[]) {
  const known = new Set(pools.map((pool) => pool.id))
  if (known.size !== pools.length) throw new Error('matching: a pool is there twice')
  if (pools.some(({ seats }) => !Number.isInteger(seats) || seats < 0))
    throw new Error('matching: seats are whole numbers from 0')
  if (new Set(proposers.map((proposer) => proposer.id)).size !== proposers.length)
    throw new Error('matching: a proposer is there twice')

  for (const { preferences } of proposers) {
    if (preferences.some(({ pool }) => !known.has(pool)))
      throw new Error('matching: a preference for a pool that is not there')
    if (new Set(preferences.map(({ pool }) => pool)).size !== preferences.length)
      throw new Error('matching: a pool is wished for twice')
  }
}

/**
 * Applicant-proposing deferred acceptance (Gale and Shapley 1962, with quotas). Everybody proposes
 * to their best pool; a full pool keeps the highest priorities and the others propose to their
 * next. The result is stable (nobody prefers a pool that holds somebody of lower priority) and the
 * best stable result for all proposers. It is independent of input order, and strategy-proof as
 * long as all preferences fit the list (Dubins and Freedman 1981, Roth 1982). Throws when the input
 * is inconsistent or two priorities in one pool are equal.
 */
export const deferredAcceptance = (
  proposers: readonly Proposer[],
  pools: readonly Pool[],
): Matching => atOnce(deferredAcceptanceSteps(proposers, pools))

/** Proposals per step. */
const PROPOSALS = 10_000

/** The same in steps. */
export function* deferredAcceptanceSteps(
  proposers: readonly Proposer[],
  pools: readonly Pool[],
): Steps<Matching> {
  mustBeSound(proposers, pools)

  yield

  const heldBy = new Map(pools.map((pool) => [pool.id, new SeatHeap(pool.seats)]))
  const next = new Int32Array(proposers.length)
  const free = proposers.map((_, i) => i)
  let proposals = 0

  for (let i = free.pop(); i !== undefined; i = free.pop()) {
    if (++proposals % PROPOSALS === 0) yield

    const preference = proposers[i]!.preferences[next[i]!]
    if (!preference) continue

    const letGo = heldBy.get(preference.pool)!.offer(i, preference.priority)
    if (letGo === undefined) continue

    next[letGo]! += 1
    free.push(letGo)
  }

  const placed = new Map(
    proposers.map(({ id, preferences }, i) => [
      id,
      next[i]! < preferences.length ? next[i]! : null,
    ]),
  )

  return { placed, pools: yield* resultsOf(proposers, pools, heldBy, next) }
}

/** Pools sorted per step. */
const POOLS = 20

function* resultsOf(
  proposers: readonly Proposer[],
  pools: readonly Pool[],
  heldBy: ReadonlyMap<number, SeatHeap>,
  next: Int32Array,
) {
  const waiting = new Map<number, { id: number; priority: Priority }[]>(
    pools.map((pool) => [pool.id, []]),
  )

  proposers.forEach(({ id, preferences }, i) => {
    for (const { pool, priority } of preferences.slice(0, next[i]))
      waiting.get(pool)!.push({ id, priority })
  })

  yield

  const resultOf = ({ id, seats }: Pool): PoolResult => {
    const seating = heldBy.get(id)!
    const holders = seating.list()
    const queue = waiting.get(id)!.sort((a, b) => compare(b.priority, a.priority))
    mustDiffer([
      ...holders.map(({ priority }) => priority),
      ...queue.map(({ priority }) => priority),
    ])

    return {
      id,
      seats,
      holders: holders.map(({ proposer }) => proposers[proposer]!.id),
      cutoff: seating.isFull ? (holders.at(-1)?.priority ?? null) : null,
      waiting: queue.map((proposer) => proposer.id),
    }
  }

  return yield* mapInSteps(pools, resultOf, POOLS)
}

// Equal priorities would make the result depend on input order; after sorting, equal ones are
// adjacent.
function mustDiffer(sorted: readonly Priority[]) {
  sorted.forEach((priority, i) => {
    if (i > 0 && compare(sorted[i - 1]!, priority) === 0)
      throw new Error('matching: two of a pool have equal priorities')
  })
}
