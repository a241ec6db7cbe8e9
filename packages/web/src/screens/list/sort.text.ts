import { book } from '../../platform/texts/book.ts'

export const sortText = book({
  sortBy: ['排序', 'Sort'],
  ownOrder: ['默认顺序', 'Default order'],
  rising: ['升序', 'ascending'],
  falling: ['降序', 'descending'],
})
