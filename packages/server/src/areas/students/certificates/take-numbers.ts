import { sql } from 'kysely'
import type { Db } from '../../../platform/db/connect/pool.ts'
import { rowsOf } from '../../../platform/db/rows-of.ts'

type NumberedAs = { year: number; unitCode: string; kind: string }

/** Year, code of the unit, J for technicians (医技) or Y for pharmacists (药师), four digits. */
const certificateNumber = ({ year, unitCode, kind }: NumberedAs, running: number) =>
  `${year}${unitCode}${kind === 'pharmacist' ? 'Y' : 'J'}${String(running).padStart(4, '0')}`

const counterOf = ({ year, unitCode, kind }: NumberedAs) => `${year} ${unitCode} ${kind}`

/**
 * The next numbers of each counter, in the order given. Counters are locked in one order and never
 * go back: no number is given twice.
 */
export async function takeNumbers(db: Db, wanted: readonly NumberedAs[]): Promise<string[]> {
  const { rows } = await sql<{
    year: number
    unitCode: string
    kind: string
    last: number
    count: number
  }>`
    with wanted as (select year, unit_code, kind, count(*)::int as count
      from ${rowsOf(wanted, { year: 'int', unitCode: 'text', kind: 'text' })} t
      group by year, unit_code, kind order by year, unit_code, kind),
    taken as (insert into certificate_number_counters (year, unit_code, kind, last)
      select year, unit_code, kind, count from wanted
      on conflict (year, unit_code, kind) do update
        set last = certificate_number_counters.last + excluded.last
      returning year, unit_code, kind, last)
    select taken.*, wanted.count from taken join wanted using (year, unit_code, kind)`.execute(db)

  const before = new Map(
    rows.map((row) => [counterOf({ ...row, unitCode: row.unitCode }), row.last - row.count]),
  )

  return wanted.map((request) => {
    const running = before.get(counterOf(request))! + 1
    before.set(counterOf(request), running)

    return certificateNumber(request, running)
  })
}
