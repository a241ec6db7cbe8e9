export type Windows = {
  signUpFrom: string
  signUpUntil: string
  editUntil: string
  reviewUntil: string
  confirmUntil: string
}

export type Stop = keyof Windows

const STOPS: readonly Stop[] = [
  'signUpFrom',
  'signUpUntil',
  'editUntil',
  'reviewUntil',
  'confirmUntil',
]

/** A segment between two dates, in percent of the width; empty ones are left out. */
export type Stretch = { until: Stop; left: number; width: number }

/** The windows of an intake on a line from the start of registration to the end of confirmation. */
export function lineOf(
  windows: Windows,
  now: number,
): { stretches: Stretch[]; today: number | null; next: Stop | null } {
  const at = STOPS.map((stop) => Date.parse(windows[stop]))
  const [from, to] = [at[0]!, at.at(-1)!]
  const share = (instant: number) => ((instant - from) / Math.max(1, to - from)) * 100

  const stretches = STOPS.slice(1).flatMap((until, i): Stretch[] => {
    const [left, right] = [share(at[i]!), share(at[i + 1]!)]
    return right > left ? [{ until, left, width: right - left }] : []
  })

  return {
    stretches,
    today: now >= from && now <= to ? share(now) : null,
    next: STOPS.find((_, i) => at[i]! > now) ?? null,
  }
}
