import { book } from '../../../kernel/label.ts'
import { leadersEn } from './words.en.ts'
import { leadersZh } from './words.zh-CN.ts'

export const leaderWords = book(leadersZh, leadersEn)
