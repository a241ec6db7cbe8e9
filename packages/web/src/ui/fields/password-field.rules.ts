export type Strength = 0 | 1 | 2 | 3 | 4

/**
 * A rough strength estimate: length counts most, variety a little, repetition not at all. The
 * server decides.
 */
export function strengthOf(password: string): Strength {
  if (password.length < 8) return 0

  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/].filter((kind) => kind.test(password)).length
  const distinct = new Set(password).size

  const points =
    (distinct >= 6 ? 1 : 0) +
    (distinct >= 10 ? 1 : 0) +
    (kinds >= 3 ? 1 : 0) +
    (password.length >= 14 ? 1 : 0)

  return Math.max(1, Math.min(4, points)) as Strength
}
