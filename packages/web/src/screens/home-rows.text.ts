import { book } from '../platform/i18n.ts'

export const homeRowsText = book({ all: '全部 {total}', open: '查看' }, { all: 'All {total}', open: 'Open' })
