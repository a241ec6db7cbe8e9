import { book } from '../../platform/texts/book.ts'

export const homeRowsText = book({ all: ['全部 {total}', 'All {total}'], open: ['查看', 'Open'] })
