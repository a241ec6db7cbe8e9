type PlaceRow = { id: number; name: string; parent: string; hospital: string }

/**
 * Names of departments by id: with the one above, and with the hospital where another has the same
 * two names.
 */
export function placeNames(rows: readonly PlaceRow[]): Map<number, string> {
  const counts = new Map<string, number>()
  const short = ({ parent, name }: PlaceRow) => `${parent}/${name}`

  for (const row of rows) counts.set(short(row), (counts.get(short(row)) ?? 0) + 1)

  return new Map(
    rows.map((row) => [
      row.id,
      counts.get(short(row))! > 1 ? `${row.hospital}/${short(row)}` : short(row),
    ]),
  )
}
