import { book } from '../../platform/texts/book.ts'

export const treeText = book({
  open: ['展开 {name}', 'Expand {name}'],
  close: ['收起 {name}', 'Collapse {name}'],
  openAll: ['全部展开', 'Expand all'],
  closeAll: ['全部收起', 'Collapse all'],
})
