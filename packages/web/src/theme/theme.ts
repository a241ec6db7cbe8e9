import { theme as antdTheme, type ThemeConfig } from 'antd'
import { mix, readableTone, shadesOf } from './colour.rules.ts'

export type Size = 'default' | 'large' | 'small'
const FACE = "'PingFang SC', 'Microsoft YaHei', 'Noto Sans SC', system-ui, -apple-system, sans-serif"
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
const DARK = {
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
  light: { colorSuccess: '#1b7f4b', colorWarning: '#a35c00', colorError: '#c62828', colorInfo: '#1a6fd0' },
  dark: { colorSuccess: '#56c68b', colorWarning: '#f0ad4e', colorError: '#ff8a86', colorInfo: '#409eff' },
}

/** A light background in the theme's colour, and a text colour that is readable on it. */
function softOf(tone: string, card: string) {
  const ground = mix(tone, card, 0.92)
  return { ground, ink: readableTone(tone, ground) }
}
/** Backgrounds and borders of messages, slightly tinted. The library's mixes of such dark tones look muddy. */
const groundsOf = (states: Readonly<Record<string, string>>, card: string) =>
  Object.fromEntries(
    Object.entries(states).flatMap(([name, colour]) => [
      [`${name}Bg`, mix(colour, card, 0.92)],
      [`${name}Border`, mix(colour, card, 0.65)],
    ]),
  )
const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** All tokens of the component library. A colour chosen by the reader recomputes every shade. */
export function themeOf(colour: string, isDark: boolean): ThemeConfig {
  const ground = isDark ? DARK : LIGHT
  const tone = readableTone(colour, ground.card)
  const shades = shadesOf(tone, ground.card)
  const soft = softOf(tone, ground.card)
  const link = isDark ? mix(tone, '#ffffff', 0.2) : tone // The dark algorithm darkens its input.
  return {
    algorithm: isDark ? antdTheme.darkAlgorithm : antdTheme.defaultAlgorithm,
    token: {
      ...STATES[isDark ? 'dark' : 'light'],
      ...groundsOf(STATES[isDark ? 'dark' : 'light'], ground.card),
      colorPrimary: tone,
      // In light mode a button darkens on hover: white text on the library's lighter tone has too little contrast.
      ...(isDark ? {} : { colorPrimaryHover: mix(tone, '#000000', 0.12) }),
      colorLink: link,
      colorLinkHover: shades[20],
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
        ...(isDark ? { primaryColor: '#06182c' } : {}),
      },
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
        itemSelectedColor: isDark ? mix(tone, '#ffffff', 0.35) : tone,
      },
      Modal: { titleFontSize: 16 },
      Form: { verticalLabelPadding: '0 0 4px', itemMarginBottom: 20 },
    },
  }
}

/** The same colours for plain CSS: `--theme`, `--theme-10` … `--theme-85`, `--page`, `--card`, `--line`, `--ink`, `--soft`. */
export function applyColours(colour: string, isDark: boolean) {
  const ground = isDark ? DARK : LIGHT
  const tone = readableTone(colour, ground.card)
  const set = (name: string, value: string) => document.documentElement.style.setProperty(`--${name}`, value)
  set('accent', colour)
  set('theme', tone)
  const soft = softOf(tone, ground.card)
  set('theme-soft', soft.ground)
  set('theme-ink', soft.ink)
  set('on-theme', isDark ? '#06182c' : '#ffffff')
  for (const [step, shade] of Object.entries(shadesOf(tone, ground.card))) set(`theme-${step}`, shade)
  for (const [name, value] of Object.entries(ground)) set(name, value)
}
