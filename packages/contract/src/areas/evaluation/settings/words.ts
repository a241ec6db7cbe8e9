import { book } from '../../../kernel/label.ts'
import { settingEn } from './words.en.ts'
import { settingZh } from './words.zh-CN.ts'

export const settingWords = book(settingZh, settingEn)
