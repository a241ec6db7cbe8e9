import { book } from '../../platform/texts/book.ts'

export const publicTitleText = book({ language: ['English', '中文'] })
