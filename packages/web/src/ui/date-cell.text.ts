import { book } from '../platform/book.ts'

export const dayPatterns = book({ thisYear: ['M月D日', 'D MMM'], otherYear: ['YYYY-MM-DD', 'YYYY-MM-DD'] })
