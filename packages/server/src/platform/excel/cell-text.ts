/** A cell value as exceljs returns it. */
type Part = { text?: string }
type Rich = {
  richText?: readonly Part[]
  text?: unknown
  hyperlink?: unknown
  formula?: string
  sharedFormula?: string
  result?: unknown
  error?: string
}

const two = (n: number) => String(n).padStart(2, '0')

/** Spreadsheets have no time zones: exceljs returns their dates as UTC. */
function dateText(at: Date) {
  if (Number.isNaN(at.getTime())) return ''
  const rounded = new Date(Math.round(at.getTime() / 1000) * 1000)
  const day = rounded.toISOString().slice(0, 10)
  const [h, m, s] = [rounded.getUTCHours(), rounded.getUTCMinutes(), rounded.getUTCSeconds()]
  return h + m + s === 0 ? day : `${day} ${two(h)}:${two(m)}:${two(s)}`
}

/** Spreadsheets keep 15 digits; the rest is binary noise. Phone numbers keep every digit. */
const numberText = (n: number) =>
  Number.isFinite(n) ? (Number.isInteger(n) ? BigInt(n).toString() : String(Number(n.toPrecision(15)))) : ''

/** The text of a cell as displayed, trimmed: a formula is its result, or its source if it was never computed. */
export function cellText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'string') return value.trim()
  if (typeof value === 'number') return numberText(value)
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE'
  if (value instanceof Date) return dateText(value)
  const rich = value as Rich
  if (rich.richText)
    return rich.richText
      .map((part) => part.text ?? '')
      .join('')
      .trim()
  if (rich.formula !== undefined || rich.sharedFormula !== undefined)
    return rich.result === undefined || rich.result === null ? `=${rich.formula ?? rich.sharedFormula ?? ''}` : cellText(rich.result)
  if (rich.error !== undefined) return rich.error
  return cellText(rich.text)
}
