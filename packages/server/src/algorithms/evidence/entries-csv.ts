import { readTable, TableError } from '../csv-table.ts'
import { NO, NOTHING, YES } from './entries-csv.text.ts'
import { DAY, dayOf, EVIDENCE_THRESHOLDS, type EvidenceEntry, type Thresholds } from './entry.ts'
import { findEvidence } from './find-evidence.ts'

const REQUIRED = ['trainee', 'item', 'caseDay', 'enteredAt'] as const

const OPTIONAL = [
  'id',
  'sample',
  'patient',
  'writtenAt',
  'onLeave',
  'blockFrom',
  'blockUntil',
  'decider',
  'decidedAt',
  'openedAt',
  'batch',
] as const

type Column = (typeof REQUIRED)[number] | (typeof OPTIONAL)[number]

const MOMENT =
  /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[T ]+(\d{1,2}):(\d{2})(?::(\d{2}(?:\.\d+)?))?\s*(Z|[+-]\d{2}(?::?\d{2})?)?)?$/i

/** Reads one cell; complains with line and column. */
class Cells {
  readonly #line: number
  readonly #cells: Record<Column, string>

  constructor(line: number, cells: Record<Column, string>) {
    this.#line = line
    this.#cells = cells
  }

  #refuse(column: Column, why: string): never {
    throw new TableError(`line ${this.#line}: ${column} ${why}`)
  }

  text(column: Column) {
    return this.#cells[column] || this.#refuse(column, 'is empty')
  }

  maybeText(column: Column) {
    return this.#cells[column] || null
  }

  number(column: Column) {
    return NOTHING.test(this.#cells[column]) ? null : this.#cells[column]
  }

  /** Seconds since 1970; without an offset the time is that of Asia/Shanghai. */
  maybeInstant(column: Column): number | null {
    const cell = this.#cells[column]
    if (cell === '') return null

    const [, year, month, day, hour = '0', minute = '0', second = '0', zone = '+08:00'] =
      MOMENT.exec(cell) ?? []
    const at = Date.UTC(Number(year), Number(month) - 1, Number(day))
    const isDay = new Date(at).getUTCDate() === Number(day) && Number(month) <= 12

    if (!isDay || Number(hour) > 23 || Number(minute) > 59 || Number(second) >= 60)
      this.#refuse(column, `"${cell}" is no time such as 2026-03-01T20:15:00+08:00`)

    return at / 1000 + Number(hour) * 3600 + Number(minute) * 60 + Number(second) - offsetOf(zone)
  }

  instant(column: Column) {
    return this.maybeInstant(column) ?? this.#refuse(column, 'is empty')
  }

  /** The calendar day; that of an instant is the one in Asia/Shanghai. */
  maybeDay(column: Column): number | null {
    const instant = this.maybeInstant(column)
    return instant === null ? null : dayOf(instant)
  }

  day(column: Column) {
    return this.maybeDay(column) ?? this.#refuse(column, 'is empty')
  }

  /**
   * Yes or no; or the leave itself, days from/until apart by spaces or semicolons, in which `day`
   * may be.
   */
  isOn(column: Column, day: number) {
    const cell = this.#cells[column]
    if (YES.test(cell)) return true
    if (NO.test(cell)) return false

    return cell.split(/[\s;]+/).some((part) => {
      const [, from, until = from] =
        /^(\d{4}-\d{2}-\d{2})(?:(?:\/|\.\.)(\d{4}-\d{2}-\d{2}))?$/.exec(part) ?? []

      const [first, last] = [
        Date.parse(`${from}T00:00Z`) / 1000 / DAY,
        Date.parse(`${until}T00:00Z`) / 1000 / DAY,
      ]

      if (!(first <= last))
        this.#refuse(
          column,
          `"${cell}" is neither yes or no nor days such as 2026-03-01/2026-03-05`,
        )

      return first <= day && day <= last
    })
  }

  mustFollow(column: Column, isRight: boolean, other: Column) {
    if (!isRight) this.#refuse(column, `is before ${other}`)
  }
}

function offsetOf(zone: string) {
  if (/^z$/i.test(zone)) return 0

  const digits = zone.replaceAll(/\D/g, '').padEnd(4, '0')
  return (
    (zone.startsWith('-') ? -1 : 1) *
    (Number(digits.slice(0, 2)) * 3600 + Number(digits.slice(2)) * 60)
  )
}

/**
 * Entries of comma-separated text; columns in docs/areas/workload.md. Throws TableError, which
 * names line and column.
 */
export function entriesOfCsv(text: string): EvidenceEntry[] {
  const lines = new Map<string, number>()
  return readTable(text, REQUIRED, OPTIONAL).map(({ line, cells }) => {
    const row = new Cells(line, cells)
    const id = row.maybeText('id') ?? `line ${line}`
    if (lines.has(id))
      throw new TableError(`line ${line}: the id "${id}" is that of line ${lines.get(id)} too`)

    lines.set(id, line)

    const enteredAt = row.instant('enteredAt')
    const caseDay = row.day('caseDay')
    const [blockFrom, blockUntil] = [row.maybeDay('blockFrom'), row.maybeDay('blockUntil')]
    row.mustFollow(
      'blockUntil',
      blockFrom === null || blockUntil === null || blockFrom <= blockUntil,
      'blockFrom',
    )

    return {
      id,
      trainee: row.text('trainee'),
      item: row.text('item'),
      sample: row.number('sample'),
      patient: row.number('patient'),
      caseDay,
      writtenAt: row.maybeInstant('writtenAt') ?? enteredAt,
      enteredAt,
      isOnLeave: row.isOn('onLeave', caseDay),
      blockFrom,
      blockUntil,
      decider: row.maybeText('decider'),
      isOwnDecision: row.maybeText('decider') === row.text('trainee'),
      decidedAt: row.maybeInstant('decidedAt'),
      openedAt: row.maybeInstant('openedAt'),
      batch: row.maybeText('batch'),
    }
  })
}

/**
 * The findings in entries as JSON with the thresholds they were judged by, figures with six digits.
 */
export function evidenceOfCsv(text: string, thresholds: Thresholds = EVIDENCE_THRESHOLDS): string {
  const entries = entriesOfCsv(text)
  const shortened = (_key: string, value: unknown) =>
    typeof value === 'number' ? Number(value.toPrecision(6)) : value
  return JSON.stringify(
    { n: entries.length, thresholds, findings: findEvidence(entries, thresholds) },
    shortened,
  )
}
