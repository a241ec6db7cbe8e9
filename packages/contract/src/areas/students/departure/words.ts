import { book } from '../../../kernel/label.ts'
import { departureEn } from './words.en.ts'
import { departureZh } from './words.zh-CN.ts'

export const departureWords = book(departureZh, departureEn)
