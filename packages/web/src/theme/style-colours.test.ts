import { describe, expect, test } from 'vitest'
import { judgeColours, judgeSource } from '../testing/judge-colours.ts'
import {
  displayedColour,
  readRules,
  sourcesOf,
  type Tokens,
  tooPale,
  withTokens,
} from '../testing/style-rules.ts'
import { CHART_COLOURS, OFFERED_COLOURS, SHAPE_CONTRAST, TEXT_CONTRAST } from './colour.rules.ts'
import { coloursOf } from './theme.ts'

/*
 * Every rule of a style sheet takes its colours from the tokens whose pairs theme/contrast.test.ts judges. A rule that mixes a ground of
 * its own is judged here; what carries no text is named. A new rule that is neither fails.
 */

const RULES = sourcesOf(/\.css$/).flatMap(({ file, text }) => readRules(file, text))

const LOGIN = 'areas/accounts/login/'
const BOARD = 'areas/rotations/board/'

/**
 * Grounds of their own, and the text on them: file, selector, text. Where `under` is given, it
 * shines through.
 */
const OWN_GROUNDS: readonly {
  file: string
  selector: string
  texts: readonly string[]
  under?: string
  ground?: string
}[] = [
  { file: 'ui/light.css', selector: '.hint', texts: ['#fff'] },
  { file: 'ui/light.css', selector: ':root[data-theme="dark"] .hint', texts: ['#fff'] },
  {
    file: 'ui/light.css',
    selector:
      ':root[data-theme="dark"] .pop-menu [role="menuitem"]:hover, :root[data-theme="dark"] .pop-menu [role="menuitem"]:focus',
    texts: ['var(--ink)'],
  },
  {
    file: 'areas/absence/calendar/absence-calendar.css',
    selector: '.absence-days .is-off',
    texts: ['var(--ink)', 'var(--soft)'],
  },
  { file: 'areas/accounts/wechat/bind.css', selector: '.bind-warning', texts: ['var(--ink)'] },
  {
    file: 'areas/questions/bank/bank.css',
    selector: '.edition-compared .is-new',
    texts: ['var(--ink)'],
  },
  {
    file: 'areas/questions/bank/bank.css',
    selector: '.edition-compared .is-gone',
    texts: ['var(--ink)'],
  },
  {
    file: 'areas/questions/question/question.css',
    selector: '.answer-choice:has(input:checked)',
    texts: ['var(--ink)'],
  },
  { file: 'areas/rotations/figures/facts.css', selector: '.load-low', texts: ['var(--ink)'] },
  { file: 'areas/rotations/figures/facts.css', selector: '.load-full', texts: ['var(--ink)'] },
  { file: 'areas/rotations/figures/facts.css', selector: '.load-over', texts: ['var(--ink)'] },
  {
    file: 'areas/rotations/seats/seats.css',
    selector: '.seats-grid td.is-closed, .seats-legend .is-closed',
    texts: ['var(--ink)'],
    ground: 'var(--line)',
  },
  {
    file: 'areas/settings/holidays/holiday.css',
    selector: '.year-day.is-off',
    texts: ['var(--good)', 'var(--ink)'],
  },
  {
    file: 'areas/settings/holidays/holiday.css',
    selector: '.year-day.is-makeup',
    texts: ['var(--wait)', 'var(--ink)'],
  },
  {
    file: 'areas/settings/windows/timeline.css',
    selector: '.timeline-bar.is-good',
    texts: ['var(--good)'],
  },
  {
    file: 'areas/settings/windows/timeline.css',
    selector: '.timeline-bar.is-wait',
    texts: ['var(--wait)'],
  },
  { file: `${BOARD}board.css`, selector: '.board-row:hover', texts: ['var(--ink)', 'var(--soft)'] },
  { file: `${BOARD}board.css`, selector: '.load.is-heat-1', texts: ['var(--ink)', 'var(--soft)'] },
  { file: `${BOARD}board.css`, selector: '.load.is-heat-2', texts: ['var(--ink)', 'var(--soft)'] },
  { file: `${BOARD}board.css`, selector: '.load.is-heat-3', texts: ['var(--ink)'] },
  { file: `${BOARD}board.css`, selector: '.load.is-heat-4', texts: ['var(--ink)'] },
  {
    file: `${BOARD}board.css`,
    selector: '.outside, .absent',
    texts: ['var(--soft)'],
    ground: 'var(--hatch)',
    under: 'var(--page)',
  },
  { file: `${BOARD}board-bar.css`, selector: '.tray', texts: ['var(--ink)'] },
  {
    file: 'areas/duty/rosters/duty.css',
    selector: '.duty-cell.is-away',
    texts: ['var(--ink)'],
    ground: 'var(--line)',
  },
  { file: 'ui/tables/wide-table.css', selector: '.wide-table td', texts: ['var(--ink)'] },
]

/** The blocks of the board, in the hue of their department: judged with every hue below. */
const HUES: readonly (readonly [string, string])[] = [
  [`${BOARD}board-bar.css`, '.bar'],
  [`${BOARD}board-bar.css`, '.bar.is-second'],
  [`${BOARD}board-bar.css`, '.bar.is-fact'],
  [`${BOARD}board-parts.css`, '.block-actions h3'],
  ['areas/rotations/phone-board/board-phone.css', '.phone-block'],
  ['areas/rotations/phone-board/board-phone.css', '.phone-block.is-fact'],
  ['areas/rotations/phone-board/board-phone.css', '.phone-block.is-open'],
  [`${BOARD}board.css`, '.swatch'],
]

/**
 * The login page is loaded without the theme and has tokens of its own, which the pages for a
 * telephone borrow; judged below.
 */
const isLogin = (file: string, value: string) =>
  (file.startsWith(LOGIN) ||
    /^areas\/(accounts\/(wechat|applicants)|exams\/visitors)\//.test(file)) &&
  /--(accent|accent-ink|wrong|paper)\b/.test(value)

/** Bars, dots, lines, films and pictures: no text is written on them. */
const SHAPES: Readonly<Record<string, readonly string[]>> = {
  'app/progress-bar.css': ['.progress-line'],
  'app/shell/shell.css': ['.tab-close:hover'],
  'areas/accounts/wechat/bind.css': ['.scan-frame'],
  [`${LOGIN}login-form.css`]: ['.login-captcha'],
  [`${LOGIN}login.css`]: ['.login-identity', '.login-tools button:hover, .login-eye:hover'],
  'areas/accounts/applicants/register.css': ['.consent::backdrop'],
  'areas/dashboard/calendar/calendar.css': ['.month-dots i'],
  'areas/files/files.css': ['.file-bar.is-nearly-full i'],
  'areas/competence/levels/levels.css': ['.level-steps > i.is-reached'],
  'areas/competence/reliability/reliability.css': [
    '.reliability-shares dd > span',
    '.reliability-shares dd > .is-trainee',
  ],
  'areas/courses/course/courses.public.css': [
    '.share-bar progress',
    '.share-bar progress::-webkit-progress-value',
    '.share-bar progress::-moz-progress-bar',
    '.lesson-video video',
    '.lesson-strip > div',
    '.lesson-strip > div > span',
  ],
  'areas/evaluation/results/results.css': ['.result-bar', '.result-bar > i'],
  'areas/exams/taking/sitting.css': ['.sit-legend li.is-answered::before'],
  'areas/mentors/choice/choice.css': [
    '.match-bar > span',
    '.match-bars .is-unplaced .match-bar > span',
  ],
  'areas/mentors/mentors.css': ['.places-bar', '.places-bar > i', '.places-bar > i.is-full'],
  'areas/organisation/organisation.css': ['.capacity-bar', '.capacity-bar > i'],
  'areas/admission/run/admission.css': ['.pool-bar > span'],
  'areas/intakes/intakes.css': ['.intake-track', '.intake-track i', '.intake-track b'],
  'areas/admission/statistics/statistics.css': ['.funnel-bar > span'],
  [`${BOARD}board.css`]: ['.board-row'],
  'areas/settings/windows/timeline.css': ['.timeline-today i'],
  'areas/standards/indicators/indicators.css': [
    '.year-track > span',
    '.year-track > .is-short',
    '.year-track > .is-entered',
    '.year-track > .is-entered.is-short',
    '.summary-bar > .is-met',
    '.summary-bar > .is-short',
    '.summary-bar > .is-missing',
  ],
  'areas/students/certificate-check/check.css': ['.camera-scan video'],
  'areas/teachers/yearly-checks/check.css': [
    '.check-track > i',
    '.check-track > .is-wait',
    '.check-track > .is-good',
    '.check-track > .is-bad',
  ],
  'areas/teachers/requirements/requirements.css': ['.duty-track > span'],
  'areas/teachers/figures/situation.css': [
    'a.bar-row:hover .bar-track',
    '.bar-core',
    '.bar-general',
  ],
  'areas/workload/entries/entries.css': [
    '.work-track',
    '.work-entered',
    '.work-passed',
    '.work-scan video',
  ],
  'screens/home/home-rows.css': [
    '.home-bar',
    '.home-bar::-webkit-progress-bar',
    '.home-bar::-webkit-progress-value',
    '.home-bar::-moz-progress-bar',
  ],
  'ui/light.css': [
    '.plain-arrow, .plain-clear',
    '.pop-menu [role="separator"]',
    '.outline > i',
    // A page that one cannot go to: WCAG excepts what is disabled.
    '.list-pages li > button:disabled',
  ],
  'ui/tables/wide-table.css': ['.table-box.has-left::before, .table-box.has-right::after'],
  'ui/ui.css': ['.strength i'],
  'ui/upload/upload.css': [
    '.drop-zone',
    ':root[data-theme="dark"] .drop-zone',
    '.file-bar',
    '.file-bar i',
    '.file-row.is-paused .file-bar i, .file-row.is-waiting .file-bar i',
    '.file-row.is-error .file-bar i',
    '.crop-frame',
    '.preview-film',
  ],
}

const NAMED = [
  ...OWN_GROUNDS.map(({ file, selector }) => `${file} ${selector}`),
  ...HUES.map(([file, selector]) => `${file} ${selector}`),
  ...Object.entries(SHAPES).flatMap(([file, selectors]) =>
    selectors.map((selector) => `${file} ${selector}`),
  ),
]

/** Colours in scripts, with the reason. */
const IN_SCRIPTS: Readonly<Record<string, string>> = {
  'app/gallery/gallery-files.tsx': 'a picture that stands for an uploaded one',
  'areas/accounts/wechat/qr-picture.tsx': 'a QR code is black on white, in both themes',
  'areas/accounts/wechat/scan-panel.tsx': 'the green of the other product, beside its words',
  'areas/accounts/login/login-identity.tsx': 'decoration',
  'areas/evaluation/requests/request-code.tsx': 'a QR code',
  'areas/evaluation/tickets/code-dialog.tsx': 'a QR code',
  'areas/evaluation/tickets/printed-codes.tsx': 'a QR code on paper',
  'areas/exams/induction/invitation-dialog.tsx': 'a QR code',
  'areas/settings/dictionaries/colour-field.tsx': 'what the picker shows while nothing is chosen',
  'areas/teachers/training/code-screen.tsx': 'a QR code',
  'screens/sign-in/code-screen.tsx': 'a QR code',
  'ui/upload/pictures/crop-picture.ts': 'what becomes of the transparent parts of a picture',
}

describe('colours outside the tokens of the theme', () => {
  test('a style sheet uses none', () => {
    const allowed = new Set(NAMED)

    const found = RULES.flatMap((rule) => {
      const isOwn = rule.declarations.some(
        ([name, value]) => /^(color|background)$/.test(name) && isLogin(rule.file, value),
      )

      return isOwn ? [] : judgeColours(rule, allowed)
    })

    expect(found).toEqual([])
  })

  test('everything named here is needed', () => {
    const needed = new Set(
      RULES.filter((rule) => judgeColours(rule, new Set()).length).map(
        ({ file, selector }) => `${file} ${selector}`,
      ),
    )
    expect(NAMED.filter((name) => !needed.has(name))).toEqual([])
  })

  test('a script uses none, except those named with a reason', () => {
    const found = sourcesOf(/\.tsx?$/).flatMap(({ file, text }) =>
      judgeSource(file, text) ? [file] : [],
    )
    expect(found.filter((file) => !(file in IN_SCRIPTS))).toEqual([])
    expect(Object.keys(IN_SCRIPTS).filter((file) => !found.includes(file))).toEqual([])
  })

  test('a planted colour is found', () => {
    const judge = (sheet: string) =>
      readRules('planted.css', sheet).flatMap((rule) => judgeColours(rule, new Set()))

    expect(judge('.note { color: #9aa5b1; }')).toHaveLength(1)
    expect(judge('@media (max-width: 767px) { .note { color: var(--line); } }')).toHaveLength(1)
    expect(judge('.note { background: var(--theme); color: var(--ink); }')).toHaveLength(1)
    expect(judge('.note { border-left: 3px solid rgb(0 0 0 / 10%); }')).toHaveLength(1)
    expect(judge('.note { background: var(--theme); color: var(--on-theme); }')).toEqual([])
    expect(judgeSource('planted.tsx', `const look = { color: '#9aa5b1' }`)).toBe(true)
    expect(judgeSource('planted.tsx', `const look = { color: 'var(--soft)' }`)).toBe(false)
  })
})

/**
 * Tokens that rules of these files set, first those of the light theme; `only` are the selectors
 * that set them.
 */
function tokensOf(files: RegExp, isDark: boolean, only: RegExp): Tokens {
  const setting = RULES.filter(
    ({ file, within, selector }) => files.test(file) && within === '' && only.test(selector),
  )
  const isDarkRule = ({ selector }: (typeof RULES)[number]) =>
    selector.includes('[data-theme="dark"]')

  const chosen = [
    ...setting.filter((rule) => !isDarkRule(rule)),
    ...(isDark ? setting.filter(isDarkRule) : []),
  ]

  return Object.fromEntries(
    chosen
      .flatMap(({ declarations }) => declarations)
      .filter(([name]) => name.startsWith('--'))
      .map(([name, value]) => [name.slice(2), value]),
  )
}

const ROOT = /^:root(\[data-theme="dark"\])?$/
const ALL_SHEETS = /^(ui|theme|screens|areas\/settings\/holidays)\//

describe.each([
  { name: 'light', isDark: false },
  { name: 'dark', isDark: true },
])('grounds that a rule mixes for itself, $name', ({ isDark }) => {
  const board = tokensOf(/rotations\/board\/board\.css$/, isDark, /board-desk/)

  const tokensWith = (colour: string) => ({
    ...tokensOf(ALL_SHEETS, isDark, ROOT),
    ...board,
    ...coloursOf(colour, isDark),
  })

  test('their text can be read', () => {
    const applicable = OWN_GROUNDS.filter(({ selector }) => isDark || !selector.includes('dark'))

    const pale = OFFERED_COLOURS.flatMap((colour) => {
      const tokens: Tokens = tokensWith(colour)
      return applicable.flatMap(({ file, selector, texts, under = 'var(--card)', ground }) => {
        const rule = RULES.find((one) => one.file === file && one.selector === selector)

        const value =
          ground ??
          rule?.declarations.findLast(
            ([name]) => name === 'background' || name === 'background-color',
          )?.[1]

        if (!value) throw new Error(`${file} ${selector} has no ground`)

        const below = displayedColour(under, tokens, '#ffffff')!
        const groundColour = displayedColour(value, tokens, below)!

        return texts.flatMap((text) =>
          tooPale(
            `${selector}, ${text} with ${colour}`,
            displayedColour(text, tokens, groundColour)!,
            groundColour,
            TEXT_CONTRAST,
          ),
        )
      })
    })

    expect(pale).toEqual([])
  })

  test('the blocks of the board can be read and seen in every hue', () => {
    const tokens: Tokens = tokensWith('#409EFF')

    const pale = Array.from({ length: 360 }, (_, hue) => hue).flatMap((hue) => {
      const of = (token: string) =>
        displayedColour(withTokens(`hsl(${hue} var(--${token}))`, tokens), tokens, '#ffffff')!
      const fact = of('bar-fact')
      const striped = displayedColour('var(--stripe)', tokens, fact)!

      return [
        ...tooPale(`block, hue ${hue}`, of('bar-ink'), of('bar-ground'), TEXT_CONTRAST),
        ...tooPale(`block on paper, hue ${hue}`, of('bar-ink'), tokens.card!, TEXT_CONTRAST),
        ...tooPale(`fact, hue ${hue}`, of('bar-fact-ink'), fact, TEXT_CONTRAST),
        ...tooPale(`fact on a stripe, hue ${hue}`, of('bar-fact-ink'), striped, TEXT_CONTRAST),
      ]
    })

    expect(pale).toEqual([])
  })

  test.each(['', 'teacher', 'student', 'applicant', 'partner'])(
    'the login page of %s can be read',
    (face) => {
      const tokens = tokensOf(
        /accounts\/login\/login\.css$/,
        isDark,
        face ? new RegExp(`^:root|^\\.login-${face}$|\\.login-${face}$`) : ROOT,
      )

      const colourOf = (token: string) => displayedColour(`var(--${token})`, tokens, '#ffffff')!

      const onForm = ['ink', 'soft', 'accent', 'wrong'].flatMap((text) =>
        ['page', 'paper'].flatMap((ground) =>
          tooPale(`${text} on ${ground}`, colourOf(text), colourOf(ground), TEXT_CONTRAST),
        ),
      )

      /** The promise below the name is the palest text of the coloured half. */
      const onColour = ['deep', 'deeper'].flatMap((ground) =>
        tooPale(
          `the promise on ${ground}`,
          displayedColour('rgb(255 255 255 / 88%)', tokens, colourOf(ground))!,
          colourOf(ground),
          TEXT_CONTRAST,
        ),
      )

      expect([
        ...onForm,
        ...onColour,
        ...tooPale('button', colourOf('accent-ink'), colourOf('accent'), TEXT_CONTRAST),
      ]).toEqual([])
    },
  )

  test('the series of charts and the kinds of days can be seen', () => {
    const tokens: Tokens = tokensWith('#409EFF')

    const kinds = RULES.filter(({ file }) => file === 'areas/dashboard/calendar/calendar.css')
      .flatMap(({ declarations }) => declarations)
      .filter(([name]) => name === '--kind')
      .map(([, value]) => displayedColour(value, tokens, '#ffffff')!)

    expect(kinds.length).toBeGreaterThan(3)

    expect(
      [...kinds, ...Object.values(CHART_COLOURS)].flatMap((colour) =>
        tooPale('series', colour, tokens.card!, SHAPE_CONTRAST),
      ),
    ).toEqual([])
  })
})
