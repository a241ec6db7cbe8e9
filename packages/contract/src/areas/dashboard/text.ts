import { book } from '../../kernel/text/label.ts'

export const dashboardWords = book({
  area: ['首页', 'Home'],
  fields: {
    kind: ['事项', 'Item'],
    count: ['数量', 'Count'],
    subject: ['对象', 'Subject'],
    from: ['开始日期', 'From'],
    until: ['结束日期', 'Until'],
    pinned: ['常用入口', 'Shortcuts'],
    view: ['页面', 'Page'],
    openings: ['打开次数', 'Openings'],
    part: ['栏目', 'Section'],
    words: ['搜索内容', 'Search'],
    secret: ['订阅地址', 'Address'],
  },
  issues: {
    rangeWrong: ['结束日期应不早于开始日期，且相距不超过 62 天', 'must not be before the first day, and at most 62 days after it'],
    pinnedTwice: ['有重复的入口，请每个只保留一次', 'contains a page twice; keep each only once'],
  },
  auditActions: {
    'dashboard.calendarAddress.renew': ['生成日历订阅地址', 'Calendar subscription address generated'],
    'dashboard.calendarAddress.delete': ['停用日历订阅地址', 'Calendar subscription address disabled'],
  },
  calendar: { name: ['我的日历 · {name}', 'My calendar · {name}'], online: ['线上（规培平台）', 'Online (training platform)'] },
})
