import { joinWords } from '../../kernel/join-words.ts'
import type { AreaWords } from '../../kernel/words.ts'
import { collectionZh } from './collections/words.zh-CN.ts'
import { informZh } from './informs/words.zh-CN.ts'
import { newsZh } from './news/words.zh-CN.ts'
import { recipientZh } from './recipients/words.zh-CN.ts'

const own = {
  area: '消息',
  auditActions: {
    'messages.review.remind': '提醒审核',
    'messages.template.update': '修改通知模板',
    'messages.delivery.send': '重新发送消息',
  },
  fields: {
    unread: '只看未读',
    title: '标题',
    titleEn: '英文标题',
    body: '正文',
    bodyEn: '英文正文',
    channels: '站外途径',
    pace: '发送时间',
    group: '环节',
    source: '来源',
    recent: '近 7 天',
    channel: '途径',
    kind: '通知种类',
    kinds: '通知种类',
    state: '状态',
    keywords: '关键词',
    isOn: '启用',
  },
  menus: { 'system.noticeTemplate': '通知模板', 'system.delivery': '发送记录' },
  permissions: {
    'messages:template:list': '查看通知模板',
    'messages:template:edit': '修改通知模板',
    'messages:delivery:list': '查看站外消息的发送记录',
    'messages:delivery:send': '重新发送失败的消息',
  },
  errors: {
    templateWrong: '模板没有保存，请按提示修改',
    deliveryNotFailed: '这条消息不在失败状态，不用重新发送',
    urgentStays: '紧急通知不能关闭，其余的可以逐项关闭',
  },
  channels: { wechat: '微信', sms: '短信', mail: '邮件' },
  paces: { urgent: '紧急，随时发送', daytime: '立即发送，夜间（21:00–7:00）除外', digest: '工作日 8:00 汇总发送' },
  deliveryStates: { due: '待发送', sending: '发送中', sent: '已发送', failed: '未送达' },
  deliveryReasons: {
    tooOld: '三天内没有发成',
    noAddress: '没有手机号、邮箱或微信绑定',
    interrupted: '发送时中断，可能已送达',
    addressRefused: '号码或邮箱被对方拒收',
    number: '号码不存在',
    recipient: '对方或运营商不接收',
    text: '运营商不接受这个内容',
    notFollowing: '已取消关注公众号',
    notPermitted: '服务商不允许，请检查账号和模板',
    limit: '超过服务商的发送限额',
    unreachable: '服务商没有应答',
    refused: '服务商拒绝了',
  },
  issues: {
    blankUnknown: '{wrong} 不能填入，可以使用：{known}',
    blanksNone: '{wrong} 不能填入，这条通知没有可以填入的内容',
  },
} as const

/** The words of the area itself; its sub-rooms have their own. */
export type OwnWords = typeof own
export const messagesZh = joinWords(own, recipientZh, informZh, newsZh, collectionZh) as OwnWords & AreaWords
