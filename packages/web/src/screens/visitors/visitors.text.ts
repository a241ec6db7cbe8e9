import { book } from '../../platform/texts/book.ts'

export const publicTitleText = book({ language: ['English', '中文'] })

export const visitorFrameText = book({
  product: ['医技药师规范化培训管理平台', 'Residency Training for Medical Technicians and Pharmacists'],
  short: ['规培管理平台', 'Residency Training'],
  language: ['English', '中文'],
  languageShort: ['EN', '中'],
  help: ['帮助', 'Help'],
  languageLabel: ['Switch to English', '切换到中文'],
  theme: ['切换深浅色', 'Light or dark'],
  logOut: ['退出登录', 'Log out'],
  toHome: ['返回首页', 'To the home page'],
})
