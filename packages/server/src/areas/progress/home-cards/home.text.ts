import { book } from '@residency/contract/kernel/label'

export const progressHomeWords = book({
  title: ['我的进展评议', 'My progress'],
  toSign: ['待签收', 'to sign'],
  none: ['还没有评议结论。', 'Nothing is decided yet.'],
})
