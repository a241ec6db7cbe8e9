import { book } from '../../kernel/label.ts'
import { dashboardEn } from './words.en.ts'
import { dashboardZh } from './words.zh-CN.ts'

export const dashboardWords = book(dashboardZh, dashboardEn)
