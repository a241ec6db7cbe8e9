import { book } from '../../../kernel/label.ts'
import { examsEn } from './words.en.ts'
import { examsZh } from './words.zh-CN.ts'

export const examsWords = book(examsZh, examsEn)
