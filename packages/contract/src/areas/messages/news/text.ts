import { book } from '../../../kernel/text/label.ts'

export const newsWords = book({
  auditActions: {
    'messages.news.create': ['新增新闻', 'News written'],
    'messages.news.update': ['修改新闻', 'News changed'],
    'messages.news.delete': ['删除新闻', 'News deleted'],
    'messages.news.pin': ['置顶或取消置顶新闻', 'News pinned or unpinned'],
    'news.publish': ['发布新闻', 'News published'],
    'news.schedule': ['定时发布新闻', 'News scheduled'],
    'news.unschedule': ['取消定时发布', 'News schedule cancelled'],
    'news.withdraw': ['撤下新闻', 'News withdrawn'],
    'news.undo': ['撤销新闻的操作', 'News action undone'],
  },
  fields: {
    filePath: ['文件', 'File'],
    title: ['标题', 'Title'],
    body: ['正文', 'Text'],
    files: ['附件', 'Attachments'],
    state: ['状态', 'State'],
    summary: ['摘要', 'Summary'],
    cover: ['封面', 'Cover'],
    isPinned: ['置顶', 'Pinned'],
    publishAt: ['发布时间', 'Publish at'],
  },
  flows: {
    news: {
      states: {
        draft: ['草稿', 'Draft'],
        scheduled: ['待发布', 'Scheduled'],
        published: ['已发布', 'Published'],
        withdrawn: ['已撤下', 'Withdrawn'],
      },
      actions: {
        publish: ['发布', 'Publish'],
        schedule: ['定时发布', 'Schedule'],
        unschedule: ['取消定时', 'Cancel schedule'],
        withdraw: ['撤下', 'Withdraw'],
      },
    },
  },
  permissions: { 'messages:news:edit': ['编写和发布新闻', 'Write and publish news'] },
  adds: {
    'message.newsItem': ['发布新闻', 'Write news'],
  },
  menus: { 'message.news': ['新闻中心', 'News'], 'message.newsItem': ['新闻管理', 'Manage news'] },
  errors: { newsTimePast: ['发布时间已经过去，请选择现在以后的时间', 'The time to publish has passed; choose a time in the future'] },
})
