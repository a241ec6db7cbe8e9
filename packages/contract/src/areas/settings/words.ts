import { book } from '../../kernel/label.ts'
import { settingsEn } from './words.en.ts'
import { settingsZh } from './words.zh-CN.ts'

export const settingsWords = book(settingsZh, settingsEn)
