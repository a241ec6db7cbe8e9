import { expect, test } from 'vitest'
import { AREAS, MENUS } from '../../../areas.ts'
import { arrangeMenus } from './arrange-menus.rules.ts'

/** Widths of letters in hundredths of their size, in a wide font (DejaVu Sans). */
const SMALL =
  'a61 b63 c55 d63 e62 f35 g63 h63 i28 j28 k58 l28 m97 n63 o61 p63 q63 r41 s52 t39 u63 v59 w82 x59 y59 z52'
const LARGE =
  'A68 B69 C70 D77 E63 F58 G77 H75 I29 J29 K66 L56 M86 N75 O79 P60 Q79 R69 S63 T61 U73 V68 W99 X69 Y61 Z69'
const WIDTHS = new Map(
  `${SMALL} ${LARGE}`.split(' ').map((entry) => [entry[0]!, Number(entry.slice(1))]),
)

const CHINESE = 100
const BETWEEN = 36

/** The side menu has 143 px for letters of 14 px below a catalogue (`shell.css` of the web). */
const WIDEST = Math.floor((143 / 14) * 100)

const widthOf = (letter: string) => (letter > '\u2E80' ? CHINESE : (WIDTHS.get(letter) ?? BETWEEN))

const isCut = (title: string) =>
  [...title].reduce((sum, letter) => sum + widthOf(letter), 0) > WIDEST

type Titles = Readonly<Record<string, string>>

const titlesOf = (key: string) =>
  AREAS.flatMap(({ words }) =>
    words
      ? [words['zh-cn'], words.en].map(({ menus }) => (menus as Titles | undefined)?.[key])
      : [],
  )

const titles = arrangeMenus(MENUS)
  .filter(({ hidden }) => !hidden)
  .flatMap(({ key }) => titlesOf(key))
  .filter((title) => title !== undefined)

test('the side menu shows the title of every declared menu whole, in both languages', () => {
  expect(titles.length).toBeGreaterThan(200)
  expect(titles.filter(isCut)).toEqual([])
})

test.each([
  ['Departments compared', true],
  ['Load of departments', true],
  ['Courses for teachers', true],
  ['Teacher appraisal', false],
  ['External applicants', false],
  ['老师和科室评价结果', false],
  ['老师和科室的评价结果表', true],
])('the title %s is cut: %s', (title, expected) => expect(isCut(title)).toBe(expected))
