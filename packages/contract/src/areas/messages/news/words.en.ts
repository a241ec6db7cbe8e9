import type { SameWords } from '../../../kernel/index.ts'
import type { newsZh } from './words.zh-CN.ts'

export const newsEn = {
  auditActions: {
    'messages.news.create': 'News written',
    'messages.news.update': 'News changed',
    'messages.news.delete': 'News deleted',
    'messages.news.pin': 'News pinned or unpinned',
    'news.publish': 'News published',
    'news.schedule': 'News scheduled',
    'news.unschedule': 'Schedule of news taken back',
    'news.withdraw': 'News withdrawn',
    'news.undo': 'Step of news undone',
  },
  fields: {
    filePath: 'File',
    title: 'Title',
    body: 'Text',
    files: 'Attachments',
    state: 'State',
    summary: 'Summary',
    cover: 'Cover',
    isPinned: 'Kept on top',
    publishAt: 'To be published at',
  },
  flows: {
    news: {
      states: { draft: 'Draft', scheduled: 'Scheduled', published: 'Published', withdrawn: 'Withdrawn' },
      actions: { publish: 'Publish', schedule: 'Schedule', unschedule: 'Take back the schedule', withdraw: 'Withdraw' },
    },
  },
  permissions: { 'messages:news:edit': 'Write and publish news' },
  menus: { 'message.news': 'News', 'message.newsItem': 'Manage news' },
  errors: { newsTimePast: 'This time is over; choose one that is still to come' },
} as const satisfies SameWords<typeof newsZh>
