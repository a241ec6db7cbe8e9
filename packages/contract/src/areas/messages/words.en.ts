import type { SameWords } from '../../kernel/index.ts'
import { joinWords } from '../../kernel/join-words.ts'
import type { AreaWords } from '../../kernel/words.ts'
import { collectionEn } from './collections/words.en.ts'
import { informEn } from './informs/words.en.ts'
import { newsEn } from './news/words.en.ts'
import { recipientEn } from './recipients/words.en.ts'
import type { OwnWords } from './words.zh-CN.ts'

const own = {
  area: 'Messages',
  auditActions: {
    'messages.review.remind': 'Remind to decide',
    'messages.template.update': 'Changed a notice template',
    'messages.delivery.send': 'Sent a message again',
  },
  fields: {
    unread: 'Unread only',
    title: 'Title',
    titleEn: 'English title',
    body: 'Text',
    bodyEn: 'English text',
    channels: 'Ways beside the site',
    pace: 'When it goes out',
    group: 'Stage',
    source: 'Source',
    recent: 'Last 7 days',
    channel: 'Way',
    kind: 'Kind of notice',
    kinds: 'Kinds of notices',
    state: 'State',
    keywords: 'Keywords',
    isOn: 'In use',
  },
  menus: { 'system.noticeTemplate': 'Notice templates', 'system.delivery': 'Deliveries' },
  permissions: {
    'messages:template:list': 'See notice templates',
    'messages:template:edit': 'Change notice templates',
    'messages:delivery:list': 'See what became of messages beside the site',
    'messages:delivery:send': 'Send failed messages again',
  },
  errors: {
    templateWrong: 'The template was not saved; please correct what is marked',
    deliveryNotFailed: 'This message has not failed; it needs no other try',
    urgentStays: 'Urgent notices cannot be switched off; the others can, one by one',
  },
  channels: { wechat: 'WeChat', sms: 'SMS', mail: 'E-mail' },
  paces: { urgent: 'Urgent, at any hour', daytime: 'At once, but not from 21:00 to 7:00', digest: 'Together at 8:00 on working days' },
  deliveryStates: { due: 'To be sent', sending: 'Being sent', sent: 'Sent', failed: 'Not delivered' },
  deliveryReasons: {
    tooOld: 'No carrier took it within three days',
    noAddress: 'No number, address or bound WeChat',
    interrupted: 'Interrupted while it was sent; perhaps it arrived',
    addressRefused: 'Number or address was refused',
    number: 'There is no such number',
    recipient: 'They or their carrier bar such messages',
    text: 'The carrier does not accept this content',
    notFollowing: 'No longer follows the official account',
    notPermitted: 'The carrier does not permit it; check account and templates',
    limit: 'Over the carrier’s limit',
    unreachable: 'The carrier does not answer',
    refused: 'The carrier refused it',
  },
  issues: {
    blankUnknown: '{wrong} cannot be filled in; these can: {known}',
    blanksNone: '{wrong} cannot be filled in; this notice has nothing to fill in',
  },
} as const satisfies SameWords<OwnWords>

export const messagesEn = joinWords(own, recipientEn, informEn, newsEn, collectionEn) as SameWords<OwnWords> & AreaWords
