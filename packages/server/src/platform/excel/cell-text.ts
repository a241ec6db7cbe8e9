/** What exceljs gives as the value of a cell. */
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

/** Spreadsheets know no zones: the reader gives their days and hours as UTC. */
function dateText(at: Date) {
  if (Number.isNaN(at.getTime())) return ''
  const rounded = new Date(Math.round(at.getTime() / 1000) * 1000)
  const day = rounded.toISOString().slice(0, 10)
  const [h, m, s] = [rounded.getUTCHours(), rounded.getUTCMinutes(), rounded.getUTCSeconds()]
  return h + m + s === 0 ? day : `${day} ${two(h)}:${two(m)}:${two(s)}`
}

/** 15 digits are what a spreadsheet keeps; what lies beyond is noise of the binary number. Phone numbers keep every digit. */
const numberText = (n: number) =>
  Number.isFinite(n) ? (Number.isInteger(n) ? BigInt(n).toString() : String(Number(n.toPrecision(15)))) : ''

/** The text a person sees in a cell, trimmed: a formula is its result, or itself where nobody has computed it. */
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
