import { book } from '@residency/contract/kernel/label'

export const progressHomeWords = book({
  title: ['我的进展评议', 'My progress decisions'],
  toSign: ['待签收', 'to acknowledge'],
  none: ['还没有评议结论。', 'No decisions yet.'],
})
