/**
 * What a key typed into an item chooses: a mark of its scale, `null` for 'not observed' (0 or -),
 * undefined for any other key.
 */
export function markOfKey(key: string, scale: number): number | null | undefined {
  if (key === '0' || key === '-') return null

  const mark = Number(key)
  return /^[1-9]$/.test(key) && mark <= scale ? mark : undefined
}
