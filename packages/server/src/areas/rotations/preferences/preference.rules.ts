import type { Board, BoardBlock } from '@residency/contract/areas/rotations/plan/board.contract'
import { pointsOf } from '@residency/contract/areas/rotations/preferences/points.public'
import type {
  PREFERENCE_KINDS,
  PreferenceForm,
} from '@residency/contract/areas/rotations/preferences/preference.contract'
import { isMet } from '../../../algorithms/rotations/instances/check-aims.ts'
import type { Preference as SolverPreference } from '../../../algorithms/rotations/instances/instance.ts'
import { grouped } from '../../../platform/grouped.ts'

export type StoredPreference = {
  traineeId: number
  rank: number
  kind: (typeof PREFERENCE_KINDS)[number]
  departmentId: number
  nextId: number | null

  /** Counted from the first month of the plan. */
  months: number[]
}

type CountedPreference = StoredPreference & { points: number }
type Source = Pick<Board, 'blocks' | 'trainees'>

const departmentsOf = ({ departmentId, nextId }: StoredPreference) =>
  nextId === null ? [departmentId] : [departmentId, nextId]

const inDepartment = (blocks: readonly BoardBlock[], id: number) =>
  blocks.filter(({ departmentId }) => departmentId === id)

/**
 * Whether a preference is about blocks that can still be placed. What has begun is decided;
 * an order of departments has been decided once one of them has begun.
 */
function isAlive(blocks: readonly BoardBlock[], preference: StoredPreference): boolean {
  return departmentsOf(preference).every((id) => {
    const own = inDepartment(blocks, id)
    const open = own.filter(({ isFact }) => !isFact)

    return preference.nextId === null
      ? open.length > 0
      : open.length > 0 && open.length === own.length
  })
}

/**
 * The preferences that count on a board, each with its points: everybody who has one has the same sum.
 * Preferences about nothing that is still to be placed, and those of people who have left the plan,
 * are left out without a complaint.
 */
function countedPreferences(
  board: Source,
  preferences: readonly StoredPreference[],
): CountedPreference[] {
  const blocksOf = grouped(board.blocks, (block) => block.traineeId)
  const people = new Set(board.trainees.map(({ id }) => id))
  const theirs = preferences.filter(({ traineeId }) => people.has(traineeId))

  return [...grouped(theirs, (preference) => preference.traineeId)].flatMap(([traineeId, own]) => {
    const blocks = blocksOf.get(traineeId) ?? []
    const alive = own
      .filter((preference) => isAlive(blocks, preference))
      .sort((a, b) => a.rank - b.rank)
    const points = pointsOf(alive.length)

    return alive.map((preference, at) => ({ ...preference, points: points[at]! }))
  })
}

/** Months of the facts of a department: they are where they are. */
const factMonths = (blocks: readonly BoardBlock[], departmentId: number) =>
  inDepartment(blocks, departmentId)
    .filter(({ isFact, start }) => isFact && start !== null)
    .flatMap(({ start, months }) => Array.from({ length: months }, (_, at) => start! + at))

/** A preference as the solver knows it. Facts of the department neither meet it nor stand against it. */
function asPreference(
  blocks: readonly BoardBlock[],
  { kind, departmentId, nextId, months, points: weight }: CountedPreference,
): SolverPreference {
  if (nextId !== null) return { first: String(departmentId), next: String(nextId), weight }

  const facts = factMonths(blocks, departmentId)
  const department = String(departmentId)

  return kind === 'avoid'
    ? { department, months: months.filter((month) => !facts.includes(month)), not: true, weight }
    : { department, months: [...new Set([...facts, ...months])], weight }
}

/** The preferences of the trainees of a board, by trainee. */
export function solverPreferences(
  board: Source,
  preferences: readonly StoredPreference[],
): Map<number, SolverPreference[]> {
  const blocksOf = grouped(board.blocks, (block) => block.traineeId)
  const counted = grouped(
    countedPreferences(board, preferences),
    (preference) => preference.traineeId,
  )

  return new Map(
    [...counted].map(([traineeId, own]) => [
      traineeId,
      own.map((preference) => asPreference(blocksOf.get(traineeId) ?? [], preference)),
    ]),
  )
}

export type PreferenceResult = CountedPreference & { isMet: boolean }

/**
 * Which of the counted preferences the board meets as it is now. A preference is not met as long as a block
 * that it is about has no place.
 */
export function preferenceResults(
  board: Source,
  preferences: readonly StoredPreference[],
): PreferenceResult[] {
  const blocksOf = grouped(board.blocks, (block) => block.traineeId)

  return countedPreferences(board, preferences).map((preference) => {
    const blocks = blocksOf.get(preference.traineeId) ?? []
    const isPlaced = departmentsOf(preference)
      .flatMap((id) => inDepartment(blocks, id))
      .every(({ start }) => start !== null)

    const planned = blocks.flatMap(({ departmentId, months, start }) =>
      start === null ? [] : [{ department: String(departmentId), months, start }],
    )

    return { ...preference, isMet: isPlaced && isMet(planned, asPreference(blocks, preference)) }
  })
}

/** Points that are met, of the points of those whose preferences count. */
export function metPoints(results: readonly Pick<PreferenceResult, 'points' | 'isMet'>[]): {
  met: number
  wanted: number
} {
  const met = results.reduce((sum, { points, isMet }) => sum + (isMet ? points : 0), 0)
  const wanted = results.reduce((sum, { points }) => sum + points, 0)

  return { met, wanted }
}

/** Where and when a trainee may still be placed. Months from `from` on, before `until`. */
export type PreferenceChoice = {
  from: number
  until: number
  departments: readonly { id: number; name: string }[]
}

type PreferenceFault =
  | { kind: 'preferenceDepartmentUnknown' }
  | { kind: 'preferenceMonthsOutside' | 'preferencesContradict'; department: string }

/** What is wrong with the preferences of one trainee; null: nothing. */
export function faultOf(
  preferences: readonly PreferenceForm[],
  choice: PreferenceChoice,
): PreferenceFault | null {
  const names = new Map(choice.departments.map(({ id, name }) => [id, name]))
  const wanted = new Map<number, readonly number[]>()

  for (const preference of preferences) {
    const ids =
      preference.kind === 'order'
        ? [preference.departmentId, preference.nextId]
        : [preference.departmentId]
    if (ids.some((id) => !names.has(id))) return { kind: 'preferenceDepartmentUnknown' }
    if (preference.kind === 'order') continue

    const department = names.get(preference.departmentId)!
    const { months } = preference
    if (months.some((month) => month < choice.from || month >= choice.until))
      return { kind: 'preferenceMonthsOutside', department }

    const others = wanted.get(preference.departmentId) ?? []
    if (months.some((month) => others.includes(month)))
      return { kind: 'preferencesContradict', department }

    wanted.set(preference.departmentId, months)
  }

  return null
}
