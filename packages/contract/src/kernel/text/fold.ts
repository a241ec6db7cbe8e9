import { INVISIBLE } from './invisible.ts'
import { CHARACTERS_OF_RADICALS, RADICALS } from './radicals.text.ts'

// Foldings of text: what two texts have in common that a reader takes for the same. They are for
// comparing, looking up and searching; what people typed is stored as typed, without invisible
// signs. Answers of exams are compared by their own rules, because there ² and ① have a meaning.
// The database has the same foldings as functions (`0001-platform.sql`), and a proof compares both.

/**
 * Signs of one meaning in several shapes, each line with the shape that replaces all. NFKC has made
 * full width to half width before.
 */
const SHAPES: readonly (readonly [shapes: string, one: string])[] = [
  ['•‧∙⋅⸱・ꞏ᛫', '·'],
  ['‐‒–—―−⁃─━', '-'],
  ['【〔〖〘〚', '['],
  ['】〕〗〙〛', ']'],
  ['“”„‟〝〞', '"'],
  ['‘’‚‛', "'"],
  ['〜∼', '~'],
  ['⁄∕', '/'],
]

const ONE_SHAPE = new Map([
  ...SHAPES.flatMap(([shapes, one]) => [...shapes].map((shape) => [shape, one] as const)),
  ...[...RADICALS].map((radical, index) => [radical, [...CHARACTERS_OF_RADICALS][index]!] as const),
])

const SHAPED = new RegExp(`[${[...ONE_SHAPE.keys()].join('')}]`, 'gu')

/** NFKC without invisible signs, one shape for each sign, a run of dashes as one dash. */
export const inOneShape = (text: string) =>
  text
    .replace(INVISIBLE, '')
    .normalize('NFKC')
    .replace(SHAPED, (sign) => ONE_SHAPE.get(sign)!)
    .replace(/-{2,}/g, '-')

/**
 * The small letter of each capital, one for one, as the database maps them: 'Σ' is 'σ' everywhere
 * in a word.
 */
const inSmallLetters = (text: string) =>
  text
    .replace(/\p{Changes_When_Lowercased}/gu, (letter) =>
      letter === 'İ' ? 'i' : letter.toLowerCase(),
    )
    .normalize('NFKC')

/**
 * What a search finds: letters of any case, width and shape; spaces and the dots between the parts
 * of a name do not count.
 */
export const foldSearch = (text: string): string =>
  inSmallLetters(inOneShape(text).replace(/[\s·]/g, ''))

/**
 * The name of a person. Names are written with and without spaces (王 芳). Between the parts of a
 * long one (艾力·买买提) is a dot of any shape, a space (also the ideographic one) or nothing.
 */
export const foldName = (name: string): string => foldSearch(name)

const WORD_SIGN = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\d]/u

/**
 * The name of a thing: a department, category, tag, choice. A space counts only between two words
 * of a script that writes with spaces.
 */
export const foldLabel = (label: string): string =>
  inSmallLetters(
    inOneShape(label).replace(/\s+/g, (space, at: number, whole: string) =>
      WORD_SIGN.test(whole.charAt(at - 1)) && WORD_SIGN.test(whole.charAt(at + space.length))
        ? ' '
        : '',
    ),
  )

/**
 * A number or code that people type from paper: 工号, 学号, a certificate. Without spaces, in capital
 * letters.
 */
export const foldCode = (code: string): string =>
  inSmallLetters(inOneShape(code).replace(/\s/g, '')).replace(/[a-z]/g, (letter) =>
    letter.toUpperCase(),
  )

/** The name of an account, which is stored in small letters. */
export const foldUsername = (username: string): string => foldCode(username).toLowerCase()
