import { book } from '../../platform/texts/book.ts'

export const sortText = book({
  ownOrder: ['默认顺序', 'Default order'],
  rising: ['升序', 'ascending'],
  falling: ['降序', 'descending'],
})
