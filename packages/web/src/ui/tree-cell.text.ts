import { book } from '../platform/i18n.ts'

export const treeText = book(
  { open: '展开 {name}', close: '收起 {name}', openAll: '全部展开', closeAll: '全部收起' },
  { open: 'Expand {name}', close: 'Collapse {name}', openAll: 'Expand all', closeAll: 'Collapse all' },
)
