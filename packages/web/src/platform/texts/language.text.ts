import { book } from '@residency/contract/kernel/label'

export const languageText = book({
  failed: [
    '没有能切换语言：文字未能加载。请检查网络后再试。',
    'The language could not be switched because its texts could not be loaded. Check your connection and try again.',
  ],
})
