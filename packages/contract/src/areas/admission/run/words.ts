import { book } from '../../../kernel/label.ts'
import { admissionEn } from './words.en.ts'
import { admissionZh } from './words.zh-CN.ts'

export const admissionWords = book(admissionZh, admissionEn)
