import {
  monthsOfRow,
  type RowKind,
  type TableRow,
} from '@residency/contract/areas/standards/table/standard-rows.public'
import {
  departmentsFor,
  type LocalRow,
  type Matches,
  type StandardRow,
} from '../cohort/localise.rules.ts'

/** What may differ between a row of the standard and those that a cohort made of it. */
type Aspect =
  | 'stages'
  | 'missing'
  | 'added'
  | 'kind'
  | 'months'
  | 'department'
  | 'stage'
  | 'order'
  | 'split'
  | 'options'
  | 'choose'

type Stage = 1 | 2 | null

/**
 * One side of a difference. Departments of the standard's side are standard departments, of the
 * cohort's side those of the hospital.
 */
export type Side = {
  months?: number
  stages?: Stage[]

  /** Months of the first and of the second stage. */
  lengths?: [number, number]
  place?: number
  kinds?: RowKind[]
  departments?: number[]
  least?: number
  most?: number
  each?: number
}

export type Facts = {
  aspect: Aspect
  stage: Stage

  /** What it is about: a standard department, one of the hospital, or a group by its name. */
  standardDepartment?: number
  department?: number
  group?: string
  standard: Side | null
  cohort: Side | null
}

export type Deviation = { clause: string; standardRowId: number | null; facts: Facts }

export type Comparison = {
  standard: { rows: readonly StandardRow[]; lengthMonths: number; firstStageMonths: number | null }
  cohort: { rows: readonly LocalRow[]; inStages: boolean }
  matches: Matches
}

const monthsOf = (rows: readonly LocalRow[]) =>
  rows.reduce((sum, { row }) => sum + monthsOfRow(row), 0)

const subjectOf = (row: TableRow) =>
  row.kind === 'required' ? { standardDepartment: row.departmentId } : { group: row.name }

const isSame = (a: readonly unknown[], b: readonly unknown[]) =>
  a.length === b.length && a.every((item) => b.includes(item))

/** What differs between an elective group of the standard and the cohort's. */
function groupDifferences(
  own: TableRow,
  local: TableRow,
  matches: Matches,
): Pick<Facts, 'aspect' | 'standard' | 'cohort'>[] {
  if (own.kind === 'required' || local.kind === 'required') return []

  const choosing = (row: typeof own): Side =>
    row.kind === 'fixed'
      ? { least: row.choose, most: row.choose, each: row.months, months: monthsOfRow(row) }
      : { least: row.least, most: row.most, months: row.sumMonths }

  const [standard, cohort] = [choosing(own), choosing(local)]

  const isChosenAlike =
    standard.least === cohort.least &&
    standard.most === cohort.most &&
    standard.each === cohort.each

  return [
    ...(isSame(departmentsFor(own, matches), local.departmentIds)
      ? []
      : [
          {
            aspect: 'options' as const,
            standard: { departments: own.departmentIds },
            cohort: { departments: local.departmentIds },
          },
        ]),
    ...(isChosenAlike ? [] : [{ aspect: 'choose' as const, standard, cohort }]),
  ]
}

/** What differs between one row of the standard and the rows that the cohort made of it. */
function rowDifferences(own: TableRow, made: readonly LocalRow[], { cohort, matches }: Comparison) {
  const months = monthsOfRow(own)
  if (made.length === 0) return [{ aspect: 'missing' as const, standard: { months }, cohort: null }]

  const found: Pick<Facts, 'aspect' | 'standard' | 'cohort'>[] = []
  const kinds = [...new Set(made.map(({ row }) => row.kind))]

  if (!isSame(kinds, [own.kind]))
    found.push({ aspect: 'kind', standard: { kinds: [own.kind] }, cohort: { kinds } })
  if (monthsOf(made) !== months)
    found.push({ aspect: 'months', standard: { months }, cohort: { months: monthsOf(made) } })

  const stages = [...new Set(made.map(({ row }) => row.stage))]

  if (cohort.inStages && !isSame(stages, [own.stage]))
    found.push({ aspect: 'stage', standard: { stages: [own.stage] }, cohort: { stages } })
  if (!own.maySplit && made.some(({ row }) => row.maySplit))
    found.push({ aspect: 'split', standard: {}, cohort: {} })

  if (own.kind === 'required') {
    const compared = departmentsFor(own, matches)
    const used = made.flatMap(({ row }) => (row.kind === 'required' ? [row.departmentId] : []))
    const others = [...new Set(used)].filter((id) => !compared.includes(id))

    if (others.length > 0)
      found.push({
        aspect: 'department',
        standard: { departments: [own.departmentId] },
        cohort: { departments: others },
      })
  }

  const [only] = made

  return made.length === 1 && only!.row.kind === own.kind
    ? [...found, ...groupDifferences(own, only!.row, matches)]
    : found
}

/** The places that do not follow one another: everything outside a longest increasing sequence. */
function outOfOrder(places: readonly number[]): number[] {
  const best = places.map((_, at) => [at])

  places.forEach((place, index) => {
    for (let before = 0; before < index; before++)
      if (places[before]! < place && best[before]!.length + 1 > best[index]!.length)
        best[index] = [...best[before]!, index]
  })

  const increasingPlaces = new Set(
    best.reduce((longest, sequence) => (sequence.length > longest.length ? sequence : longest), []),
  )

  return places.map((_, at) => at).filter((at) => !increasingPlaces.has(at))
}

/** Rows that the cohort has in another place of their stage than the standard. */
function orderDifferences({ standard, cohort }: Comparison): Deviation[] {
  const stageOf = (row: TableRow) => (cohort.inStages ? row.stage : null)
  const firstOf = (id: number) => cohort.rows.findIndex((row) => row.standardRowId === id)
  const stages = [...new Set(standard.rows.map(({ row }) => stageOf(row)))]

  return stages.flatMap((stage) => {
    const sharedRows = standard.rows.filter(
      ({ id, row }) => stageOf(row) === stage && cohort.rows[firstOf(id)]?.row.stage === stage,
    )
    const places = sharedRows.map(({ id }) => firstOf(id))
    const inCohort = [...places].sort((a, b) => a - b)

    return outOfOrder(places).map((at) => {
      const { id, row } = sharedRows[at]!

      const sides = {
        standard: { place: at + 1 },
        cohort: { place: inCohort.indexOf(places[at]!) + 1 },
      }

      return {
        clause: `${id}.order`,
        standardRowId: id,
        facts: { aspect: 'order' as const, stage, ...subjectOf(row), ...sides },
      }
    })
  })
}

/**
 * Every deviation of a cohort's table from its standard, in the order of the standard; added rows
 * last. Rows of the cohort have ids.
 */
export function deviationsOf(compared: Comparison): Deviation[] {
  const { standard, cohort } = compared
  const first = standard.firstStageMonths

  const stages: Deviation[] =
    first === null || cohort.inStages
      ? []
      : [
          {
            clause: 'stages',
            standardRowId: null,
            facts: {
              aspect: 'stages',
              stage: null,
              cohort: null,
              standard: { lengths: [first, standard.lengthMonths - first] },
            },
          },
        ]

  const rows = standard.rows.flatMap(({ id, row }) => {
    const made = cohort.rows.filter(({ standardRowId }) => standardRowId === id)
    return rowDifferences(row, made, compared).map(
      (difference): Deviation => ({
        clause: `${id}.${difference.aspect}`,
        standardRowId: id,
        facts: { stage: row.stage, ...subjectOf(row), ...difference },
      }),
    )
  })

  const added = cohort.rows
    .filter(({ standardRowId }) => standardRowId === null)
    .map(
      ({ id, row }): Deviation => ({
        clause: `added.${id}`,
        standardRowId: null,
        facts: {
          aspect: 'added',
          stage: row.stage,
          standard: null,
          cohort: { months: monthsOfRow(row) },
          ...(row.kind === 'required' ? { department: row.departmentId } : { group: row.name }),
        },
      }),
    )

  return [...stages, ...rows, ...orderDifferences(compared), ...added]
}
