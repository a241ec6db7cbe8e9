import { book } from '../../../kernel/label.ts'
import { templateEn } from './words.en.ts'
import { templateZh } from './words.zh-CN.ts'

export const templateWords = book(templateZh, templateEn)
