import { describe, expect, test } from 'vitest'
import { proofRuns } from '../../testing/proof.ts'
import { randomFrom } from '../random.ts'
import { type Explanation, explainLeft, type PlanContext, type Remedy } from './explain-left.ts'
import { checkPlan } from './instances/check-plan.ts'
import type { Instance, InstanceTrainee, Plan } from './instances/instance.ts'
import { randomInstance, withPairs } from './instances/random-instances.ts'
import { leftOutOf, withoutTrainees } from './partial-plan.ts'
import { placedPlan, withWhoFits } from './place-most.ts'
import { Solver } from './solver.ts'

const MORE = 12

/** The plan that a short search and the placing of as many as possible find. */
function partialPlan(instance: Instance): Plan {
  const alone = new Solver(instance, 1).impossible
  const possible = alone.length === 0 ? instance : withoutTrainees(instance, new Set(alone))
  const solver = new Solver(possible, 1)

  for (let sweep = 0; sweep < 60 && solver.state().value === null && solver.step(); sweep++);

  const placing = placedPlan(solver, 1)

  for (let step = 0; step < 300 && !placing.next().done; step++);

  return withWhoFits(instance, solver.plan() ?? placing.plan())
}

/**
 * A random instance with fewer seats, somebody who comes later than planned, and months after its
 * end.
 */
function hardInstance(random: () => number): PlanContext & { instance: Instance } {
  const made = randomInstance(random, { trainees: 8, horizon: 14 })
  const paired = withPairs(random, made.instance, made.plan)
  const months = paired.horizon!

  const departments = paired.departments!.map(({ id, capacity }) => ({
    id,
    capacity: [
      ...(capacity as number[]).map((seats) => (random() < 0.4 ? Math.max(0, seats - 1) : seats)),
      ...new Array<number>(MORE).fill(1),
    ],
  }))

  const late = Math.floor(random() * paired.trainees.length)

  const trainees = paired.trainees.map((trainee, t): InstanceTrainee => {
    if (t !== late) return trainee

    const isCut = random() < 0.5
    return { ...trainee, start: trainee.start! + 2, end: isCut ? trainee.end! + 2 : trainee.end! }
  })

  const later = { ...paired, departments, trainees, horizon: months + MORE }

  const instance = {
    ...later,
    horizon: months,
    trainees: trainees.map((trainee) => ({ ...trainee, end: Math.min(months, trainee.end!) })),
    departments: departments.map(({ id, capacity }) => ({
      id,
      capacity: capacity.slice(0, months),
    })),
  }

  const ids = departments.map(({ id }) => id)
  const alternatives = Object.fromEntries(
    trainees.map(({ id, blocks }) => [id, blocks.map((_, b) => (b === 0 ? ids : []))]),
  )

  return { instance, later, months, alternatives, begun: {} }
}

/** The instance after a remedy: what somebody decides has changed. */
function afterRemedy({ later, months }: PlanContext, id: string, remedy: Remedy): Instance {
  const extended = remedy.kind === 'extension' ? remedy.planMonths : months
  const planMonths = remedy.kind === 'longerPlan' ? months + remedy.months : extended

  const trainees = later.trainees.map((trainee): InstanceTrainee => {
    const end =
      trainee.id === id && remedy.kind === 'extension'
        ? remedy.end
        : Math.min(trainee.end!, planMonths)

    const blocks = trainee.id === id ? blocksAfter(trainee, remedy) : trainee.blocks
    return { ...trainee, end, blocks }
  })

  const departments = later.departments!.map((department) => {
    const capacity = [...(department.capacity as number[])]
    if (remedy.kind === 'seats')
      for (const raise of remedy.raises)
        if (raise.department === department.id) capacity[raise.month]! += raise.more

    return { ...department, capacity }
  })

  return { ...later, trainees, departments, horizon: planMonths }
}

function blocksAfter({ blocks }: InstanceTrainee, remedy: Remedy) {
  if (remedy.kind === 'open') return blocks.toSpliced(remedy.block, 1)
  if (remedy.kind === 'replace')
    return blocks.with(remedy.block, { ...blocks[remedy.block]!, department: remedy.department })

  if (remedy.kind === 'unlock')
    return blocks.map(({ start, ...block }, b) =>
      remedy.blocks.includes(b) ? block : { ...block, start },
    )

  return blocks
}

/** The plan with the trainee where the remedy puts the blocks. */
function withRemedy(context: PlanContext, plan: Plan, id: string, remedy: Remedy): Plan {
  const trainee = context.later.trainees.find((one) => one.id === id)!
  const starts = remedy.starts.filter((start) => start !== null)

  const blocks = blocksAfter(trainee, remedy).map(({ department, months }, b) => ({
    department,
    months,
    start: starts[b]!,
  }))

  return { trainees: [...plan.trainees, { id, blocks }] }
}

/** The rules that a plan breaks; of those who are not in it, what is locked keeps its seats. */
function faultsOf(instance: Instance, plan: Plan) {
  return checkPlan(withoutTrainees(instance, new Set(leftOutOf(instance, plan))), plan)
}

describe('where not everybody has a place', () => {
  test('every placed trainee keeps every rule, and nobody is left out who could be added alone, on 400 random instances', () => {
    const random = randomFrom(11)
    let left = 0

    for (let i = 0; i < proofRuns(400); i++) {
      const { instance } = hardInstance(random)
      const plan = partialPlan(instance)

      expect(faultsOf(instance, plan)).toEqual([])

      for (const id of leftOutOf(instance, plan)) {
        if (instance.trainees.find((one) => one.id === id)!.blocks.length > MAX_BLOCKS) continue

        left += 1
        for (const own of everyOrder(instance, plan, id))
          expect(faultsOf(instance, { trainees: [...plan.trainees, own] })).not.toEqual([])
      }
    }

    expect(left).toBeGreaterThan(0)
  })

  test('everybody who is left out is explained, and each remedy makes a place for them, on 400 random instances', () => {
    const random = randomFrom(12)
    const kinds = new Set<string>()

    for (let i = 0; i < proofRuns(400); i++) {
      const context = hardInstance(random)
      const plan = partialPlan(context.instance)
      const explanations = explainLeft(context, plan)

      expect(explanations.map(({ trainee }) => trainee)).toEqual(leftOutOf(context.instance, plan))

      for (const { trainee, missing, remedies } of explanations) {
        expect(missing.length).toBeGreaterThan(0)
        for (const remedy of remedies) {
          kinds.add(remedy.kind)
          expect(
            faultsOf(
              afterRemedy(context, trainee, remedy),
              withRemedy(context, plan, trainee, remedy),
            ),
          ).toEqual([])
        }
      }
    }

    expect([...kinds]).toEqual(expect.arrayContaining(['longerPlan', 'seats', 'open', 'replace']))
  })

  test('the reasons are true: months said to be full are full, and a training said to be too short is', () => {
    const random = randomFrom(13)
    const kinds = new Set<string>()

    for (let i = 0; i < proofRuns(200); i++) {
      const context = hardInstance(random)
      const plan = partialPlan(context.instance)
      for (const explanation of explainLeft(context, plan))
        for (const kind of mustBeTrue(context.instance, plan, explanation)) kinds.add(kind)
    }

    expect([...kinds]).toEqual(expect.arrayContaining(['full', 'months']))
  })

  test('a trainee who comes late is left out, the others are placed; a longer plan or a longer training makes a place', () => {
    const blocks = ['X', 'Y'].map((department) => ({ department, months: 3 }))
    const departments = ['X', 'Y'].map((id) => ({ id, capacity: 3 }))
    const others = ['A', 'B', 'C'].map((id) => ({ id, start: 0, end: 6, blocks }))

    const worldOf = (end: number): PlanContext & { instance: Instance } => {
      const trainees = [...others, { id: 'late', start: 2, end, blocks }]
      const later = { horizon: 18, departments, trainees }

      const instance = {
        ...later,
        horizon: 6,
        trainees: trainees.map((one) => ({ ...one, end: Math.min(6, one.end) })),
      }

      return { instance, later, months: 6, alternatives: {}, begun: {} }
    }

    const cut = worldOf(8)
    const plan = partialPlan(cut.instance)

    expect(plan.trainees.map(({ id }) => id)).toEqual(['A', 'B', 'C'])

    const [explained] = explainLeft(cut, plan)

    expect(explained).toMatchObject({
      trainee: 'late',
      missing: [{ reason: { kind: 'months', needed: 6, present: 4 } }],
    })

    expect(explained!.remedies[0]).toMatchObject({ kind: 'longerPlan', months: 2 })

    const short = worldOf(6)

    expect(explainLeft(short, partialPlan(short.instance))[0]!.remedies[0]).toMatchObject({
      kind: 'extension',
      end: 8,
      planMonths: 8,
    })
  })
})

/** Blocks of a trainee of whom every order is tried. */
const MAX_BLOCKS = 6

/**
 * Every way to do the blocks of one trainee in months with a seat, given the others; the checker
 * judges all rules.
 */
function* everyOrder(
  instance: Instance,
  plan: Plan,
  id: string,
  blocks: Plan['trainees'][number]['blocks'] = [],
): Generator<Plan['trainees'][number]> {
  const trainee = instance.trainees.find((one) => one.id === id)!
  const block = trainee.blocks[blocks.length]
  if (!block) {
    yield { id, blocks }
    return
  }

  const { department, months } = block
  const capacity = instance.departments!.find((one) => one.id === department)!.capacity as number[]

  for (
    let start = block.start ?? trainee.start!;
    start <= (block.start ?? trainee.end! - months);
    start++
  ) {
    const isApart = blocks.every(
      (one) => one.start >= start + months || start >= one.start + one.months,
    )
    const own = Array.from({ length: months }, (_, at) => start + at)

    const hasSeats = own.every(
      (month) =>
        countHere(plan, department, month) < capacity[month]! && !trainee.absent?.includes(month),
    )

    if (isApart && hasSeats)
      yield* everyOrder(instance, plan, id, [...blocks, { department, months, start }])
  }
}

/** Trainees of a plan who are in a department in a month. */
const countHere = (plan: Plan, department: string, month: number) =>
  plan.trainees
    .flatMap(({ blocks }) => blocks)
    .filter(
      (block) =>
        block.department === department &&
        block.start <= month &&
        month < block.start + block.months,
    ).length

function mustBeTrue(
  instance: Instance,
  plan: Plan,
  { trainee: id, missing }: Explanation,
): string[] {
  const trainee = instance.trainees.find((one) => one.id === id)!

  const rest = withoutTrainees(
    instance,
    new Set(leftOutOf(instance, plan).filter((one) => one !== id)),
  )

  return missing.map(({ block, reason }) => {
    const { department } = trainee.blocks[block]!
    const seats = rest.departments!.find((one) => one.id === department)!.capacity as number[]
    const here = (month: number) => countHere(plan, department, month)

    if (reason.kind === 'full')
      for (const month of reason.months) expect(here(month)).toBeGreaterThanOrEqual(seats[month]!)
    if (reason.kind === 'busy')
      for (const month of reason.months) expect(here(month)).toBeLessThan(seats[month]!)

    if (reason.kind === 'months') {
      const away = new Set(trainee.absent)

      const present = Array.from(
        { length: trainee.end! - trainee.start! },
        (_, at) => trainee.start! + at,
      ).filter((month) => !away.has(month))

      expect(present).toHaveLength(reason.present)
      expect(trainee.blocks.reduce((all, { months }) => all + months, 0)).toBe(reason.needed)
      expect(reason.needed).toBeGreaterThan(reason.present)
    }

    return reason.kind
  })
}
