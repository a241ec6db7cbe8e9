import { book } from '../platform/book.ts'

export const publicTitleText = book({ language: ['English', '中文'] })
