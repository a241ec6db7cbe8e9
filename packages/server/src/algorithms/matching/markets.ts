import { compare, type Matching, type Pool, type Proposer } from './deferred-acceptance.ts'

export type MarketSize = {
  proposers: number
  pools: number
  seats: number
  preferences: number
  levels: number
}

/**
 * A random market of at most this size. With few `levels` many totals are equal and only the lot
 * decides.
 */
export function randomMarket(
  random: () => number,
  size: MarketSize,
): { proposers: Proposer[]; pools: Pool[] } {
  const upTo = (n: number) => Math.floor(random() * (n + 1))

  const pools = Array.from({ length: 1 + upTo(size.pools - 1) }, (_, id) => ({
    id,
    seats: upTo(size.seats),
  }))

  const lots = shuffled(
    random,
    Array.from({ length: 1 + upTo(size.proposers - 1) }, (_, i) => i + 1),
  )

  const proposers = lots.map((lot, id) => {
    const wanted = shuffled(
      random,
      pools.map((pool) => pool.id),
    ).slice(0, upTo(size.preferences))

    return { id, preferences: wanted.map((pool) => ({ pool, priority: [upTo(size.levels), lot] })) }
  })

  return { proposers, pools }
}

export function shuffled<T>(random: () => number, list: readonly T[]): T[] {
  const copy = [...list]
  for (let i = copy.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1))
    ;[copy[i], copy[j]] = [copy[j]!, copy[i]!]
  }

  return copy
}

type Placement = ReadonlyMap<number, number | null>

/**
 * A blocking pair: a proposer who prefers a pool to their place, while the pool has a free seat or
 * holds a lower priority. Undefined if the placement is stable and no quota is exceeded.
 */
export function findBlockingPair(
  proposers: readonly Proposer[],
  pools: readonly Pool[],
  placed: Placement,
): string | undefined {
  const holders = new Map<number, (readonly number[])[]>(pools.map((pool) => [pool.id, []]))

  for (const { id, preferences } of proposers) {
    const at = placed.get(id)
    if (at === null || at === undefined) continue

    const preference = preferences[at]
    if (!preference) return `proposer ${id} holds what they did not ask for`

    holders.get(preference.pool)!.push(preference.priority)
  }

  for (const { id, seats } of pools)
    if (holders.get(id)!.length > seats) return `pool ${id} has too many`

  for (const { id, preferences } of proposers) {
    const at = placed.get(id) ?? preferences.length
    for (const { pool, priority } of preferences.slice(0, at)) {
      const there = holders.get(pool)!
      if (there.length < pools.find((one) => one.id === pool)!.seats)
        return `proposer ${id} and a free seat of pool ${pool}`
      if (there.some((other) => compare(priority, other) > 0))
        return `proposer ${id} and pool ${pool}`
    }
  }

  return undefined
}

/** Every stable placement, by exhaustive search: for small markets only. */
export function everyStable(proposers: readonly Proposer[], pools: readonly Pool[]): Placement[] {
  const all: Placement[] = []
  const placed = new Map<number, number | null>()

  const tryFrom = (i: number) => {
    const proposer = proposers[i]
    if (!proposer) {
      if (findBlockingPair(proposers, pools, placed) === undefined) all.push(new Map(placed))
      return
    }

    for (
      let at: number | null = proposer.preferences.length - 1;
      at !== null;
      at = at > 0 ? at - 1 : null
    ) {
      if (at < 0) break

      placed.set(proposer.id, at)
      tryFrom(i + 1)
    }

    placed.set(proposer.id, null)
    tryFrom(i + 1)
  }

  tryFrom(0)

  return all
}

/**
 * The rank of a proposer's place: 0 is the first preference, larger is worse, unplaced is the
 * worst.
 */
export const rankOf = (
  matching: Pick<Matching, 'placed'> | { placed: Placement },
  proposer: Proposer,
) => matching.placed.get(proposer.id) ?? proposer.preferences.length
