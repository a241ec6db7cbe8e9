/** What of the limits of an application is used, and how much they allow; null: without limit. */
export type Usage = {
  id: number
  limitId: number
  kindId: number
  year: number
  baseId: number | null
  userId: number
  granted: number
  quota: number | null
  baseGranted: number
  baseQuota: number | null
  personGranted: number
  mostPerPerson: number | null
  personInYear: number
  mostInYear: number | null
}

export type GrantRefusal =
  | { why: 'quotaUsed'; quota: number; granted: number }
  | { why: 'baseQuotaUsed'; quota: number; granted: number }
  | { why: 'personHasIt'; most: number; granted: number }
  | { why: 'personYearFull'; most: number; granted: number }

const isFull = (limit: number | null, granted: number): limit is number =>
  limit !== null && granted >= limit

/** Whether one person may be granted one more award of the kind and year. */
export function refusedPerson(
  of: Pick<Usage, 'personGranted' | 'mostPerPerson' | 'personInYear' | 'mostInYear'>,
): GrantRefusal | null {
  if (isFull(of.mostPerPerson, of.personGranted))
    return { why: 'personHasIt', most: of.mostPerPerson, granted: of.personGranted }
  if (isFull(of.mostInYear, of.personInYear))
    return { why: 'personYearFull', most: of.mostInYear, granted: of.personInYear }

  return null
}

/** Whether the quota of the award or of the base is used up. */
function refusedPlace(
  { quota, baseId, baseQuota }: Usage,
  granted: number,
  atBase: number,
): GrantRefusal | null {
  if (isFull(quota, granted)) return { why: 'quotaUsed', quota, granted }
  if (baseId !== null && isFull(baseQuota, atBase))
    return { why: 'baseQuotaUsed', quota: baseQuota, granted: atBase }

  return null
}

/**
 * Which of several applications may be granted together, one after the other in the given order:
 * each one granted uses its limits up for those behind it. The answer holds the others, with the
 * figures.
 */
export function refusedGrants(rows: readonly Usage[]): ReadonlyMap<number, GrantRefusal> {
  const used = new Map<string, number>()

  const keysOf = (row: Usage) => ({
    all: `all ${row.limitId}`,
    base: `base ${row.limitId} ${row.baseId}`,
    person: `person ${row.kindId} ${row.userId}`,
    year: `year ${row.year} ${row.userId}`,
  })

  const more = (key: string) => used.get(key) ?? 0
  const refused = new Map<number, GrantRefusal>()

  for (const row of rows) {
    const keys = keysOf(row)
    const [granted, atBase] = [row.granted + more(keys.all), row.baseGranted + more(keys.base)]

    const person = refusedPerson({
      ...row,
      personGranted: row.personGranted + more(keys.person),
      personInYear: row.personInYear + more(keys.year),
    })

    const refusal = refusedPlace(row, granted, atBase) ?? person

    if (refusal) refused.set(row.id, refusal)
    else for (const key of Object.values(keys)) used.set(key, more(key) + 1)
  }

  return refused
}
