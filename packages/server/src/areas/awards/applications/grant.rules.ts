/** What of the limits of an application is used, and how much they allow; null: without limit. */
export type Usage = {
  id: number
  limit_id: number
  kind_id: number
  year: number
  base_id: number | null
  user_id: number
  granted: number
  quota: number | null
  base_granted: number
  base_quota: number | null
  person_granted: number
  most_per_person: number | null
  person_in_year: number
  most_in_year: number | null
}
export type GrantRefusal =
  | { why: 'quotaUsed'; quota: number; granted: number }
  | { why: 'baseQuotaUsed'; quota: number; granted: number }
  | { why: 'personHasIt'; most: number; granted: number }
  | { why: 'personYearFull'; most: number; granted: number }

const isFull = (most: number | null, granted: number): most is number => most !== null && granted >= most
/** Whether one person may be granted one more award of the kind and year. */
export function refusedPerson(
  of: Pick<Usage, 'person_granted' | 'most_per_person' | 'person_in_year' | 'most_in_year'>,
): GrantRefusal | null {
  if (isFull(of.most_per_person, of.person_granted)) return { why: 'personHasIt', most: of.most_per_person, granted: of.person_granted }
  if (isFull(of.most_in_year, of.person_in_year)) return { why: 'personYearFull', most: of.most_in_year, granted: of.person_in_year }
  return null
}

/**
 * Which of several applications may be granted together, one after the other in the given order: each one granted uses its limits up for
 * those behind it. The answer holds the others, with the figures.
 */
export function refusedGrants(rows: readonly Usage[]): ReadonlyMap<number, GrantRefusal> {
  const used = new Map<string, number>()
  const keysOf = (row: Usage) => ({
    all: `all ${row.limit_id}`,
    base: `base ${row.limit_id} ${row.base_id}`,
    person: `person ${row.kind_id} ${row.user_id}`,
    year: `year ${row.year} ${row.user_id}`,
  })
  const more = (key: string) => used.get(key) ?? 0
  const refused = new Map<number, GrantRefusal>()
  for (const row of rows) {
    const keys = keysOf(row)
    const [granted, atBase] = [row.granted + more(keys.all), row.base_granted + more(keys.base)]
    const person = refusedPerson({
      ...row,
      person_granted: row.person_granted + more(keys.person),
      person_in_year: row.person_in_year + more(keys.year),
    })
    const refusal: GrantRefusal | null = isFull(row.quota, granted)
      ? { why: 'quotaUsed', quota: row.quota, granted }
      : row.base_id !== null && isFull(row.base_quota, atBase)
        ? { why: 'baseQuotaUsed', quota: row.base_quota, granted: atBase }
        : person
    if (refusal) refused.set(row.id, refusal)
    else for (const key of Object.values(keys)) used.set(key, more(key) + 1)
  }
  return refused
}
