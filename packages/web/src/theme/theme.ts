import { theme as antdTheme, type MappingAlgorithm, type ThemeConfig } from 'antd'
import {
  contrast,
  mix,
  readableTone,
  SHAPE_CONTRAST,
  shadesOf,
  TEXT_CONTRAST,
} from './colour.rules.ts'

export type Size = 'default' | 'large' | 'small'

const FACE =
  "'PingFang SC', 'Microsoft YaHei', 'Noto Sans SC', system-ui, -apple-system, sans-serif"

const LIGHT = {
  head: '#f7f9fb',
  page: '#f5f7fa',
  card: '#ffffff',
  line: '#e3e8ee',
  ink: '#1c2733',
  soft: '#5a6877',
  faint: '#66727f',
  border: '#cfd7e0',
  raised: '#ffffff',
}

const DARK: typeof LIGHT = {
  head: '#232527',
  page: '#141414',
  card: '#1d1e1f',
  line: '#333639',
  ink: '#e6eaef',
  soft: '#a3adb8',
  faint: '#929ca7',
  border: '#45494d',
  raised: '#242628',
}

/** State colours: each is readable on its own background. */
const STATES = {
  light: {
    colorSuccess: '#1b7f4b',
    colorWarning: '#a35c00',
    colorError: '#c62828',
    colorInfo: '#1a6fd0',
  },
  dark: {
    colorSuccess: '#56c68b',
    colorWarning: '#f0ad4e',
    colorError: '#ff8a86',
    colorInfo: '#409eff',
  },
}

type Ground = typeof LIGHT

/**
 * The background on which text is read worst: the darkest in the light theme, the lightest in the
 * dark one.
 */
const hardest = (ground: Ground) => (ground === LIGHT ? ground.page : ground.raised)

/** Text on a background in the theme's colour, in the dark theme. */
const ON_BRIGHT = '#06182c'

/**
 * A background tinted in the theme's colour, as strongly as every text stays readable on it, and
 * the theme's colour for text on it.
 */
function softOf(tone: string, ground: Ground) {
  const texts = [tone, ground.faint, ...Object.values(STATES[ground === LIGHT ? 'light' : 'dark'])]
  let share = 0.92

  while (
    share < 1 &&
    texts.some((text) => contrast(text, mix(tone, ground.card, share)) < TEXT_CONTRAST)
  )
    share += 0.01

  const tinted = mix(tone, ground.card, Math.min(share, 1))

  return { ground: tinted, ink: readableTone(tone, tinted) }
}

/**
 * Backgrounds and borders of messages, slightly tinted. The library's mixes of such dark tones look
 * muddy.
 */
const groundsOf = (states: Readonly<Record<string, string>>, card: string) =>
  Object.fromEntries(
    Object.entries(states).flatMap(([name, colour]) => [
      [`${name}Bg`, mix(colour, card, 0.92)],
      [`${name}Border`, mix(colour, card, 0.65)],
    ]),
  )

/** The tone for what carries a white mark, such as a switch or a ticked box. */
function toneUnderWhite(tone: string) {
  let share = 0
  while (contrast(mix(tone, '#000000', share), '#ffffff') < SHAPE_CONTRAST) share += 0.04

  return mix(tone, '#000000', share)
}

/**
 * The library's dark algorithm, which makes the colours that it is given darker, too dark to be
 * read: here they stay as they are.
 */
const darkWith =
  (tone: string, error: string): MappingAlgorithm =>
  (seed, tokens) => ({
    ...antdTheme.darkAlgorithm(seed, tokens),
    colorPrimary: tone,
    colorPrimaryHover: mix(tone, '#ffffff', 0.2),
    colorPrimaryActive: mix(tone, '#ffffff', 0.1),
    colorLink: tone,
    colorError: error,
    colorErrorHover: mix(error, '#ffffff', 0.2),
    colorErrorActive: mix(error, '#ffffff', 0.1),
  })

const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** All tokens of the component library. A colour chosen by the reader recomputes every shade. */
export function themeOf(colour: string, isDark: boolean): ThemeConfig {
  const ground = isDark ? DARK : LIGHT
  const tone = readableTone(colour, hardest(ground))
  const soft = softOf(tone, ground)
  const states = STATES[isDark ? 'dark' : 'light']
  const marked = { colorPrimary: toneUnderWhite(tone), colorPrimaryHover: toneUnderWhite(tone) }

  return {
    algorithm: isDark ? darkWith(tone, states.colorError) : antdTheme.defaultAlgorithm,
    token: {
      ...states,
      ...groundsOf(states, ground.card),
      colorPrimary: tone,
      // In light mode a button darkens on hover: white text on the library's lighter tone has too
      // little contrast.
      ...(isDark
        ? {}
        : {
            colorPrimaryHover: mix(tone, '#000000', 0.12),
            colorErrorHover: mix(states.colorError, '#000000', 0.12),
          }),
      controlItemBgActive: soft.ground,
      colorLink: tone,
      colorLinkHover: isDark ? mix(tone, '#ffffff', 0.2) : mix(tone, '#000000', 0.12),
      colorBgLayout: ground.page,
      colorBgContainer: ground.card,
      colorBgElevated: ground.raised,
      colorBorder: ground.border,
      colorBorderSecondary: ground.line,
      colorText: ground.ink,
      colorTextSecondary: ground.soft,
      colorTextTertiary: ground.faint,
      colorTextPlaceholder: ground.faint,
      colorTextDescription: ground.soft,
      fontFamily: FACE,
      fontSize: 14,
      lineHeight: 22 / 14,
      borderRadius: 6,
      borderRadiusLG: 10,
      controlHeight: 32,
      controlHeightLG: 40,
      motionDurationFast: '0.12s',
      motionDurationMid: '0.16s',
      motionDurationSlow: '0.2s',
      boxShadowTertiary: 'none',
      motion: !prefersReducedMotion(),
    },
    components: {
      Button: {
        defaultHoverColor: tone,
        primaryShadow: 'none',
        defaultShadow: 'none',
        dangerShadow: 'none',
        ...(isDark ? { primaryColor: ON_BRIGHT, dangerColor: ON_BRIGHT } : {}),
      },
      ...(isDark
        ? {
            DatePicker: { colorTextLightSolid: ON_BRIGHT },
            Steps: { colorTextLightSolid: ON_BRIGHT },
            Checkbox: marked,
            Radio: marked,
            Switch: marked,
          }
        : {}),
      Table: {
        headerBg: ground.head,
        headerSplitColor: 'transparent',
        headerColor: ground.soft,
        rowHoverBg: ground.head,
        cellPaddingBlock: 12,
      },
      Menu: {
        itemBg: 'transparent',
        subMenuItemBg: 'transparent',
        itemSelectedBg: soft.ground,
        itemSelectedColor: soft.ink,
        itemBorderRadius: 6,
        itemHeight: 38,
        activeBarBorderWidth: 0,
      },
      Layout: { headerBg: ground.card, siderBg: ground.card, bodyBg: ground.page },
      // The selected part must also be visible on the page background.
      Segmented: {
        trackBg: isDark ? '#2b2e31' : '#e6ebf1',
        itemColor: ground.soft,
        itemSelectedBg: isDark ? '#3a3f43' : '#ffffff',
        itemSelectedColor: isDark ? readableTone(mix(tone, '#ffffff', 0.35), '#3a3f43') : tone,
      },
      Modal: { titleFontSize: 16 },
      Form: { verticalLabelPadding: '0 0 4px', itemMarginBottom: 20 },
    },
  }
}

/**
 * The same colours for plain CSS, by name: `theme`, `theme-10` … `theme-85`, `page`, `card`,
 * `line`, `ink`, `soft`.
 */
export function coloursOf(colour: string, isDark: boolean): Readonly<Record<string, string>> {
  const ground = isDark ? DARK : LIGHT
  const tone = readableTone(colour, hardest(ground))
  const soft = softOf(tone, ground)

  const shades = Object.entries(shadesOf(tone, ground.card)).map(([step, shade]) => [
    `theme-${step}`,
    shade,
  ])

  return {
    accent: colour,
    theme: tone,
    'theme-soft': soft.ground,
    'theme-ink': soft.ink,
    'on-theme': isDark ? ON_BRIGHT : '#ffffff',
    ...Object.fromEntries(shades),
    ...ground,
  }
}

export function applyColours(colour: string, isDark: boolean) {
  for (const [name, value] of Object.entries(coloursOf(colour, isDark)))
    document.documentElement.style.setProperty(`--${name}`, value)
}
