import { book } from '../../../kernel/label.ts'
import { rulesEn } from './words.en.ts'
import { rulesZh } from './words.zh-CN.ts'

export const ruleWords = book(rulesZh, rulesEn)
