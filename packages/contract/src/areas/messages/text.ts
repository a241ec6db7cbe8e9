import { joinWords } from '../../kernel/text/join-words.ts'
import { book } from '../../kernel/text/label.ts'
import { collectionWords } from './collections/text.ts'
import { concernWords } from './concerns/text.ts'
import { informWords } from './informs/text.ts'
import { newsWords } from './news/text.ts'
import { recipientWords } from './recipients/text.ts'

export const messagesWords = joinWords(
  book({
    setUp: {
      mail: {
        title: ['邮件', 'E-mail'],
        lead: ['在服务器设置中填写邮件服务，再发一封测试邮件', 'Enter the mail service in the server settings, then send a test e-mail'],
      },
      sms: {
        title: ['短信', 'SMS'],
        lead: ['在服务器设置中填写短信服务，再发一条测试短信', 'Enter the SMS service in the server settings, then send a test SMS'],
      },
      wechat: {
        title: ['微信公众号', 'WeChat account'],
        lead: ['在服务器设置中填写公众号，再发一条测试消息', 'Enter the official account in the server settings, then send a test message'],
      },
    },

    area: ['消息', 'Messages'],
    auditActions: {
      'messages.review.remind': ['提醒审核', 'Reminder to decide sent'],
      'messages.template.update': ['修改通知模板', 'Notice template changed'],
      'messages.delivery.send': ['重新发送消息', 'Message sent again'],
    },
    fields: {
      unread: ['只看未读', 'Unread only'],
      title: ['标题', 'Title'],
      titleEn: ['英文标题', 'English title'],
      body: ['正文', 'Text'],
      bodyEn: ['英文正文', 'English text'],
      channels: ['站外途径', 'Other channels'],
      pace: ['发送时间', 'When it goes out'],
      group: ['环节', 'Stage'],
      source: ['来源', 'Source'],
      recent: ['近 7 天', 'Last 7 days'],
      channel: ['途径', 'Channel'],
      kind: ['通知种类', 'Kind of notice'],
      kinds: ['通知种类', 'Kinds of notices'],
      state: ['状态', 'State'],
      keywords: ['关键词', 'Keywords'],
      isOn: ['启用', 'In use'],
    },
    menus: { 'system.noticeTemplate': ['通知模板', 'Notice templates'], 'system.delivery': ['发送记录', 'Deliveries'] },
    permissions: {
      'messages:template:list': ['查看通知模板', 'See notice templates'],
      'messages:template:edit': ['修改通知模板', 'Change notice templates'],
      'messages:delivery:list': ['查看站外消息的发送记录', 'See deliveries by other channels'],
      'messages:delivery:send': ['重新发送失败的消息', 'Send failed messages again'],
    },
    errors: {
      templateWrong: ['模板没有保存，请按提示修改', 'The template was not saved; correct what is marked'],
      deliveryNotFailed: ['这条消息不在失败状态，不用重新发送', 'This message has not failed and need not be sent again'],
      urgentStays: ['紧急通知不能关闭，其余的可以逐项关闭', 'Urgent notices cannot be switched off; the others can, one by one'],
    },
    channels: { wechat: ['微信', 'WeChat'], sms: ['短信', 'SMS'], mail: ['邮件', 'E-mail'] },
    paces: {
      urgent: ['紧急，随时发送', 'Urgent, at any hour'],
      daytime: ['立即发送，夜间（21:00–7:00）除外', 'At once, but not from 21:00 to 7:00'],
      digest: ['工作日 8:00 汇总发送', 'In a digest at 8:00 on working days'],
    },
    deliveryStates: {
      due: ['待发送', 'Waiting'],
      sending: ['发送中', 'Sending'],
      sent: ['已发送', 'Sent'],
      failed: ['未送达', 'Not delivered'],
    },
    deliveryReasons: {
      tooOld: ['三天内没有发成', 'Could not be sent within three days'],
      noAddress: ['没有手机号、邮箱或微信绑定', 'No mobile number, e-mail or linked WeChat'],
      interrupted: ['发送时中断，可能已送达', 'Interrupted while sending; it may have arrived'],
      addressRefused: ['号码或邮箱被对方拒收', 'Number or address was refused'],
      number: ['号码不存在', 'No such number'],
      recipient: ['对方或运营商不接收', 'The recipient or their carrier blocks such messages'],
      text: ['运营商不接受这个内容', 'The carrier does not accept this content'],
      notFollowing: ['已取消关注公众号', 'No longer follows the official account'],
      notPermitted: ['服务商不允许，请检查账号和模板', 'The provider does not permit it; check the account and templates'],
      limit: ['超过服务商的发送限额', 'Over the provider’s sending limit'],
      unreachable: ['服务商没有应答', 'The provider does not respond'],
      refused: ['服务商拒绝了', 'The provider refused it'],
    },
    issues: {
      blankUnknown: ['{wrong} 不能填入，可以使用：{known}', '{wrong} cannot be filled in; you can use: {known}'],
      blanksNone: ['{wrong} 不能填入，这条通知没有可以填入的内容', '{wrong} cannot be filled in; this notice has nothing to fill in'],
    },
  }),
  recipientWords,
  informWords,
  newsWords,
  collectionWords,
  concernWords,
)
