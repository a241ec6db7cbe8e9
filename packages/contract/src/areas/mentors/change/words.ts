import { book } from '../../../kernel/label.ts'
import { changeEn } from './words.en.ts'
import { changeZh } from './words.zh-CN.ts'

export const changeWords = book(changeZh, changeEn)
