import {
  impossibleRows,
  type RequirementKind,
  type RowKind,
  type TableRow,
} from '@residency/contract/areas/standards/table/standard-rows.public'

/**
 * One line of the sheet of a table. Empty cells of stage, kind, group, department and months
 * take the value of the line above.
 */
export type TableLine = {
  stage: number | null
  kind: RowKind | null
  group: string | null
  department: string | null
  months: number | null

  /** A number, or a range such as 2-3. */
  choose: string | null
  sumMonths: number | null
  maySplit: boolean
  requirementKind: RequirementKind | null
  item: string | null
  minimum: number | null
  unit: string | null
}

export type LineFault = {
  line: number
  column: keyof TableLine
  fault: 'needed' | 'notARange' | 'impossible' | 'halfRequirement' | 'twice'
}

type Open = {
  at: number
  head: TableLine
  departments: string[]
  requirements: TableRow['requirements']
}

/** A row of the table with the names of its departments in place of their ids. */
export type NamedRow = { line: number; row: TableRow; departments: string[] }

const RANGE = /^(\d{1,2})(?:\s*[-\u2013\u2014~\uff5e]\s*(\d{1,2}))?$/

const isHead = (line: TableLine, open: Open | undefined) =>
  !open ||
  line.kind !== null ||
  (line.group !== null && line.group !== open.head.group) ||
  (open.head.kind === 'required' &&
    line.department !== null &&
    line.department !== open.head.department)

/** Takes the requirement that a line may have; a half one is a fault. */
function requirementOf(line: TableLine, at: number, open: Open, faults: LineFault[]): void {
  const { requirementKind: kind, item, minimum, unit } = line
  if (kind === null && item === null && minimum === null && unit === null) return

  if (kind === null || item === null || minimum === null) {
    const afterKind = item === null ? 'item' : 'minimum'
    const column = kind === null ? 'requirementKind' : afterKind
    faults.push({ line: at, column, fault: 'halfRequirement' })

    return
  }

  if (
    open.requirements.some((requirement) => requirement.kind === kind && requirement.item === item)
  )
    faults.push({ line: at, column: 'item', fault: 'twice' })
  else open.requirements.push({ kind, item, minimum, unit })
}

function closed(open: Open, faults: LineFault[]): NamedRow | null {
  const { head, at } = open

  const need = (column: keyof TableLine, fault: LineFault['fault'] = 'needed') => {
    faults.push({ line: at, column, fault })
    return null
  }

  const shared = {
    stage: head.stage as 1 | 2 | null,
    maySplit: head.maySplit,
    requirements: open.requirements,
  }

  const departmentIds = open.departments.map((_, place) => place)
  if (departmentIds.length === 0) return need('department')

  if (head.kind === 'required') {
    if (head.months === null) return need('months')
    return {
      line: at,
      departments: open.departments,
      row: { ...shared, kind: 'required', departmentId: 0, months: head.months },
    }
  }

  if (head.group === null) return need('group')

  const range = RANGE.exec(head.choose ?? '')
  if (!range) return need('choose', head.choose === null ? 'needed' : 'notARange')

  const [least, max] = [Number(range[1]), Number(range[2] ?? range[1])]
  const group = { ...shared, name: head.group, departmentIds }
  if (head.kind === 'fixed' && head.months === null) return need('months')
  if (head.kind === 'free' && head.sumMonths === null) return need('sumMonths')

  const row: TableRow =
    head.kind === 'fixed'
      ? { ...group, kind: 'fixed', months: head.months!, choose: least }
      : { ...group, kind: 'free', least, most: max, sumMonths: head.sumMonths! }

  if (impossibleRows([row]).length > 0) return need('choose', 'impossible')

  return { line: at, departments: open.departments, row }
}

/**
 * The rows of a table from the lines of a sheet, or what is wrong with them. Departments are places
 * in `departments` of each row.
 */
export function rowsOfLines(lines: readonly TableLine[]): {
  rows: NamedRow[]
  faults: LineFault[]
} {
  const faults: LineFault[] = []
  const rows: NamedRow[] = []
  let open: Open | undefined

  const close = () => {
    const row = open && closed(open, faults)
    if (row) rows.push(row)
  }

  lines.forEach((line, index) => {
    if (isHead(line, open)) {
      close()

      open = {
        at: index,
        head: {
          ...line,
          stage: line.stage ?? open?.head.stage ?? null,
          kind: line.kind ?? open?.head.kind ?? null,
        },
        departments: [],
        requirements: [],
      }
      if (open.head.kind === null) faults.push({ line: index, column: 'kind', fault: 'needed' })
    }

    if (line.department !== null && !open!.departments.includes(line.department))
      open!.departments.push(line.department)
    requirementOf(line, index, open!, faults)
  })

  if (open?.head.kind !== null) close()

  return { rows, faults }
}

/** The lines of a table: a row, then its further options and requirements. */
export function linesOfRows(
  rows: readonly TableRow[],
  nameOf: (departmentId: number) => string,
): TableLine[] {
  const empty: TableLine = {
    stage: null,
    kind: null,
    group: null,
    department: null,
    months: null,
    choose: null,
    sumMonths: null,
    maySplit: false,
    requirementKind: null,
    item: null,
    minimum: null,
    unit: null,
  }

  return rows.flatMap((row) => {
    const departments = row.kind === 'required' ? [row.departmentId] : row.departmentIds
    return Array.from(
      { length: Math.max(departments.length, row.requirements.length, 1) },
      (_, at): TableLine => {
        const requirement = row.requirements[at]
        const department = departments[at]
        return {
          ...empty,
          ...(at === 0 ? headOf(row) : {}),
          department: department === undefined ? null : nameOf(department),
          ...(requirement
            ? {
                requirementKind: requirement.kind,
                item: requirement.item,
                minimum: requirement.minimum,
                unit: requirement.unit,
              }
            : {}),
        }
      },
    )
  })
}

function headOf(row: TableRow): Partial<TableLine> {
  const shared = { stage: row.stage, kind: row.kind, maySplit: row.maySplit }
  if (row.kind === 'required') return { ...shared, months: row.months }
  if (row.kind === 'fixed')
    return { ...shared, group: row.name, months: row.months, choose: String(row.choose) }

  return {
    ...shared,
    group: row.name,
    choose: `${row.least}-${row.most}`,
    sumMonths: row.sumMonths,
  }
}
