import { book } from './i18n.ts'

export const languageText = book(
  { failed: '没有能切换语言：文字未能加载。请检查网络后再试。' },
  { failed: 'The language was not changed: its texts could not be loaded. Check your connection, then try again.' },
)
