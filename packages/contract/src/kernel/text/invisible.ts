/** Signs that nobody sees, among them every one that Unicode allows programs to ignore. */
export const INVISIBLE =
  /\u034f|[\u17b4\u17b5]|[\u180b-\u180f]|[\ufe00-\ufe0f]|[\u00ad\u061c\u115f\u1160\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\ufffb\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}]/gu

// Scripts whose letters take another shape next to a joiner, and emoji.
const JOINED =
  /\ufe0f|[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Script=Arabic}\p{Script=Mongolian}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tibetan}\p{Script=Sinhala}\p{Script=Tamil}\p{Script=Malayalam}]/u

/** A joiner (U+200C, U+200D) between two signs that it changes, as inside an emoji. */
const isNeededJoiner = (sign: string, before: string, after: string) =>
  /[\u200c\u200d]/.test(sign) &&
  JOINED.test([...before].at(-1) ?? '') &&
  JOINED.test([...after][0] ?? '')

// U+202E turns the order of what follows: that is seen, so it is refused and not removed (text.ts).
const REMOVED = /[\u00ad\u061c\u200b-\u200f\u202a-\u202d\u2060-\u2064\u2066-\u206f\ufeff]/g

/**
 * A text as it is stored: as typed, without the signs that nobody sees. WeChat and address books
 * put them around names and numbers.
 */
export const withoutInvisible = (text: string): string =>
  text.replace(REMOVED, (sign, at: number) =>
    isNeededJoiner(sign, text.slice(Math.max(0, at - 2), at), text.slice(at + 1, at + 3))
      ? sign
      : '',
  )

/**
 * A number that is read digit by digit, such as a telephone number or a bank account, folded:
 * without spaces, dashes, brackets, dots. It is here and not in fold.ts, because forms of the first
 * load use it and need no table of radicals.
 */
export const foldDigits = (number: string): string =>
  number
    .replace(INVISIBLE, '')
    .normalize('NFKC')
    .replace(/[\s()·•‧∙⋅⸱・ꞏ᛫.‐‒–—―−⁃─━-]/g, '')
