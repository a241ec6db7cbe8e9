import { atOnce, mapInSteps, type Steps } from './steps.ts'

/** Integers, the larger the better, compared one after another. No two who wish for the same pool may be equal: the last one is a lot. */
export type Priority = readonly number[]
/** A wish for a pool, with the priority its pool gives the one who wishes; whom a pool does not accept has no wish for it here. */
export type Preference = { pool: number; priority: Priority }
/** Whoever proposes, with the wishes in their own order. */
export type Proposer = { id: number; preferences: readonly Preference[] }
/** Places that are given by one ranking. */
export type Pool = { id: number; seats: number }
type PoolResult = {
  id: number
  seats: number
  /** Who holds a seat, the highest priority first. */
  held: readonly number[]
  /** The lowest priority that holds a seat; null while seats are free: then everybody accepted who wished for it has what they like better. */
  cutoff: Priority | null
  /** Who would rather be here than where they are, in the order in which they would be called. */
  waiting: readonly number[]
}
export type Matching = {
  /** For each proposer the place of the wish that came true, or null. */
  placed: ReadonlyMap<number, number | null>
  pools: readonly PoolResult[]
}

/** Above 0: `a` comes before `b`. */
export function compare(a: Priority, b: Priority): number {
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

/** Those a pool holds, the lowest on top: a binary heap of at most `seats`. */
class Held {
  readonly #heap: { proposer: number; priority: Priority }[] = []
  readonly #seats: number
  constructor(seats: number) {
    this.#seats = seats
  }
  /** Takes somebody in; returns whom it lets go for that, perhaps the same one. */
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
      if (left < heap.length && compare(heap[left]!.priority, heap[lowest]!.priority) < 0) lowest = left
      if (right < heap.length && compare(heap[right]!.priority, heap[lowest]!.priority) < 0) lowest = right
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
  if (pools.some(({ seats }) => !Number.isInteger(seats) || seats < 0)) throw new Error('matching: seats are whole numbers from 0')
  if (new Set(proposers.map((one) => one.id)).size !== proposers.length) throw new Error('matching: a proposer is there twice')
  for (const { preferences } of proposers) {
    if (preferences.some(({ pool }) => !known.has(pool))) throw new Error('matching: a wish for a pool that is not there')
    if (new Set(preferences.map(({ pool }) => pool)).size !== preferences.length) throw new Error('matching: a pool is wished for twice')
  }
}

/**
 * Applicant-proposing deferred acceptance (Gale and Shapley 1962, with quotas). Everybody asks for their best wish; a full pool keeps
 * the highest priorities and lets the others ask for their next. The result is stable (nobody could have a seat they like better whose
 * holder comes after them), the best stable one for every proposer at once, independent of the order of the input, and nobody gains by
 * giving other wishes than their true ones as long as all of them fit the list (Dubins and Freedman 1981, Roth 1982).
 * Throws when the input contradicts itself or two of the same pool have equal priorities.
 */
export const deferredAcceptance = (proposers: readonly Proposer[], pools: readonly Pool[]): Matching =>
  atOnce(deferredAcceptanceSteps(proposers, pools))

/** So many proposals are one step. */
const PROPOSALS = 10_000
/** The same a step at a time. */
export function* deferredAcceptanceSteps(proposers: readonly Proposer[], pools: readonly Pool[]): Steps<Matching> {
  mustBeSound(proposers, pools)
  yield
  const heldBy = new Map(pools.map((pool) => [pool.id, new Held(pool.seats)]))
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
  const placed = new Map(proposers.map(({ id, preferences }, i) => [id, next[i]! < preferences.length ? next[i]! : null]))
  return { placed, pools: yield* resultsOf(proposers, pools, heldBy, next) }
}

/** So many pools are sorted in one step. */
const POOLS = 20
function* resultsOf(proposers: readonly Proposer[], pools: readonly Pool[], heldBy: ReadonlyMap<number, Held>, next: Int32Array) {
  const waiting = new Map<number, { id: number; priority: Priority }[]>(pools.map((pool) => [pool.id, []]))
  proposers.forEach(({ id, preferences }, i) => {
    for (const { pool, priority } of preferences.slice(0, next[i])) waiting.get(pool)!.push({ id, priority })
  })
  yield
  const resultOf = ({ id, seats }: Pool): PoolResult => {
    const held = heldBy.get(id)!
    const holders = held.list()
    const queue = waiting.get(id)!.sort((a, b) => compare(b.priority, a.priority))
    mustDiffer([...holders.map(({ priority }) => priority), ...queue.map(({ priority }) => priority)])
    return {
      id,
      seats,
      held: holders.map(({ proposer }) => proposers[proposer]!.id),
      cutoff: held.isFull ? (holders.at(-1)?.priority ?? null) : null,
      waiting: queue.map((one) => one.id),
    }
  }
  return yield* mapInSteps(pools, resultOf, POOLS)
}

// An equal pair would make the result depend on who came first; sorted, equal ones stand beside each other.
function mustDiffer(sorted: readonly Priority[]) {
  sorted.forEach((priority, i) => {
    if (i > 0 && compare(sorted[i - 1]!, priority) === 0) throw new Error('matching: two of a pool have equal priorities')
  })
}
