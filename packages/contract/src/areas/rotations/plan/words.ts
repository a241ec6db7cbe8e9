import { book } from '../../../kernel/label.ts'
import { planEn } from './words.en.ts'
import { planZh } from './words.zh-CN.ts'

export const planWords = book(planZh, planEn)
