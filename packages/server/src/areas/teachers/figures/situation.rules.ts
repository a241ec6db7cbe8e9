import type {
  IndicatorKey,
  SituationGroup,
  Split,
} from '@residency/contract/areas/teachers/figures/situation.contract'

/** Teachers of one base, department, level and title. */
export type Cell = {
  baseId: number
  departmentId: number
  level: string
  title: string
  teachers: number
  trained: number
}

/** A department in which trainees train. */
export type Room = { id: number; baseId: number }
export type Totals = { teachers: number; core: number; trained: number }

export function totalsOf(cells: readonly Pick<Cell, 'level' | 'teachers' | 'trained'>[]): Totals {
  const totals = { teachers: 0, core: 0, trained: 0 }
  for (const { level, teachers, trained } of cells) {
    totals.teachers += teachers
    totals.trained += trained
    if (level === 'core') totals.core += teachers
  }

  return totals
}

const KEY_OF: Readonly<Record<Split, (cell: Cell) => string>> = {
  base: (cell) => String(cell.baseId),
  department: (cell) => String(cell.departmentId),
  title: (cell) => cell.title,
  level: (cell) => cell.level,
}

type Naming = { labelOf: (key: string) => string; traineesOf: (key: string) => number | null }

/**
 * Teachers counted by a split, the most first. Bases and departments without a teacher are listed
 * too; a department that lacks core teachers is before all others, since it is what has to be done.
 */
export function groupsOf(
  split: Split,
  cells: readonly Cell[],
  places: readonly string[],
  lacking: ReadonlySet<string>,
  naming: Naming,
) {
  const groups = new Map<string, Cell[]>(places.map((key) => [key, []]))
  for (const cell of cells) {
    const key = KEY_OF[split](cell)
    const there = groups.get(key)
    if (there) there.push(cell)
    else groups.set(key, [cell])
  }

  return [...groups]
    .map(
      ([key, members]): SituationGroup => ({
        key,
        label: naming.labelOf(key),
        ...totalsOf(members),
        trainees: naming.traineesOf(key),
        lacksCore: split === 'department' && lacking.has(key),
      }),
    )
    .sort(
      (a, b) =>
        Number(b.lacksCore) - Number(a.lacksCore) ||
        b.teachers - a.teachers ||
        a.label.localeCompare(b.label, 'zh'),
    )
}

/**
 * Departments with fewer core teachers than asked for; a teacher counts where they teach, whichever
 * base qualified them.
 */
export function departmentsLacking(
  rooms: readonly Room[],
  cells: readonly Cell[],
  target: number,
): ReadonlySet<string> {
  const core = new Map<number, number>()
  for (const cell of cells)
    if (cell.level === 'core')
      core.set(cell.departmentId, (core.get(cell.departmentId) ?? 0) + cell.teachers)

  return new Set(rooms.filter(({ id }) => (core.get(id) ?? 0) < target).map(({ id }) => String(id)))
}

/** `supervised`: how many trainees each teacher who supervises somebody today supervises. */
type Facts = {
  totals: Totals
  departments: number
  lacking: number
  trainees: number | null
  supervised: readonly number[]
}

type RequirementResult = {
  value: number | null
  of: number | null
  state: 'met' | 'missing' | 'unrecorded'
}
const UNRECORDED: RequirementResult = { value: null, of: null, state: 'unrecorded' }

const resultOf = (value: number, of: number, isMet: boolean): RequirementResult => ({
  value,
  of,
  state: isMet ? 'met' : 'missing',
})

/**
 * The status of an indicator (national standards of training bases, as the table teacher_indicators
 * names them). Without anything to count it is not recorded rather than met; trainees per teacher
 * are judged for whole bases only.
 */
export function judgeIndicator(
  key: IndicatorKey,
  target: number,
  { totals, departments, lacking, trainees, supervised }: Facts,
): RequirementResult {
  if (key === 'coreDepartments' && departments > 0)
    return resultOf(departments - lacking, departments, lacking === 0)
  if (key === 'trainedShare' && totals.teachers > 0)
    return resultOf(
      totals.trained,
      totals.teachers,
      totals.trained * 100 >= target * totals.teachers,
    )
  if (key === 'traineesPerTeacher' && trainees !== null && totals.teachers + trainees > 0)
    return resultOf(trainees, totals.teachers, trainees <= target * totals.teachers)

  if (key === 'traineesInBlock' && supervised.length > 0) {
    const within = supervised.filter((count) => count <= target).length
    return resultOf(within, supervised.length, within === supervised.length)
  }

  return UNRECORDED
}
