import type { Instance, InstanceBlock, InstanceTrainee, Plan } from './instances/instance.ts'
import { type Model, modelOf, type Person } from './model.ts'
import { type MayBe, orderWithin } from './order-within.ts'
import { cheapestOrder, ordersOf } from './orders.ts'
import { Occupancy } from './partial-plan.ts'
import { startsIn } from './place-most.ts'

/** Why a block has no place; months are counted from the first of the plan. */
export type Reason =
  /** The blocks need more months than the trainee is there. */
  | { kind: 'months'; needed: number; present: number }
  /** It is locked if something else prevents the change. */
  | { kind: 'locked' }
  /** The months in one piece that it needs are cut by months of absence. */
  | { kind: 'absent'; months: number[] }
  /** The department is full in these months of the training. */
  | { kind: 'full'; months: number[] }
  /**
   * In the months in which there is a seat somebody is there whom the trainee is kept apart from.
   */
  | { kind: 'pair'; months: number[] }
  /**
   * There are seats in these months, and the other blocks of the trainee, or the order of stages,
   * leave none of them.
   */
  | { kind: 'busy'; months: number[] }

/**
 * A block for which the other blocks of its trainee leave no place; `from` is the first month in
 * which one is missing.
 */
export type Missing = { block: number; from: number; reason: Reason }

type Change =
  /** The plan gets more months. */
  | { kind: 'longerPlan'; months: number }
  /** The training ends before month `end`, and the plan has at least so many months. */
  | { kind: 'extension'; end: number; planMonths: number }
  /** More seats in these months. */
  | { kind: 'seats'; raises: { department: string; month: number; more: number }[] }
  /** The block waits for a later plan. */
  | { kind: 'open'; block: number }
  /** Another department of the same elective. */
  | { kind: 'replace'; block: number; department: string }
  /** The blocks are not locked any more. */
  | { kind: 'unlock'; blocks: number[] }

/**
 * What helps somebody who has no place, and where every block is then: null for one that stays
 * open.
 */
export type Remedy = Change & { starts: (number | null)[] }

/** Somebody who has no place: what cannot be placed and why, and what helps. */
export type Explanation = { trainee: string; missing: Missing[]; remedies: Remedy[] }

/** What is known of an instance beyond what the search needs. */
export type PlanContext = {
  /** The instance with months after the plan, and with the trainings to their end. */
  later: Instance

  /** Months of the plan. */
  months: number

  /**
   * Other departments of the elective of a block, by the trainee's id and the place of the block.
   */
  alternatives: Readonly<Record<string, readonly (readonly string[])[]>>

  /** Blocks that have begun: nobody can unlock them. */
  begun: Readonly<Record<string, readonly boolean[]>>
}

/** Months by which a plan or a training is made longer at most. */
const MAX_MONTHS_MORE = 12

/** A price that no number of full months reaches. */
const FORBIDDEN = 100_000

/** Open blocks that are offered for one person. */
const MAX_OPEN = 3

/** Explains of everybody who has no place in a plan what cannot be placed, and finds what helps. */
export function explainLeft(context: PlanContext, plan: Plan): Explanation[] {
  const instance = withAllDepartments(context)
  const model = modelOf(instance)
  const occupancy = new Occupancy(model, startsIn(model, plan))

  return instance.trainees.flatMap((trainee, p) =>
    occupancy.starts[p] === null
      ? [new Case(context, instance, occupancy, trainee, p).explain()]
      : [],
  )
}

/**
 * Every department gets its number from the list, so that the model of one trainee counts as that
 * of all.
 */
function withAllDepartments({ later, alternatives }: PlanContext): Instance {
  const known = new Set((later.departments ?? []).map(({ id }) => id))

  const others = new Set([
    ...later.trainees.flatMap(({ blocks }) => blocks.map(({ department }) => department)),
    ...Object.values(alternatives).flat(2),
  ])

  const unknown = [...others].filter((id) => !known.has(id)).map((id) => ({ id }))

  return { ...later, departments: [...(later.departments ?? []), ...unknown] }
}

/** The trainee without some blocks. */
const without = (trainee: InstanceTrainee, blocks: ReadonlySet<number>): InstanceTrainee => ({
  ...trainee,
  blocks: trainee.blocks.filter((_, b) => !blocks.has(b)),
})

const monthsOf = (blocks: readonly InstanceBlock[]) =>
  blocks.reduce((all, { months }) => all + months, 0)

/** One person without a place. */
class Case {
  readonly #context: PlanContext
  readonly #instance: Instance
  readonly #model: Model
  readonly #occupancy: Occupancy
  readonly #trainee: InstanceTrainee
  readonly #p: number
  readonly #mayBe: MayBe

  constructor(
    context: PlanContext,
    instance: Instance,
    occupancy: Occupancy,
    trainee: InstanceTrainee,
    p: number,
  ) {
    this.#context = context
    this.#instance = instance
    this.#model = occupancy.model
    this.#occupancy = occupancy
    this.#trainee = { ...trainee, end: this.#lastMonth(trainee.end, context.months) }
    this.#p = p
    this.#mayBe = occupancy.mayBe(p)
  }

  #lastMonth(end: number | undefined, months: number): number {
    return Math.min(end ?? months, months)
  }

  explain(): Explanation {
    const missing = this.#missing()

    const tries = [
      // nobody asks for a longer training where it is the plan that ends too early
      this.#longerPlan() ?? this.#extension(),
      ...this.#replacements(),
      this.#moreSeats(),
      this.#unlocking(),
      ...this.#openBlocks(missing),
    ]

    return {
      trainee: this.#trainee.id,
      missing,
      remedies: tries.filter((remedy) => remedy !== null),
    }
  }

  #personOf(trainee: InstanceTrainee): Person {
    return modelOf({ ...this.#instance, trainees: [trainee], pairs: [] }).people[0]!
  }

  /**
   * The starts of the blocks of a trainee in months that are open to this person; null if there is
   * no order.
   */
  #startsOf(trainee: InstanceTrainee): number[] | null {
    const isIdle = (department: number) => department >= this.#instance.departments!.length

    const starts = orderWithin(
      this.#personOf(trainee),
      (department, month) => isIdle(department) || this.#mayBe(department, month),
    )

    return starts && [...starts].slice(0, trainee.blocks.length)
  }

  /** As few blocks as are found without which the others have a place. */
  #missing(): Missing[] {
    const { blocks } = this.#trainee

    const single = blocks
      .map((_, b) => ({ b, starts: this.#startsOf(without(this.#trainee, new Set([b]))) }))
      .filter(({ starts }) => starts !== null)
      .map(({ b, starts }) => this.#missingBlock(b, new Set([b]), starts!))
      .toSorted((a, b) => rank(a.reason) - rank(b.reason))

    if (single[0]) return [single[0]]

    // one after another joins those that are placed, what is locked first
    const order = blocks
      .map((_, b) => b)
      .toSorted(
        (a, b) => Number(blocks[b]!.start !== undefined) - Number(blocks[a]!.start !== undefined),
      )

    const out = new Set(order)
    let starts: number[] = []

    for (const b of order) {
      out.delete(b)
      const own = this.#startsOf(without(this.#trainee, out))
      if (own) starts = own
      else out.add(b)
    }

    return [...out].toSorted((a, b) => a - b).map((b) => this.#missingBlock(b, out, starts))
  }

  #missingBlock(block: number, out: ReadonlySet<number>, starts: readonly number[]): Missing {
    const placed = this.#trainee.blocks.filter((_, b) => !out.has(b))
    const busy = new Set(placed.flatMap(({ months }, at) => span(starts[at]!, months)))
    const present = this.#personOf(this.#trainee).present
    const from = present.find((month) => !busy.has(month)) ?? this.#trainee.end!

    return { block, from, reason: this.#reasonOf(block, present) }
  }

  #reasonOf(b: number, present: readonly number[]): Reason {
    const { blocks, absent } = this.#trainee
    const block = blocks[b]!
    const needed = monthsOf(blocks)
    if (needed > present.length) return { kind: 'months', needed, present: present.length }
    if (block.start !== undefined) return { kind: 'locked' }

    const department = this.#model.departments.indexOf(block.department)
    const taken = this.#occupancy.takenByOthers(this.#p)

    const isFull = (month: number) => {
      const at = department * this.#model.horizon + month
      return taken(at) >= this.#model.capacity[at]!
    }

    const isThere = new Set(present)
    const windows = present
      .map((start) => span(start, block.months))
      .filter((months) => months.every((month) => isThere.has(month)))
    if (windows.length === 0) return { kind: 'absent', months: absent ?? [] }

    const free = windows.filter((months) => months.every((month) => this.#mayBe(department, month)))
    if (free.length > 0) return { kind: 'busy', months: unique(free.flat()) }

    const withSeats = windows.filter((months) => !months.some(isFull))
    if (withSeats.length > 0)
      return {
        kind: 'pair',
        months: unique(withSeats.flat()).filter((month) => !this.#mayBe(department, month)),
      }

    return { kind: 'full', months: present.filter(isFull) }
  }

  /** A plan with more months, for a training that the plan cuts off. */
  #longerPlan(): Remedy | null {
    const end = this.#instance.trainees[this.#p]!.end ?? this.#context.months
    for (let months = 1; months <= MAX_MONTHS_MORE; months++) {
      const last = this.#context.months + months
      if (last > this.#model.horizon || last > end) return null

      const starts = this.#startsOf({ ...this.#trainee, end: last })
      if (starts) return { kind: 'longerPlan', months, starts }
    }

    return null
  }

  #extension(): Remedy | null {
    const before = this.#instance.trainees[this.#p]!.end
    if (before === undefined) return null

    for (
      let end = before + 1;
      end <= Math.min(this.#model.horizon, before + MAX_MONTHS_MORE);
      end++
    ) {
      const starts = this.#startsOf({ ...this.#trainee, end })
      if (starts)
        return { kind: 'extension', end, planMonths: Math.max(this.#context.months, end), starts }
    }

    return null
  }

  /** Each other department of an elective with which everything has a place. */
  #replacements(): Remedy[] {
    const others = this.#context.alternatives[this.#trainee.id] ?? []
    return this.#trainee.blocks.flatMap((block, b) =>
      (others[b] ?? []).flatMap((department): Remedy[] => {
        const blocks = this.#trainee.blocks.with(b, { ...block, department })
        const starts =
          block.start === undefined ? this.#startsOf({ ...this.#trainee, blocks }) : null
        return starts ? [{ kind: 'replace', block: b, department, starts }] : []
      }),
    )
  }

  /** The fewest seats more with which everything has a place. */
  #moreSeats(): Remedy | null {
    const person = this.#personOf(this.#trainee)
    const orders = ordersOf(person)
    if (orders === null || orders === 'many') return null

    const { horizon, capacity } = this.#model
    const taken = this.#occupancy.takenByOthers(this.#p)
    const blocked = this.#occupancy.findBlockedPlaces(this.#p)
    const more = (at: number) => Math.max(0, taken(at) + 1 - capacity[at]!)
    // the idle department of one person comes after all others and costs nothing
    const price = new Float64Array((this.#instance.departments!.length + 1) * horizon)

    for (let at = 0; at < this.#instance.departments!.length * horizon; at++)
      price[at] = blocked.has(at) ? FORBIDDEN : more(at)

    const starts = cheapestOrder(person, orders, price, horizon)

    const raises = this.#trainee.blocks.flatMap((block, b) =>
      span(starts[b]!, block.months).map((month) => ({
        department: block.department,
        month,
        at: this.#model.departments.indexOf(block.department) * horizon + month,
      })),
    )

    if (raises.some(({ at }) => blocked.has(at))) return null

    const full = raises
      .filter(({ at }) => more(at) > 0)
      .map(({ at, ...where }) => ({ ...where, more: more(at) }))

    return full.length === 0
      ? null
      : { kind: 'seats', raises: full, starts: [...starts].slice(0, this.#trainee.blocks.length) }
  }

  /** The locks without which everything has a place: one, or all of the trainee. */
  #unlocking(): Remedy | null {
    const begun = this.#context.begun[this.#trainee.id] ?? []
    const locked = this.#trainee.blocks.flatMap((block, b) =>
      block.start === undefined || begun[b] ? [] : [b],
    )

    for (const blocks of [...locked.map((b) => [b]), ...(locked.length > 1 ? [locked] : [])]) {
      const freed = this.#trainee.blocks.map(({ start, ...block }, b) =>
        blocks.includes(b) ? block : { ...block, start },
      )
      const starts = this.#startsOf({ ...this.#trainee, blocks: freed })
      if (starts) return { kind: 'unlock', blocks, starts }
    }

    return null
  }

  /** Blocks of which one may wait for a later plan, those that have no place first. */
  #openBlocks(missing: readonly Missing[]): Remedy[] {
    const first = new Set(missing.map(({ block }) => block))
    const order = this.#trainee.blocks
      .map((_, b) => b)
      .toSorted((a, b) => Number(first.has(b)) - Number(first.has(a)))
    const found: Remedy[] = []

    for (const b of order) {
      if (found.length === MAX_OPEN) break
      if (this.#trainee.blocks[b]!.start !== undefined) continue

      const starts = this.#startsOf(without(this.#trainee, new Set([b])))

      if (starts)
        found.push({
          kind: 'open',
          block: b,
          starts: [...starts.slice(0, b), null, ...starts.slice(b)],
        })
    }

    return found
  }
}

const span = (start: number, months: number) =>
  Array.from({ length: months }, (_, at) => start + at)

const unique = (months: readonly number[]) => [...new Set(months)].sort((a, b) => a - b)

/** The reasons that say most come first. */
const RANKS: readonly Reason['kind'][] = ['months', 'full', 'pair', 'absent', 'busy', 'locked']
const rank = (reason: Reason) => RANKS.indexOf(reason.kind)
