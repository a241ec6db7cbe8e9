import { withoutLeast, withShortages } from '../../algorithms/rotations/aims/least.ts'
import { PreferredParts } from '../../algorithms/rotations/aims/preferred-parts.ts'
import { StaffedParts } from '../../algorithms/rotations/aims/staffed-parts.ts'
import { preferencesMet, shortagesIn } from '../../algorithms/rotations/instances/check-aims.ts'
import { planValue } from '../../algorithms/rotations/instances/check-plan.ts'
import type { Instance, Plan } from '../../algorithms/rotations/instances/instance.ts'
import { BoundsThread } from './bounds-thread.ts'
import type { Proof } from './prove-bounds.ts'
import { type Options, type SearchResult, searchPlan } from './search-plan.ts'
import { WorkClock } from './work-clock.ts'

/**
 * A department that misses trainees in a month. `possible`: so many can be there at most, where
 * they are fewer than it needs.
 */
export type NamedShortage = {
  department: string
  month: number
  missing: number
  possible: number | null
}

export type AimsResult = SearchResult & {
  /** Null where no department needs anybody. `floor`: no plan of everybody misses fewer. */
  staffing: { short: number; floor: number; shortages: NamedShortage[] } | null

  /** Null without preferences. `most`: no plan with as few seats and shortages meets more. */
  preferences: { met: number; most: number; wanted: number } | null
}

/** The share of the time in which enough trainees in each department are looked for. */
const STAFFING = 0.25

/** The share of the rest in which the sum of peaks is made smaller, where there are preferences. */
const SEATS = 0.5

/** Seconds of search before a thread proves bounds. */
const ALONE = 0.5

const breath = () => new Promise((next) => setImmediate(next))

type StaffedPlan = {
  parts: StaffedParts
  found: NonNullable<ReturnType<StaffedParts['result']>> | null
}

/** Searches by steps until it is to stop; meanwhile a thread proves bounds. */
async function searchAndProve(
  {
    step,
    values,
    onBound,
  }: {
    step: () => boolean
    values: () => number[]
    onBound: (part: number, bound: number) => void
  },
  proof: () => Proof,
  clock: WorkClock,
  isToStop: () => boolean,
): Promise<void> {
  const begun = clock.worked()
  let thread: BoundsThread | undefined

  while (!isToStop() && step()) {
    if (!thread && clock.worked() - begun > ALONE)
      thread = new BoundsThread(proof(), values().length, clock.left(), onBound)

    thread?.report(values())
    await breath()
  }

  await thread?.end()
}

/** Looks for a plan in which departments miss the fewest trainees. */
async function staff(instance: Instance, clock: WorkClock, options: Options): Promise<StaffedPlan> {
  const parts = new StaffedParts(instance, options.seed)
  if (parts.solver.impossible.length > 0) return { parts, found: null }

  await searchAndProve(
    {
      step: () => parts.step(),
      values: () => parts.values,
      onBound: (part, bound) => parts.raiseBound(part, bound),
    },
    () => ({
      instance,
      isStaffed: false,
      parts: parts.bounds.map((bound) => ({ aim: { goal: 'staffing' }, bound })),
    }),
    clock,
    () => clock.share() >= STAFFING || Boolean(options.shouldStop?.()),
  )

  return { parts, found: parts.result() }
}

/** The sum of peaks is proven for every plan that misses no more trainees than the one that was found. */
function proofOfSeats(instance: Instance, { parts }: StaffedPlan): Proof {
  const { short, floor } = parts.state
  if (short === floor && parts.values.every((value) => value === 0))
    return { instance, isStaffed: true, parts: null }

  const slack = short - floor

  return {
    instance,
    isStaffed: false,
    parts: parts.solver.parts.map((part, index) => ({
      aim: { goal: 'seats', maxShort: parts.values[index]! + slack },
      bound: part.bound,
    })),
  }
}

/** Makes a plan of everybody meet more preferences without more seats. */
async function prefer(
  {
    instance,
    proved,
    plan,
    bound,
    maxShort,
  }: {
    instance: Instance
    proved: Instance
    plan: Plan
    bound: number
    maxShort: (part: number) => number
  },
  clock: WorkClock,
  options: Options,
): Promise<{ plan: Plan; met: number; most: number }> {
  const parts = new PreferredParts(instance, plan, options.seed)
  const slack = planValue(plan) - bound

  await searchAndProve(
    {
      step: () => parts.step(),
      values: () => parts.values.map((weight) => -weight),
      onBound: (part, cost) => parts.lowerMost(part, -cost),
    },
    () => ({
      instance: proved,
      isStaffed: false,
      parts: parts.most.map((weight, part) => ({
        aim: {
          goal: 'preferences',
          maxSeats: parts.peaks[part]! + slack,
          maxShort: maxShort(part),
        },
        bound: -weight,
      })),
    }),
    clock,
    () => clock.isOver() || Boolean(options.shouldStop?.()),
  )

  return { plan: parts.plan(), ...parts.state }
}

const needs = ({ departments = [] }: Instance) =>
  departments.some(({ least = 0 }) =>
    (typeof least === 'number' ? [least] : least).some((n) => n > 0),
  )

const wants = ({ trainees }: Instance) =>
  trainees.some(({ preferences = [] }) => preferences.length > 0)

/** The figures that are reported about a plan at the end, counted by the checker. */
function describe(
  instance: Instance,
  found: SearchResult,
  staffed: StaffedPlan | null,
  most: number | null,
): AimsResult {
  const met = preferencesMet(instance, found.plan)
  const total = (key: 'met' | 'wanted') => met.reduce((sum, person) => sum + person[key], 0)
  const shortages = shortagesIn(instance, found.plan)
  const isEverybody = staffed !== null && staffed.parts.solver.impossible.length === 0
  const model = isEverybody ? staffed.parts.solver.model : null

  const possible = (department: string, month: number) => {
    if (!model) return null

    const at = model.departments.indexOf(department) * model.horizon + month
    const max = staffed!.parts.floor.possible[at]!

    return max < model.least![at]! ? max : null
  }

  return {
    ...found,
    staffing: staffed && {
      short: shortages.reduce((sum, { missing }) => sum + missing, 0),
      // with somebody left out another plan is asked for, of which nothing is proven
      floor: found.left.length === 0 ? staffed.parts.state.floor : 0,
      shortages: shortages.map((shortage) => ({
        ...shortage,
        possible: possible(shortage.department, shortage.month),
      })),
    },
    preferences: wants(instance)
      ? { met: total('met'), most: most ?? total('wanted'), wanted: total('wanted') }
      : null,
  }
}

/**
 * Searches the best plan of an instance in the order of its aims: everybody has a place; departments
 * miss the fewest trainees; the sum of peaks is smallest; preferences are met. Each aim is followed
 * within what the ones before it have reached, and has a bound of its own.
 */
export async function searchAims(instance: Instance, options: Options): Promise<AimsResult> {
  if (!needs(instance) && !wants(instance)) {
    const found = await searchPlan(instance, options)
    return { ...found, staffing: null, preferences: null }
  }

  const clock = new WorkClock(options.seconds)
  const staffed = needs(instance) ? await staff(instance, clock, options) : null
  const staffedFound = staffed?.found ?? null
  const begun = clock.worked()
  const bounded = staffedFound ? instance : withoutLeast(instance)
  const effective = staffedFound ? withShortages(bounded, staffedFound.shortages) : bounded

  const seats = await searchPlan(effective, {
    ...options,
    seconds: Math.max(0.1, clock.left() * (wants(instance) ? SEATS : 1)),
    onState: (state) => options.onState?.({ ...state, seconds: begun + state.seconds }),
    ...(staffed?.found && { proof: proofOfSeats(instance, staffed) }),
  })

  const chosenPlan =
    staffedFound && seats.left.length > 0 ? placedByStaffing(seats, staffedFound.plan) : seats
  const found = {
    ...chosenPlan,
    seconds: clock.worked(),
    foundAfter: begun + chosenPlan.foundAfter,
  }

  if (!wants(instance) || found.left.length > 0) return describe(instance, found, staffed, null)

  const slack = staffed ? staffed.parts.state.short - staffed.parts.state.floor : 0

  const better = await prefer(
    {
      instance: effective,
      proved: bounded,
      plan: found.plan,
      bound: found.bound,
      maxShort: (part) => (staffedFound ? staffed!.parts.values[part]! + slack : 0),
    },
    clock,
    options,
  )

  const last = { ...found, plan: better.plan, seconds: clock.worked() }

  const value = planValue(better.plan)

  return describe(instance, { ...last, value, proven: value === found.bound }, staffed, better.most)
}

/** Where the search for fewer seats has lost somebody, the plan of everybody counts that was known. */
const placedByStaffing = (found: SearchResult, plan: Plan): SearchResult => ({
  ...found,
  plan,
  value: planValue(plan),
  left: [],
  isImpossible: false,
  proven: planValue(plan) === found.bound,
})
