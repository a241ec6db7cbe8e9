import { joinAreaWords } from './registry/area-words.text.ts'

const issuesIn = (language: 'zh-cn' | 'en') =>
  Object.fromEntries(Object.entries(joinAreaWords()).map(([area, words]) => [area, { issues: words[language].issues ?? {} }]))

/**
 * What forms say of wrong input, for every area in one book: a form may use the schema of any area.
 */
export const formMistakes = { 'zh-cn': issuesIn('zh-cn'), en: issuesIn('en') }
