import { helpBook } from './help-book.ts'

export const messagesHelp = helpBook(
  {
    'message/template/index': {
      about: '系统自动通知的模板：每种事项一份，中英文各一段。',
      acts: ['修改标题和正文，用花括号里的名称代表姓名、日期等', '决定是否同时发短信', '停用不需要的通知'],
      next: '修改只影响以后的通知，已经发出的不变。',
      asks: [['升级会改掉我的模板吗？', '不会，新版本只增加新的种类。']],
    },
  },
  {
    'message/template/index': {
      about: 'Templates of automatic notices: one per kind, in both languages.',
      acts: [
        'Change title and text; names in braces stand for people, days and so on',
        'Say whether an SMS is sent too',
        'Switch off what is not wanted',
      ],
      next: 'Changes hold for later notices only.',
      asks: [['Does an upgrade change my templates?', 'No, it only adds new kinds.']],
    },
  },
)
