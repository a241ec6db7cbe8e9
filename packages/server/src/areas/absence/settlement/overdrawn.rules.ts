type Year = { year: number; days: number }

/** Days that an absence is to hold in an account, and those that it holds already. */
export type Claim = {
  id: number
  traineeId: number
  typeId: number
  requested: readonly Year[]
  reserved: readonly Year[]
}

export type RemainingDays = { traineeId: number; typeId: number; year: number; left: number | null }

const keyOf = ({ traineeId, typeId }: { traineeId: number; typeId: number }, year: number) =>
  `${traineeId} ${typeId} ${year}`

/** How many days more a claim needs of each year; fewer than none are given back. */
function changesOf({ requested, reserved }: Claim): Year[] {
  const years = [...new Set([...requested, ...reserved].map(({ year }) => year))]
  const daysIn = (rows: readonly Year[], of: number) =>
    rows.find(({ year }) => year === of)?.days ?? 0
  return years.map((year) => ({ year, days: daysIn(requested, year) - daysIn(reserved, year) }))
}

/**
 * Claims that would take more than an account has left; the others fit together. Those that only
 * give days back come first, so that what they free counts.
 */
export function overdrawnOf(
  claims: readonly Claim[],
  accounts: readonly RemainingDays[],
): Set<number> {
  const remaining = new Map(
    accounts.map((account) => [
      keyOf(account, account.year),
      account.left ?? Number.POSITIVE_INFINITY,
    ]),
  )
  const over = new Set<number>()
  const maxDaysOf = (claim: Claim) => Math.max(0, ...changesOf(claim).map(({ days }) => days))

  for (const claim of claims.toSorted((a, b) => maxDaysOf(a) - maxDaysOf(b) || a.id - b.id)) {
    const changes = changesOf(claim)
    const fits = changes.every(
      ({ year, days }) => days <= 0 || days <= (remaining.get(keyOf(claim, year)) ?? 0),
    )

    if (!fits) over.add(claim.id)
    else
      for (const { year, days } of changes)
        remaining.set(keyOf(claim, year), (remaining.get(keyOf(claim, year)) ?? 0) - days)
  }

  return over
}
