import { joinWords } from '../../kernel/join-words.ts'
import type { AreaWords } from '../../kernel/words.ts'
import { collectionZh } from './collections/words.zh-CN.ts'
import { informZh } from './informs/words.zh-CN.ts'
import { newsZh } from './news/words.zh-CN.ts'
import { recipientZh } from './recipients/words.zh-CN.ts'

const own = {
  area: '消息',
  auditActions: { 'messages.template.update': '修改通知模板' },
  fields: {
    unread: '只看未读',
    title: '标题',
    titleEn: '英文标题',
    body: '正文',
    bodyEn: '英文正文',
    bySms: '同时发微信或短信',
    isOn: '启用',
  },
  menus: { 'system.noticeTemplate': '通知模板' },
  permissions: {
    'messages:template:list': '查看通知模板',
    'messages:template:edit': '修改通知模板',
    'messages:delivery:list': '查看未发出的消息数',
  },
  errors: { templateWrong: '模板没有保存，请按提示修改' },
  issues: {
    blankUnknown: '{wrong} 不能填入，可以使用：{known}',
    blanksNone: '{wrong} 不能填入，这条通知没有可以填入的内容',
  },
} as const

/** The words of the area itself; its sub-rooms have their own. */
export type OwnWords = typeof own
export const messagesZh = joinWords(own, recipientZh, informZh, newsZh, collectionZh) as OwnWords & AreaWords
