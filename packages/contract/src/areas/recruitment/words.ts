import type { AreaWords } from '../../kernel/index.ts'
import { recruitmentEn } from './words.en.ts'
import { recruitmentZh } from './words.zh-CN.ts'

/** Joined from the words of its sub-folders, whose sameness is checked there. */
export const recruitmentWords: Readonly<Record<'zh-cn' | 'en', AreaWords>> = { 'zh-cn': recruitmentZh, en: recruitmentEn }
