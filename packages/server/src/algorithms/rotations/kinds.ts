import type { Block, Person } from './model.ts'

/** Blocks of one person that are interchangeable. */
export type Kind = {
  blocks: number[]
  department: number
  months: number
  stage: number
  radix: number

  /** Places of the kinds that are done before this one. */
  after: number[]

  /** Months between which it lies: locked blocks come before and after it. */
  from: number
  until: number
}

/**
 * The orders in which one person can do all blocks: in one piece each, without gaps, stages in
 * order, locked blocks where they are. A state is a set of placed blocks; how many months they fill
 * follows from the set, so the graph of states is made once and walked for every new price.
 */
export type Orders = {
  kinds: Kind[]

  /** Months of the person outside locked blocks, ascending. */
  open: number[]
  states: number

  /** Months filled in each state, -1 where no order leads. */
  placed: Int16Array

  /** Bits of the kinds that may come next and still lead to the end. */
  next: Int32Array
}

export function kindsOf(person: Person): Kind[] {
  const kinds = new Map<string, Kind>()
  let radix = 1

  person.blocks.forEach((block, b) => {
    if (block.locked) return

    const key = `${block.department} ${block.months} ${block.stage} ${block.row}`
    const known = kinds.get(key)

    if (known) known.blocks.push(b)
    else
      kinds.set(key, {
        blocks: [b],
        department: block.department,
        months: block.months,
        stage: block.stage,
        radix: 1,
        after: [],
        from: 0,
        until: Number.POSITIVE_INFINITY,
      })
  })

  for (const kind of kinds.values()) {
    kind.radix = radix
    radix *= kind.blocks.length + 1
  }

  const found = [...kinds.values()]
  addPrecedence(person, found)

  return found
}

/** Writes into the kinds which of them come first, and the limits of those that a locked block precedes or follows. */
function addPrecedence({ blocks, before }: Person, kinds: Kind[]): void {
  const kindOf = (b: number) => kinds.findIndex((kind) => kind.blocks.includes(b))

  for (const [a, b] of before) {
    const [first, then] = [kindOf(a), kindOf(b)]
    const [early, late] = [blocks[a]!, blocks[b]!]

    if (first === -1 && then !== -1)
      kinds[then]!.from = Math.max(kinds[then]!.from, early.lo + early.months)
    if (first !== -1 && then === -1) kinds[first]!.until = Math.min(kinds[first]!.until, late.lo)
    if (first !== -1 && then !== -1 && !kinds[then]!.after.includes(first))
      kinds[then]!.after.push(first)
  }
}

/** Whether no locked block contradicts another one by the order between their rows. */
export const locksInOrder = ({ blocks, before }: Person): boolean =>
  before.every(([a, b]) => {
    const [early, late] = [blocks[a]!, blocks[b]!]
    return !early.locked || !late.locked || early.lo + early.months <= late.lo
  })

/**
 * Months outside locked blocks; null if two locked blocks overlap or one is in months in which the
 * person is absent.
 */
export function openMonths(person: Person): number[] | null {
  const taken = new Set<number>()
  for (const block of person.blocks) {
    if (!block.locked) continue
    for (let month = block.lo; month < block.lo + block.months; month++) {
      if (!person.isPresent[month] || taken.has(month)) return null
      taken.add(month)
    }
  }

  return person.present.filter((month) => !taken.has(month))
}

export function stageLimits(blocks: readonly Block[]): { firstEnds: number; secondStarts: number } {
  let firstEnds = 0
  let secondStarts = Number.POSITIVE_INFINITY

  for (const block of blocks) {
    if (!block.locked) continue
    if (block.stage === 1) firstEnds = Math.max(firstEnds, block.lo + block.months)
    if (block.stage === 2) secondStarts = Math.min(secondStarts, block.lo)
  }

  return { firstEnds, secondStarts }
}

/**
 * Whether a block of this kind fits in one piece, in its stage, when so many open months are
 * filled.
 */
export function fits(
  kind: Kind,
  open: readonly number[],
  at: number,
  limits: { firstEnds: number; secondStarts: number },
): boolean {
  const start = open[at]
  if (start === undefined || open[at + kind.months - 1] !== start + kind.months - 1) return false
  if (kind.stage === 2 && start < limits.firstEnds) return false
  if (start < kind.from || start + kind.months > kind.until) return false

  return kind.stage !== 1 || start + kind.months <= limits.secondStarts
}
