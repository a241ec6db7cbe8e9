import { book } from '../platform/i18n.ts'

export const visitorFrameText = book(
  {
    product: '医技药师规范化培训管理平台',
    short: '规培管理平台',
    language: 'English',
    languageShort: 'EN',
    help: '帮助',
    languageLabel: 'Switch to English',
    theme: '切换深浅色',
    logOut: '退出登录',
    toHome: '返回首页',
  },
  {
    product: 'Residency Training for Medical Technicians and Pharmacists',
    short: 'Residency Training',
    language: '中文',
    languageShort: '中',
    help: 'Help',
    languageLabel: '切换到中文',
    theme: 'Light or dark',
    logOut: 'Log out',
    toHome: 'To the home page',
  },
)
