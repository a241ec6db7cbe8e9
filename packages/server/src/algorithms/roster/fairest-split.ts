/**
 * How far a number of shifts is from a fair share: 0 between the whole numbers around the share,
 * and one for every shift below or above them.
 */
export function distanceFromShare(count: number, share: number): number {
  // A share that is a whole number but for rounding has no second whole number around it.
  const low = Math.floor(share + 1e-9)
  const high = Math.ceil(share - 1e-9)

  return Math.max(0, low - count, count - high)
}

/** A place that counts: its day, and the people who can have it. */
export type CountedPlace = { day: number; people: readonly number[] }

/** How a place becomes free on a path: the person takes another place instead. */
type Exchange = { person: number; takes: number }

/** The person who can have one more shift, with the place to take. */
type End = { person: number; takes: number }

/**
 * The least distance from fair shares when places are dealt out, each to somebody who can have it,
 * one a day to a person. A minimum-cost flow: a further shift of a person costs no less than the one
 * before. So a new place goes along the path that ends where one more shift costs least. Places that
 * nobody can have stay empty.
 */
export function fairestSplit(
  places: readonly CountedPlace[],
  shares: readonly number[],
  past: readonly number[],
): { distance: number; empty: number } {
  const split = new Split(places, shares, past)
  let empty = 0

  for (let place = 0; place < places.length; place++) if (!split.add(place)) empty++

  return { distance: split.distance(), empty }
}

class Split {
  private readonly places: readonly CountedPlace[]
  private readonly shares: readonly number[]
  private readonly counts: number[]

  /** The place that a person has on a day. */
  private readonly placeOn: readonly Map<number, number>[]

  constructor(places: readonly CountedPlace[], shares: readonly number[], past: readonly number[]) {
    this.places = places
    this.shares = shares
    this.counts = [...past]
    this.placeOn = shares.map(() => new Map())
  }

  distance(): number {
    return this.counts.reduce(
      (sum, count, person) => sum + distanceFromShare(count, this.shares[person]!),
      0,
    )
  }

  /** Deals out one more place; false: nobody can have it, however the others are dealt. */
  add(added: number): boolean {
    const { ends, exchanges } = this.findPaths(added)
    let best: End | undefined

    for (const end of ends)
      if (!best || this.stepOf(end.person) < this.stepOf(best.person)) best = end

    if (!best) return false

    this.counts[best.person]! += 1
    this.take(best)

    for (let place = best.takes; exchanges.has(place); ) {
      const exchange = exchanges.get(place)!

      this.giveAway(exchange.person, place)
      this.take(exchange)
      place = exchange.takes
    }

    return true
  }

  private take({ person, takes }: Exchange): void {
    this.placeOn[person]!.set(this.places[takes]!.day, takes)
  }

  private giveAway(person: number, place: number): void {
    const { day } = this.places[place]!
    if (this.placeOn[person]!.get(day) === place) this.placeOn[person]!.delete(day)
  }

  /** What one more shift of a person costs. */
  private stepOf(person: number): number {
    const count = this.counts[person]!
    const share = this.shares[person]!

    return distanceFromShare(count + 1, share) - distanceFromShare(count, share)
  }

  /** Everybody to whom a place can go, directly or when others exchange theirs. */
  private findPaths(added: number) {
    const exchanges = new Map<number, Exchange>()
    const queue = [added]
    const seen = new Set(queue)
    const reached = new Map<number, End>()

    const exchange = (person: number, place: number, takes: number) => {
      if (seen.has(place)) return

      seen.add(place)
      exchanges.set(place, { person, takes })
      queue.push(place)
    }

    for (const place of queue) {
      const { day, people } = this.places[place]!

      for (const person of people) {
        const sameDay = this.placeOn[person]!.get(day)

        if (sameDay !== undefined) exchange(person, sameDay, place)
        else if (!reached.has(person)) {
          reached.set(person, { person, takes: place })
          for (const other of this.placeOn[person]!.values()) exchange(person, other, place)
        }
      }
    }

    return { ends: reached.values(), exchanges }
  }
}
