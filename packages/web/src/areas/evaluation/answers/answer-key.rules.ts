/** A random UUID; a page without a secure context has no `randomUUID`. */
export function newAnswerKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = (bytes[6]! & 0x0f) | 0x40
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
/** What a key typed into an item chooses: a mark of its scale, `null` for 'not observed' (0 or -), undefined for any other key. */
export function markOfKey(key: string, scale: number): number | null | undefined {
  if (key === '0' || key === '-') return null
  const mark = Number(key)
  return /^[1-9]$/.test(key) && mark <= scale ? mark : undefined
}
