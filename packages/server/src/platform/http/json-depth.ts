const [QUOTE, BACKSLASH, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [...'"\\[]{}'].map(
  (c) => c.charCodeAt(0),
)

/**
 * Whether lists and objects of a JSON text are nested deeper than `limit`. The text is not parsed:
 * for invalid JSON the result is arbitrary.
 */
export function isDeeperThan(limit: number, json: string): boolean {
  let depth = 0
  let isInText = false

  for (let at = 0; at < json.length; at++) {
    const letter = json.charCodeAt(at)
    if (isInText) {
      if (letter === BACKSLASH) at++
      else if (letter === QUOTE) isInText = false
    } else if (letter === QUOTE) isInText = true
    else if (letter === OPEN_LIST || letter === OPEN_OBJECT) {
      if (++depth > limit) return true
    } else if (letter === CLOSE_LIST || letter === CLOSE_OBJECT) depth--
  }

  return false
}
