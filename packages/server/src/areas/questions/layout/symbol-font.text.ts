/** What letters of the font Symbol show, which Word documents often write Greek with. */
const GREEK_CAPITALS = 'ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ'
const GREEK_SMALL = 'αβχδεφγηιϕκλμνοπθρστυϖωξψζ'

const SIGNS: Readonly<Record<number, string>> = {
  163: '≤',
  165: '∞',
  172: '←',
  173: '↑',
  174: '→',
  175: '↓',
  176: '°',
  177: '±',
  179: '≥',
  180: '×',
  184: '÷',
  185: '≠',
  187: '≈',
}

const CHECKS: Readonly<Record<number, string>> = { 251: '×', 252: '√', 253: '×', 254: '√' }

/** The character that a code of a font of symbols shows; null for one that is not known. */
export function symbolOf(font: string, code: number): string | null {
  const place = code >= 0xf000 ? code - 0xf000 : code
  if (/wingdings/i.test(font)) return CHECKS[place] ?? null
  if (!/symbol/i.test(font)) return null
  if (place >= 0x41 && place <= 0x5a) return GREEK_CAPITALS[place - 0x41]!
  if (place >= 0x61 && place <= 0x7a) return GREEK_SMALL[place - 0x61]!
  if (place >= 0x20 && place < 0x41) return String.fromCharCode(place)

  return SIGNS[place] ?? null
}
