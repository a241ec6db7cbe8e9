import { book } from '../../../kernel/label.ts'
import { awayEn } from './words.en.ts'
import { awayZh } from './words.zh-CN.ts'

export const awayWords = book(awayZh, awayEn)
