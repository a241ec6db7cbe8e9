export const newsZh = {
  auditActions: {
    'messages.news.create': '新增新闻',
    'messages.news.update': '修改新闻',
    'messages.news.delete': '删除新闻',
    'messages.news.pin': '置顶或取消置顶新闻',
    'news.publish': '发布新闻',
    'news.schedule': '定时发布新闻',
    'news.unschedule': '取消定时发布',
    'news.withdraw': '撤下新闻',
    'news.undo': '撤销新闻的操作',
  },
  fields: {
    filePath: '文件',
    title: '标题',
    body: '正文',
    files: '附件',
    state: '状态',
    summary: '摘要',
    cover: '封面',
    isPinned: '置顶',
    publishAt: '发布时间',
  },
  flows: {
    news: {
      states: { draft: '草稿', scheduled: '待发布', published: '已发布', withdrawn: '已撤下' },
      actions: { publish: '发布', schedule: '定时发布', unschedule: '取消定时', withdraw: '撤下' },
    },
  },
  permissions: { 'messages:news:edit': '编写和发布新闻' },
  menus: { 'message.news': '新闻中心', 'message.newsItem': '新闻管理' },
  errors: { newsTimePast: '发布时间已经过去，请选择现在以后的时间' },
} as const
