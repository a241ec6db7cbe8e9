import { book } from '../../../kernel/label.ts'
import { awardKindEn } from './words.en.ts'
import { awardKindZh } from './words.zh-CN.ts'

export const awardKindWords = book(awardKindZh, awardKindEn)
