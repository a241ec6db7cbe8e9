import { theme as antdTheme } from 'antd'
import { describe, expect, test } from 'vitest'
import {
  displayedColour,
  readRules,
  sourcesOf,
  type Tokens,
  tooPale,
} from '../testing/style-rules.ts'
import { OFFERED_COLOURS, SHAPE_CONTRAST, TEXT_CONTRAST } from './colour.rules.ts'
import { coloursOf, themeOf } from './theme.ts'

/*
 * Contrast of all pairs of colours that the theme allows, in both themes and with every theme colour. theme/style-colours.test.ts sees to
 * it that style sheets use no others. The journeys measure contrast in the browser on a page of each kind only (e2e/frame/accessible.spec.ts).
 */

/** A reader may enter any colour: those that are offered, and a net over all of them. */
const NET = ['00', '55', 'aa', 'ff']

const COLOURS = [
  ...OFFERED_COLOURS,
  ...NET.flatMap((red) => NET.flatMap((green) => NET.map((blue) => `#${red}${green}${blue}`))),
]

const THEMES = [
  { name: 'light', isDark: false },
  { name: 'dark', isDark: true },
]

/** The tokens that style sheets define on the document, such as the colours of states. */
function tokensOfSheets(isDark: boolean): Tokens {
  const rules = sourcesOf(/^(ui|screens|theme|areas\/settings\/holidays)\/.*\.css$/).flatMap(
    ({ file, text }) => readRules(file, text),
  )
  const isMeant = (selector: string) =>
    selector === ':root' || (isDark && selector === ':root[data-theme="dark"]')
  return Object.fromEntries(
    rules
      .filter(({ within, selector }) => within === '' && isMeant(selector))
      .flatMap(({ declarations }) => declarations)
      .filter(([name]) => name.startsWith('--'))
      .map(([name, value]) => [name.slice(2), value]),
  )
}

/** Text: plain, secondary, hints; links; what is selected; states (`<StateTag>`, notes, counts). */
const TEXTS = ['ink', 'soft', 'faint', 'theme', 'theme-ink', 'good', 'wait', 'bad'] as const

/**
 * What text is written on: the page, panels and cards, heads of tables and rows under the pointer,
 * menus and dialogs. Also what is selected: tabs, rows, `<Picture>`, days of the calendar.
 */
const GROUNDS = ['page', 'card', 'head', 'raised', 'theme-soft'] as const

/**
 * Text on a strong colour: buttons, counts, the chosen month of the board, the skip link, the hint
 * of what is dragged.
 */
const STRONG = [
  ['on-theme', 'theme'],
  ['card', 'bad'],
  ['card', 'wait'],
  ['card', 'good'],
  ['card', 'ink'],
] as const

/** Days of the calendar of holidays. */
const DAYS = [
  ['ink', 'day-off'],
  ['good', 'day-off'],
  ['ink', 'day-made-up'],
  ['wait', 'day-made-up'],
] as const

describe.each(THEMES)('the tokens of style sheets, $name', ({ isDark }) => {
  const sheets = tokensOfSheets(isDark)

  const everyTheme = (judge: (tokens: Tokens, colour: string) => string[]) =>
    COLOURS.flatMap((colour) => judge({ ...sheets, ...coloursOf(colour, isDark) }, colour)).slice(
      0,
      20,
    )

  const colourOf = (token: string, tokens: Tokens) =>
    displayedColour(`var(--${token})`, tokens, tokens.card!)!

  test('every text can be read on every ground', () => {
    const pale = everyTheme((tokens, colour) =>
      TEXTS.flatMap((text) =>
        GROUNDS.flatMap((ground) =>
          tooPale(
            `${text} on ${ground} with ${colour}`,
            colourOf(text, tokens),
            colourOf(ground, tokens),
            TEXT_CONTRAST,
          ),
        ),
      ),
    )
    expect(pale).toEqual([])
  })

  test('text on a strong colour can be read', () => {
    const pale = everyTheme((tokens, colour) =>
      STRONG.flatMap(([text, ground]) =>
        tooPale(
          `${text} on ${ground} with ${colour}`,
          colourOf(text, tokens),
          colourOf(ground, tokens),
          TEXT_CONTRAST,
        ),
      ),
    )
    expect(pale).toEqual([])
  })

  test('days off and days worked instead can be read in the calendar', () => {
    const pale = everyTheme((tokens, colour) =>
      DAYS.flatMap(([text, ground]) =>
        tooPale(
          `${text} on ${ground} with ${colour}`,
          colourOf(text, tokens),
          colourOf(ground, tokens),
          TEXT_CONTRAST,
        ),
      ),
    )
    expect(pale).toEqual([])
  })

  test('the ring of the focus, dots, bars and lines of charts can be seen', () => {
    const shapes = ['theme', 'soft', 'good', 'wait', 'bad', 'theme-ink']

    const pale = everyTheme((tokens, colour) =>
      shapes.flatMap((shape) =>
        GROUNDS.flatMap((ground) =>
          tooPale(
            `${shape} on ${ground} with ${colour}`,
            colourOf(shape, tokens),
            colourOf(ground, tokens),
            SHAPE_CONTRAST,
          ),
        ),
      ),
    )

    expect(pale).toEqual([])
  })
})

/** What the library draws with its own tokens: text, ground, least contrast, and where. */
const LIBRARY: readonly (readonly [string, string, number, string])[] = [
  ...[
    'colorText',
    'colorTextSecondary',
    'colorTextTertiary',
    'colorTextDescription',
    'colorTextPlaceholder',
    'colorTextHeading',
  ].flatMap((text) =>
    ['colorBgContainer', 'colorBgElevated', 'colorBgLayout'].map(
      (ground) => [text, ground, TEXT_CONTRAST, 'text, fields, forms'] as const,
    ),
  ),
  ...[
    'colorLink',
    'colorPrimary',
    'colorError',
    'colorErrorText',
    'colorWarning',
    'colorSuccess',
  ].flatMap((text) =>
    ['colorBgContainer', 'colorBgElevated', 'colorBgLayout'].map(
      (ground) => [text, ground, TEXT_CONTRAST, 'links, errors of fields'] as const,
    ),
  ),
  ...['Success', 'Info', 'Warning', 'Error'].flatMap((state) => [
    ['colorText', `color${state}Bg`, TEXT_CONTRAST, 'Alert'] as const,
    [`color${state}`, `color${state}Bg`, SHAPE_CONTRAST, 'icon of Alert'] as const,
  ]),
  ['Button.primaryColor', 'colorPrimary', TEXT_CONTRAST, 'primary Button'],
  ['Button.primaryColor', 'colorPrimaryHover', TEXT_CONTRAST, 'primary Button under the pointer'],
  ['Button.primaryColor', 'colorPrimaryActive', TEXT_CONTRAST, 'primary Button that is pressed'],
  ['colorLinkHover', 'colorBgContainer', TEXT_CONTRAST, 'link under the pointer'],
  [
    'Button.dangerColor',
    'colorErrorHover',
    TEXT_CONTRAST,
    'primary Button of a deletion under the pointer',
  ],
  [
    'Button.dangerColor',
    'colorErrorActive',
    TEXT_CONTRAST,
    'primary Button of a deletion that is pressed',
  ],
  ['Button.dangerColor', 'colorError', TEXT_CONTRAST, 'primary Button of a deletion'],
  ['Button.defaultHoverColor', 'colorBgContainer', TEXT_CONTRAST, 'plain Button under the pointer'],
  ['colorText', 'controlItemBgActive', TEXT_CONTRAST, 'chosen line of Select and TreeSelect'],
  ['colorText', 'controlItemBgHover', TEXT_CONTRAST, 'line of Select under the pointer'],
  ['DatePicker.colorTextLightSolid', 'colorPrimary', TEXT_CONTRAST, 'chosen day of DatePicker'],
  [
    'Steps.colorTextLightSolid',
    'colorPrimary',
    TEXT_CONTRAST,
    'number of the present step of Steps',
  ],
  ['colorTextLightSolid', 'colorBgSpotlight', TEXT_CONTRAST, 'Tooltip'],
  ['Segmented.itemColor', 'Segmented.trackBg', TEXT_CONTRAST, 'Segmented'],
  [
    'Segmented.itemSelectedColor',
    'Segmented.itemSelectedBg',
    TEXT_CONTRAST,
    'chosen part of Segmented',
  ],
  ['Menu.itemSelectedColor', 'Menu.itemSelectedBg', TEXT_CONTRAST, 'chosen line of Menu'],
  ['Table.headerColor', 'Table.headerBg', TEXT_CONTRAST, 'head of Table'],
  ...['Switch', 'Checkbox', 'Radio'].flatMap((part) => [
    [`${part}.colorPrimary`, 'colorBgContainer', SHAPE_CONTRAST, `chosen ${part}`] as const,
    ['colorWhite', `${part}.colorPrimary`, SHAPE_CONTRAST, `mark of a chosen ${part}`] as const,
  ]),
  [
    'colorPrimary',
    'colorBgContainer',
    SHAPE_CONTRAST,
    'Slider, Progress, border of the field in use',
  ],
]

describe.each(THEMES)('the tokens of the component library, $name', ({ isDark }) => {
  test('every text can be read, every shape can be seen', () => {
    const pale = COLOURS.flatMap((colour) => {
      const theme = themeOf(colour, isDark)
      const alias = antdTheme.getDesignToken(theme) as unknown as Record<string, string>
      const parts = theme.components as Record<string, Record<string, string>>

      /** A token of a component, or of all where it has none of its own. */
      const tokenNamed = (name: string) => {
        const [component, token] = name.split('.') as [string, string?]
        return token
          ? (parts[component]?.[token] ?? alias[token] ?? alias.colorTextLightSolid!)
          : alias[component]!
      }

      return LIBRARY.flatMap(([text, ground, least, where]) => {
        const under = displayedColour(tokenNamed(ground), {}, alias.colorBgElevated!)!
        return tooPale(
          `${where}, ${text} on ${ground} with ${colour}`,
          displayedColour(tokenNamed(text), {}, under)!,
          under,
          least,
        )
      })
    })
    expect(pale.slice(0, 40)).toEqual([])
  })
})

test('a pair with too little contrast is found', () => {
  const tokens: Tokens = { ...coloursOf('#409EFF', false), soft: '#9aa5b1' }
  expect(
    tooPale(
      'soft on card',
      displayedColour('var(--soft)', tokens, '#ffffff')!,
      tokens.card!,
      TEXT_CONTRAST,
    ),
  ).toHaveLength(1)
})
