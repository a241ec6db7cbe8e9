import { inOneShape } from './fold.ts'
import { DOUBLE_SURNAMES, FREQUENT_INITIALS, SEVERAL_INITIALS, SURNAMES } from './initials.text.ts'

// Initials of names in pinyin: wyt for 王雨桐. The database has the same as functions (name_initials),
// for its lists; a test compares both. The data is large: pages load this module when somebody
// searches.

const FIRST = 0x4e00
const CHINESE = /[\u4e00-\u9fa5]/

/** So many ways to read a name are listed at most. */
const MAX_READINGS = 32
const LONGEST = 20

const lettersAt = (list: string, place: number) => /^[a-z]*/.exec(list.slice(place + 1))![0]

/** Initials of all readings of one character, the most frequent first. */
function lettersOf(sign: string): string {
  const frequent = CHINESE.test(sign) ? FREQUENT_INITIALS.charAt(sign.codePointAt(0)! - FIRST) : '-'
  if (/[a-z]/.test(frequent)) return frequent

  return frequent === '-' ? '' : lettersAt(SEVERAL_INITIALS, SEVERAL_INITIALS.indexOf(sign))
}

/** Every way to read a text on, behind those that were read before. */
function readOn(begun: readonly string[], signs: string): readonly string[] {
  let readings = begun
  for (const sign of signs) {
    const letters = lettersOf(sign)
    // a text with many characters of several readings keeps the frequent one of each
    const some = readings.length * letters.length > MAX_READINGS ? letters.slice(0, 1) : letters

    // behind a character whose reading is not known, the next one begins
    if (readings.length === 0 && some.length === 1) readings = [some]
    else if (some !== '')
      readings = readings.flatMap((reading) => [...some].map((letter) => reading + letter))
  }

  return readings
}

const chineseOf = (text: string) => inOneShape(text).replace(/[^\u4e00-\u9fa5]/g, '')

/** Initials of the name of a person in every reading; surnames are read as surnames. */
export function nameInitials(name: string): readonly string[] {
  const plain = chineseOf(name)
  if (plain.length < 2 || plain.length > LONGEST) return []

  const double = DOUBLE_SURNAMES.indexOf(plain.slice(0, 2))
  if (plain.length > 2 && double >= 0)
    return readOn([DOUBLE_SURNAMES.slice(double + 2, double + 4)], plain.slice(2))

  const single = SURNAMES.indexOf(plain.charAt(0))
  const letters = single >= 0 ? lettersAt(SURNAMES, single) : lettersOf(plain.charAt(0))

  return readOn([...letters], plain.slice(1))
}

/** Initials of the name of a thing (zzyxk for 重症医学科) in every reading. */
export function labelInitials(label: string): readonly string[] {
  const plain = chineseOf(label).slice(0, LONGEST)
  return plain.length < 2 ? [] : readOn([''], plain)
}
