import type { AreaWords } from '@residency/contract/kernel'
import type { Book, Language } from '@residency/contract/kernel/label'
import { joinAreaWords } from './area-words.ts'

const issuesIn = (language: Language) =>
  Object.fromEntries(Object.entries(joinAreaWords()).map(([area, words]) => [area, { issues: words[language].issues ?? {} }]))

/** What forms say of wrong input, for every area in one book: a form may use the schema of any area. */
export const formMistakes: Book<Record<string, AreaWords>> = { 'zh-cn': issuesIn('zh-cn'), en: issuesIn('en') }
