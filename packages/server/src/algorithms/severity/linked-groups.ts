import type { Rating } from './rating.ts'

/** Sets that grow together (union–find, with halved paths and union by size). */
class Sets {
  readonly #above: number[] = []
  readonly #size: number[] = []

  add() {
    this.#size.push(1)
    return this.#above.push(this.#above.length) - 1
  }

  find(of: number) {
    const above = this.#above
    let at = of

    while (above[at] !== at) at = above[at] = above[above[at]!]!

    return at
  }

  join(member: number, other: number) {
    const [a, b] = [this.find(member), this.find(other)]
    if (a === b) return

    const [small, large] = this.#size[a]! < this.#size[b]! ? [a, b] : [b, a]

    this.#above[small] = large
    this.#size[large]! += this.#size[small]!
  }
}

type Facet = 'trainee' | 'item'

/** Ratings apart by the connected parts of the graph of raters and one other facet. */
function partsBy(facet: Facet, ratings: readonly Rating[]): Rating[][] {
  const sets = new Sets()
  const places = { rater: new Map<string, number>(), other: new Map<string, number>() }

  const placeOf = (known: Map<string, number>, id: string) => {
    const place = known.get(id) ?? sets.add()
    known.set(id, place)

    return place
  }

  for (const rating of ratings)
    sets.join(placeOf(places.rater, rating.rater), placeOf(places.other, rating[facet]))

  const parts = new Map<number, Rating[]>()

  for (const rating of ratings) {
    const part = sets.find(places.rater.get(rating.rater)!)
    const known = parts.get(part)
    if (known) known.push(rating)
    else parts.set(part, [rating])
  }

  return [...parts.values()]
}

/**
 * Ratings apart by what links their raters, the largest first. Raters are comparable when trainees
 * link them: otherwise a strict rater of good trainees looks like a mild one of poor trainees.
 * Items must link them too: otherwise severity and difficulty are one. A part is taken apart until
 * both hold. Items alone never link: all of a base share them. Linacre (1989), Many-Facet Rasch
 * Measurement, ch. 5, on the judging plan; Weeks and Williams (1964), Technometrics 6.
 */
export function linkedGroups(ratings: readonly Rating[]): Rating[][] {
  const take = (part: Rating[], facet: Facet, whole: number): Rating[][] => {
    const parts = partsBy(facet, part)
    const unsplitFacets = parts.length === 1 ? whole + 1 : 1
    if (unsplitFacets >= 2) return parts

    return parts.flatMap((piece) =>
      take(piece, facet === 'trainee' ? 'item' : 'trainee', unsplitFacets),
    )
  }

  if (ratings.length === 0) return []

  const groups = take([...ratings], 'trainee', 0)
  const nameOf = (group: Rating[]) =>
    group.reduce((least, { rater }) => (rater < least ? rater : least), group[0]!.rater)

  return groups
    .map((group) => ({ group, name: nameOf(group) }))
    .sort((a, b) => b.group.length - a.group.length || (a.name < b.name ? -1 : 1))
    .map(({ group }) => group)
}
