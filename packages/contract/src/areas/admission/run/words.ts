import { book } from '../../../kernel/label.ts'
import { runEn } from './words.en.ts'
import { runZh } from './words.zh-CN.ts'

export const admissionWords = book(runZh, runEn)
