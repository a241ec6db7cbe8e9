const MARKUP = /<(!doctype|html|head|body|script|svg|iframe|object|embed|style|\?php|\?xml)/i
const BOM = '\ufeff'

/** Whether these first bytes are a PDF, and contain nothing a browser could take for HTML. */
export function isPdf(head: Buffer): boolean {
  const text = head.toString('latin1', 0, 1024)
  return text.startsWith('%PDF-') && !MARKUP.test(text)
}

const read = (encoding: string, bytes: Buffer, isWhole: boolean): string | null => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: !isWhole })
  } catch {
    return null
  }
}

/** Whether bytes are text in UTF-8 or GB 18030 that no browser takes for HTML. */
export function isPlainText(bytes: Buffer, isWhole: boolean): boolean {
  if (bytes.includes(0)) return false

  const text = read('utf-8', bytes, isWhole) ?? read('gb18030', bytes, isWhole)
  return (
    text !== null &&
    !text.replace(BOM, '').trimStart().startsWith('<') &&
    !MARKUP.test(text.slice(0, 4096))
  )
}
