import type { SameWords } from '../../kernel/index.ts'
import type { dashboardZh } from './words.zh-CN.ts'

export const dashboardEn = {
  area: 'Home',
  fields: {
    kind: 'Matter',
    count: 'How many',
    subject: 'Subject',
    from: 'From',
    until: 'Until',
    pinned: 'Shortcuts',
    view: 'Page',
    openings: 'Openings',
    part: 'Part',
    secret: 'Address',
  },
  issues: {
    rangeWrong: 'must not be before the first day, and at most 62 days after it',
    pinnedTwice: 'contains a page twice; please keep each once',
  },
  auditActions: {
    'dashboard.calendarAddress.renew': 'made an address for the calendar',
    'dashboard.calendarAddress.delete': 'took the address of the calendar away',
  },
  calendar: { name: 'My calendar · {name}', online: 'Online (training platform)' },
} as const satisfies SameWords<typeof dashboardZh>
