import { book } from '../../../kernel/label.ts'
import { cohortEn } from './words.en.ts'
import { cohortZh } from './words.zh-CN.ts'

export const cohortWords = book(cohortZh, cohortEn)
