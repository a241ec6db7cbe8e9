import { theme as antdTheme, type ThemeConfig } from 'antd'
import { mix, readableTone, shadesOf } from './colour.rules.ts'

export type Size = 'default' | 'large' | 'small'
const FACE = "'PingFang SC', 'Microsoft YaHei', 'Noto Sans SC', system-ui, -apple-system, sans-serif"
const LIGHT = { page: '#f5f7fa', card: '#ffffff', line: '#e3e8ee', ink: '#1c2733', soft: '#5a6877', faint: '#66727f' }
const DARK = { page: '#141414', card: '#1d1e1f', line: '#333639', ink: '#e6eaef', soft: '#a3adb8', faint: '#929ca7' }
/** State colours: each carries text on its own ground. */
const STATES = {
  light: { colorSuccess: '#1b7f4b', colorWarning: '#a35c00', colorError: '#c62828', colorInfo: '#1a6fd0' },
  dark: { colorSuccess: '#3fae73', colorWarning: '#d9932f', colorError: '#e0605e', colorInfo: '#409eff' },
}

const prefersCalm = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** All tokens of the component library; there is no second place. A colour chosen by the reader recomputes every shade. */
export function themeOf(colour: string, isDark: boolean, size: Size): ThemeConfig {
  const ground = isDark ? DARK : LIGHT
  const tone = readableTone(colour, ground.card)
  const shades = shadesOf(tone, ground.card)
  return {
    algorithm: isDark ? antdTheme.darkAlgorithm : antdTheme.defaultAlgorithm,
    token: {
      ...STATES[isDark ? 'dark' : 'light'],
      colorPrimary: tone,
      colorLink: tone,
      colorLinkHover: shades[20],
      colorBgLayout: ground.page,
      colorBgContainer: ground.card,
      colorBgElevated: isDark ? '#242628' : '#ffffff',
      colorBorder: isDark ? '#45494d' : '#cfd7e0',
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
      controlHeight: size === 'large' ? 40 : size === 'small' ? 28 : 32,
      motionDurationFast: '0.12s',
      motionDurationMid: '0.16s',
      motionDurationSlow: '0.2s',
      boxShadowTertiary: 'none',
      motion: !prefersCalm(),
    },
    components: {
      Button: { primaryShadow: 'none', defaultShadow: 'none', dangerShadow: 'none', ...(isDark ? { primaryColor: '#06182c' } : {}) },
      Table: {
        headerBg: isDark ? '#232527' : '#f7f9fb',
        headerSplitColor: 'transparent',
        headerColor: ground.soft,
        rowHoverBg: isDark ? '#232527' : '#f7f9fb',
        cellPaddingBlock: 12,
      },
      Menu: {
        itemBg: 'transparent',
        subMenuItemBg: 'transparent',
        itemSelectedBg: mix(tone, ground.card, 0.92),
        itemSelectedColor: tone,
        itemBorderRadius: 6,
        itemHeight: 38,
        activeBarBorderWidth: 0,
      },
      Layout: { headerBg: ground.card, siderBg: ground.card, bodyBg: ground.page },
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
  set('theme-soft', mix(tone, ground.card, 0.92))
  set('on-theme', isDark ? '#06182c' : '#ffffff')
  for (const [step, shade] of Object.entries(shadesOf(tone, ground.card))) set(`theme-${step}`, shade)
  for (const [name, value] of Object.entries(ground)) set(name, value)
}
