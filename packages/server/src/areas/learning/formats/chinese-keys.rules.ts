// The signs of a GIFT question as a Chinese keyboard types them.
const TITLE = /^(\s*)[:：]{2}([\s\S]*?)[:：]{2}/

/**
 * A question whose answers stand between ｛ and ｝ with the signs that GIFT means by them; any other text stays as it is. The signs of
 * answers count only where an answer can begin, since ～ and ＝ also stand inside texts (3～5 天).
 */
export function withGiftSigns(text: string): string {
  const [open, close] = [text.indexOf('｛'), text.lastIndexOf('｝')]
  if (open < 0 || close < open || /[{}]/.test(text)) return text

  const answers = text
    .slice(open + 1, close)
    .replaceAll(/(^|\s)＝/g, '$1=')
    .replaceAll(/(^|\s)～/g, '$1~')
    .replaceAll(/([=~]\s*)[％%](-?\d+(?:\.\d+)?)[％%]/g, '$1%$2%')
    .replaceAll(/[－-][＞>]/g, '->')
    .replaceAll('＃', '#')
  return `${text.slice(0, open).replace(TITLE, '$1::$2::')}{${answers}}${text.slice(close + 1)}`
}
